// Tokens of Go's own scanner, for JSON texts on standard input, in code points.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"go/scanner"
	"go/token"
	"os"
	"unicode/utf8"
)

func kindOf(tok token.Token) string {
	switch {
	case tok == token.COMMENT:
		return "comment"
	case tok == token.STRING || tok == token.CHAR:
		return "text"
	case tok == token.INT || tok == token.FLOAT || tok == token.IMAG:
		return "number"
	case tok == token.IDENT:
		return "name"
	case tok.IsKeyword():
		return "word"
	}
	return "symbol"
}

func answer(text string) any {
	src := []byte(text)
	files := token.NewFileSet()
	file := files.AddFile("", files.Base(), len(src))
	failed := ""
	var s scanner.Scanner
	s.Init(file, src, func(_ token.Position, message string) { failed = message }, scanner.ScanComments)
	points := make([]int, len(src)+1)
	for i, n := 0, 0; i < len(src); n++ {
		_, size := utf8.DecodeRune(src[i:])
		for j := 1; j <= size; j++ {
			points[i+j] = n + 1
		}
		i += size
	}
	tokens := [][]any{}
	for {
		pos, tok, literal := s.Scan()
		if tok == token.EOF {
			break
		}
		// A line that ends may end a statement.
		if tok == token.SEMICOLON && literal != ";" {
			continue
		}
		length := len(literal)
		if tok.IsOperator() {
			length = len(tok.String())
		}
		start := file.Offset(pos)
		tokens = append(tokens, []any{kindOf(tok), points[start], points[start+length]})
	}
	if failed != "" {
		return map[string]string{"error": failed}
	}
	return tokens
}

func main() {
	in := bufio.NewReader(os.Stdin)
	out := json.NewEncoder(os.Stdout)
	for {
		line, err := in.ReadBytes('\n')
		if len(line) > 1 {
			var text string
			if err := json.Unmarshal(line, &text); err != nil {
				fmt.Fprintln(os.Stderr, err)
				os.Exit(1)
			}
			out.Encode(answer(text))
		}
		if err != nil {
			return
		}
	}
}
