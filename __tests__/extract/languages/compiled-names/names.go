// What go/doc says of the packages in folders: a line of JSON for each. A file that a build on Linux leaves out has `?`.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/build"
	"go/doc"
	"go/parser"
	"go/printer"
	"go/token"
	"os"
	"path/filepath"
	"sort"
	"strings"
)

func params(fset *token.FileSet, f *ast.FieldList) string {
	if f == nil {
		return "()"
	}
	var parts []string
	for _, each := range f.List {
		var b bytes.Buffer
		printer.Fprint(&b, fset, each.Type)
		var names []string
		for _, n := range each.Names {
			names = append(names, n.Name)
		}
		t := strings.Join(names, ", ")
		if t != "" {
			t += " "
		}
		parts = append(parts, t+b.String())
	}
	return "(" + strings.Join(parts, ", ") + ")"
}

func main() {
	for _, dir := range os.Args[1:] {
		ctx := build.Default
		ctx.CgoEnabled = true
		files, _ := filepath.Glob(filepath.Join(dir, "*.go"))
		sort.Strings(files)
		out := []string{}
		for _, elsewhere := range []bool{false, true} {
			fset := token.NewFileSet()
			var parsed []*ast.File
			for _, f := range files {
				if strings.HasSuffix(f, "_test.go") {
					continue
				}
				ok, err := ctx.MatchFile(dir, filepath.Base(f))
				if err != nil {
					panic(err)
				}
				if ok == elsewhere {
					continue
				}
				file, err := parser.ParseFile(fset, f, nil, parser.ParseComments)
				if err != nil {
					panic(err)
				}
				parsed = append(parsed, file)
			}
			if len(parsed) == 0 {
				continue
			}
			p, err := doc.NewFromFiles(fset, parsed, "x/p")
			if err != nil {
				panic(err)
			}
			add := func(what, name, sig, d string) {
				mark := "+"
				if elsewhere {
					mark = "?"
				}
				first := strings.TrimSpace(strings.SplitN(strings.TrimSpace(d), "\n", 2)[0])
				out = append(out, fmt.Sprintf("%s %s %s%s|%s", mark, what, name, sig, first))
			}
			values := func(what string, vs []*doc.Value) {
				for _, v := range vs {
					for _, s := range v.Decl.Specs {
						vs := s.(*ast.ValueSpec)
						d := vs.Doc.Text()
						if d == "" && v.Decl.Lparen == token.NoPos {
							d = v.Doc
						}
						if d == "" {
							d = vs.Comment.Text()
						}
						for _, n := range vs.Names {
							if n.IsExported() {
								add(what, n.Name, "", d)
							}
						}
					}
				}
			}
			funcs := func(what, prefix string, fs []*doc.Func) {
				for _, f := range fs {
					add(what, prefix+f.Name, params(fset, f.Decl.Type.Params), f.Doc)
				}
			}
			values("constant", p.Consts)
			values("variable", p.Vars)
			funcs("function", "", p.Funcs)
			for _, t := range p.Types {
				spec := t.Decl.Specs[0].(*ast.TypeSpec)
				what := "type"
				fields := func(list *ast.FieldList, isInterface bool) {
					for _, f := range list.List {
						d := f.Doc.Text()
						if d == "" {
							d = f.Comment.Text()
						}
						for _, n := range f.Names {
							if !n.IsExported() {
								continue
							}
							if isInterface {
								add("method", t.Name+"."+n.Name, params(fset, f.Type.(*ast.FuncType).Params), d)
							} else {
								add("variable", t.Name+"."+n.Name, "", d)
							}
						}
						if len(f.Names) == 0 && !isInterface {
							e := f.Type
							for {
								switch x := e.(type) {
								case *ast.StarExpr:
									e = x.X
									continue
								case *ast.IndexExpr:
									e = x.X
									continue
								case *ast.IndexListExpr:
									e = x.X
									continue
								case *ast.SelectorExpr:
									e = x.Sel
									continue
								}
								break
							}
							if i, ok := e.(*ast.Ident); ok && i.IsExported() {
								add("variable", t.Name+"."+i.Name, "", d)
							}
						}
					}
				}
				d := t.Doc
				if d == "" {
					d = spec.Comment.Text()
				}
				switch x := spec.Type.(type) {
				case *ast.StructType:
					what = "class"
					fields(x.Fields, false)
				case *ast.InterfaceType:
					what = "interface"
					fields(x.Methods, true)
				}
				add(what, t.Name, "", d)
				values("constant", t.Consts)
				values("variable", t.Vars)
				funcs("function", "", t.Funcs)
				funcs("method", t.Name+".", t.Methods)
			}
		}
		sort.Strings(out)
		b, _ := json.Marshal(out)
		fmt.Println(string(b))
	}
}
