#d
   0:   #ffffff
   a:a  #000000
   b:b  #d03030
: rows
2b
1b 1a
: columns
2b
1b 1a
