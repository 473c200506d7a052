" Reads `texts.json`, lists of lines, and writes `colours.json`: of each the lines, from the last to the first, as [group, bytes].
set encoding=utf-8 nocompatible noswapfile nomodeline undolevels=-1
filetype plugin indent on
syntax on
" As a person opens a program: by its name Vim knows what it is.
execute 'edit program' . $EXTENSION
let s:all = []
for s:text in json_decode(join(readfile('texts.json'), "\n"))
  silent %delete _
  call setline(1, s:text)
  " What was known of the text before is forgotten where a screen is drawn.
  redraw!
  let s:lines = []
  for s:line in range(line('$'), 1, -1)
    let s:pieces = []
    let s:before = ''
    for s:column in range(1, strlen(getline(s:line)))
      let s:group = synIDattr(synID(s:line, s:column, 1), 'name')
      if s:group ==# s:before && s:column > 1
        let s:pieces[-1][1] += 1
      else
        call add(s:pieces, [s:group, 1])
        let s:before = s:group
      endif
    endfor
    call add(s:lines, s:pieces)
  endfor
  call add(s:all, s:lines)
endfor
call writefile([json_encode([v:errmsg, s:all])], 'colours.json')
qall!
