import { GENERATORS } from '../../../generators/index.js';

/** The families whose parts show all settings of a part. */
const SHOWN = ['sudoku', 'nonogram'];

/** Parts of the other families with a generator. */
const OTHERS = GENERATORS.filter(({ family }) => !SHOWN.includes(family)).map(
  ({ family }) => `  - family: ${family}\n    count: 2\n`,
);

/** A specification to start from: a small book of every family with a generator, each line explained. */
export const EXAMPLE_SPEC = `# A book of puzzles. Make it with: puzzlewright book SPEC -o book.pdf
# Lengths are millimetres, or texts such as "3 mm" and "0.125 in". Every line but "parts" may be left out.

language: en                # the language of headings, rules and labels: see "puzzlewright list languages"
# english: true             # a book in another language has zebra, hints and steps, which are in English, all the same
title: Puzzles for a rainy week
subtitle: Puzzles of many kinds, each with exactly one solution
author: A. Setter
# copyright: 2026 A. Setter
seed: rainy-week            # any text; the same specification and seed give the same book

# printer: kdp              # kdp or ingramspark: the book obeys the rules of this printer
# paper: white              # white, cream, colour or premium (colour): decides how thick the book is
# pages: 120                # the book gets this many pages; the counts of the parts are shares then
# series: 10                # ten volumes, from easy to hard, each with the puzzles below; none is in two of them
# sheets: 25                # with the layout packet: 25 different worksheets in one file; answers: separate
design: modern              # modern, classic (with serifs) or children (large and friendly)
colour: false               # true: headings and ornaments in the colour of the design
# logo: logo.png            # PNG or SVG, in grey on the title page
# foreword: One paragraph a line, before the contents.
# zero: plain               # plain or slashed; plain by default for children and in packets
puzzle-titles: false        # true: titles stand over puzzles, but for those that give a hidden picture away
# cover: true               # a second PDF with back, spine and front; or settings:
# cover: { file: cover.pdf, blurb: Text of the back, colour: "#1d3a57", spine: 5 mm, puzzle: 1, guides: false }
trim: letter                # letter, a4, 8x10, 7x10, 6x9, 5.5x8.5, a5, 8x8, 8.25x6, tablet, tablet-wide, e-reader, or a size such as 170x240 mm
bleed: 0                    # "0.125 in" for pages that are cut from larger sheets
# margins: { inner: 18, outer: 12, top: 12, bottom: 12 }   # by default the inner one grows with the pages

layout: book                # book, or packet: worksheets for a class, whose parts share pages, with a line for the name
answers: back               # back, overleaf, beside (on the page beside their puzzles), or separate (a file of its own)
rules: true                 # how each kind of puzzle is solved, with a worked example
title-page: true
contents: true
openings: true              # a part begins with its title, the rules in a sentence and a solved picture
numbering: continuous       # continuous, or parts (every part begins with 1)
difficulty-labels: true     # the words of rate; false is quicker
page-numbers: true
links: true                 # bookmarks, and links from the contents to the parts and from puzzles to answers
large-print: false          # one puzzle a page, digits of 16 points and more

parts:
  - title: Sudoku to warm up
    family: sudoku
    count: 4
    difficulty: easy        # easy, medium, hard, as rate says it, or a list to be shared: [easy, medium]
    per-page: 4             # auto (default): the most that keep a good size; a number up to 12, or fewer if small
    order: difficulty       # easy ones first (default), by the number of rate, given, or shuffled
    hints: 1                # hints for each puzzle: 0 (default) to 3
    hints-at: foot          # back (default), or foot: upside down below the puzzles of the page
    explain: false          # true: each puzzle solved step by step, in pictures, at the back
  - title: Letters
    family: nonogram
    count: 2
    no-guess: true          # only puzzles that logic with one step of look-ahead finishes
    parameters:             # the settings of "puzzlewright generate FAMILY --help", without the dashes
      pattern: letters      # random, symmetric, repeated or letters; or a folder: pictures: my-pictures
${OTHERS.join('')}# - title: From my drawer
#   files: [old/one.json, old/more.txt]   # files, folders or old/*.json; "-" is standard input; names are relative to this file
`;
