" Reads `texts.json`, a list of texts, and writes `colours.json`: of each the lines, from the last to the first, as [group, bytes].
set encoding=utf-8 nocompatible noswapfile nomodeline
filetype plugin indent on
syntax on
let s:all = []
let s:numbers = json_decode(join(readfile('texts.json'), "\n"))
for s:file in s:numbers
  execute 'edit ++ff=unix ++enc=utf-8 ' . s:file
  let s:lines = []
  for s:line in range(line('$'), 1, -1)
    let s:pieces = []
    for s:column in range(1, strlen(getline(s:line)))
      let s:group = synIDattr(synID(s:line, s:column, 1), 'name')
      if !empty(s:pieces) && s:pieces[-1][0] ==# s:group
        let s:pieces[-1][1] += 1
      else
        call add(s:pieces, [s:group, 1])
      endif
    endfor
    call add(s:lines, s:pieces)
  endfor
  call add(s:all, s:lines)
  bwipeout!
endfor
call writefile([json_encode([v:errmsg, s:all])], 'colours.json')
qall!
