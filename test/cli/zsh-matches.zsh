# Prints what zsh would complete: zsh -f zsh-matches.zsh SCRIPT LINE. A second shell in a pseudo terminal completes the line;
# there compadd, by which every match is added, prints the matches instead.
zmodload zsh/zpty
zpty shell zsh -f -i
until_there() {
  local all= part
  while zpty -r shell part; do
    all+=$part
    [[ $part == *$1* ]] && break
  done
  print -r -- "$all"
}
zpty -w shell "PS1=
autoload -Uz compinit; compinit -D -u
source ${(q)1}
bindkey '^I' complete-word
compadd() {
  if [[ \${@[1,(i)(-|--)]} == *-(O|A|D)\\ * ]]; then
    builtin compadd \"\$@\"
    return
  fi
  local -a matches
  builtin compadd -A matches \"\$@\"
  print -lr -- MATCH:\${^matches}
}
finished() { print -r -- MATCHES-END; exit }
comppostfuncs=(finished)
print -r -- SHELL-IS''-READY"
until_there SHELL-IS-READY > /dev/null
zpty -w -n shell "$2"$'\t'
until_there $'\nMATCHES-END' | grep -a -o 'MATCH:[^[:cntrl:]]*'
