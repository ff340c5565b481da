A flag in two colours
#d
   0:   #ffffff  white
   1:#  #000000  black
   r:r  #d03030  red
:
2r
1r 1
:
2r
1r 1
