export const id = 6410;
export const ids = [6410];
export const modules = {

/***/ 84375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ countsOf),
/* harmony export */   w: () => (/* binding */ describeCounts)
/* harmony export */ });
const COUNTERS = {
    index: ({ rotas }) => ({ rotas: Object.keys(rotas).length }),
    sintaxe: ({ reservadas, contextuais, operadores }) => ({
        reservadas: reservadas.length,
        contextuais: contextuais.length,
        operadores: operadores.length,
    }),
    embutidas: ({ funcoes }) => ({ funcoes: funcoes.length }),
    modulos: ({ modulos }) => ({ modulos: modulos.length, simbolos: sum(modulos.map(m => m.simbolos.length)) }),
    comandos: ({ grupos }) => ({ grupos: grupos.length, comandos: sum(grupos.map(g => g.comandos.length)) }),
    erros: ({ codigos }) => ({ codigos: codigos.length }),
    conteudos: ({ exercicios, exemplos, pacotes, projetos }) => ({
        exercicios: sum(Object.values(exercicios.modulos)),
        exemplos,
        pacotes,
        projetos,
    }),
};
/** Counts the entries of a file that follows its schema: what there is, whatever its totals say. */
function countsOf(name, file) {
    return COUNTERS[name](file);
}
/** `81 reservadas, 32 contextuais`. */
function describeCounts(counts) {
    return Object.entries(counts)
        .map(([noun, count]) => `${count} ${noun}`)
        .join(', ');
}
function sum(numbers) {
    return numbers.reduce((total, number) => total + number, 0);
}


/***/ }),

/***/ 60088:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AM: () => (/* binding */ REGISTRO_PATH),
/* harmony export */   GY: () => (/* binding */ FILE_NAMES),
/* harmony export */   Lh: () => (/* binding */ REFERENCIA_PATH),
/* harmony export */   U4: () => (/* binding */ MANIFEST_PATH),
/* harmony export */   XM: () => (/* binding */ pathOf),
/* harmony export */   rM: () => (/* binding */ LEXICO_PATH)
/* harmony export */ });
/** Names of the seven files, in the order of the contract: the index, then what it lists. */
const FILE_NAMES = [
    'index',
    'sintaxe',
    'embutidas',
    'modulos',
    'comandos',
    'erros',
    'conteudos',
];
/** The manifest, ours, beside the seven. */
const MANIFEST_PATH = '/api/manifest.json';
/** What is known of each name beyond the seven files, for tools. */
const REFERENCIA_PATH = '/api/referencia.json';
/** How the language is cut into tokens, for editors. */
const LEXICO_PATH = '/api/lexico.json';
/** The index of the package registry, a contract of its own (reference-language.md §10.3). */
const REGISTRO_PATH = '/registry/index.json';
/** Path of a file under the base address: `/api/erros.json`. */
function pathOf(name) {
    return `/api/${name}.json`;
}


/***/ }),

/***/ 36561:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ schemaTexts)
/* harmony export */ });
// Generated from schemas/ by scripts/generate-contract.mjs: change the schemas, not this file.
/** Text of each JSON Schema in `schemas/`, by the name of the file that it describes. */
const schemaTexts = {
    index: "{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n  \"$id\": \"urn:refdata-action:schema:index:1\",\n  \"title\": \"Index\",\n  \"description\": \"The index file, /api/index.json: where a client starts to find the other six.\",\n  \"type\": \"object\",\n  \"additionalProperties\": false,\n  \"required\": [\"nome\", \"versao\", \"descricao\", \"documentacao\", \"rotas\"],\n  \"properties\": {\n    \"nome\": {\n      \"description\": \"Name of the language.\",\n      \"type\": \"string\",\n      \"minLength\": 1,\n      \"examples\": [\"Lume\"]\n    },\n    \"versao\": {\n      \"description\": \"Version of the data, the same in all seven files; clients compare it with the one that they expect.\",\n      \"type\": \"string\",\n      \"minLength\": 1,\n      \"examples\": [\"1.4.0\"]\n    },\n    \"descricao\": {\n      \"description\": \"Short description of the language or of this data.\",\n      \"type\": \"string\"\n    },\n    \"documentacao\": {\n      \"description\": \"Absolute http or https address of the documentation site. A page is at this address, a slash and the `doc` of an error code.\",\n      \"type\": \"string\",\n      \"format\": \"uri\",\n      \"pattern\": \"^https?://[^\\\\s/?#]+(?:[/?#]\\\\S*)?$\",\n      \"examples\": [\"https://lume.example/docs\"]\n    },\n    \"rotas\": {\n      \"title\": \"Rotas\",\n      \"description\": \"Paths of the six other files, relative to the base address of the service.\",\n      \"type\": \"object\",\n      \"additionalProperties\": false,\n      \"required\": [\"sintaxe\", \"embutidas\", \"modulos\", \"comandos\", \"erros\", \"conteudos\"],\n      \"properties\": {\n        \"sintaxe\": { \"description\": \"Path of the syntax file.\", \"const\": \"/api/sintaxe.json\" },\n        \"embutidas\": {\n          \"description\": \"Path of the built-in functions file.\",\n          \"const\": \"/api/embutidas.json\"\n        },\n        \"modulos\": { \"description\": \"Path of the modules file.\", \"const\": \"/api/modulos.json\" },\n        \"comandos\": { \"description\": \"Path of the commands file.\", \"const\": \"/api/comandos.json\" },\n        \"erros\": { \"description\": \"Path of the error-code file.\", \"const\": \"/api/erros.json\" },\n        \"conteudos\": { \"description\": \"Path of the content inventory file.\", \"const\": \"/api/conteudos.json\" }\n      }\n    }\n  },\n  \"examples\": [\n    {\n      \"nome\": \"Lume\",\n      \"versao\": \"1.4.0\",\n      \"descricao\": \"Referência da linguagem Lume, gerada do código-fonte.\",\n      \"documentacao\": \"https://lume.example/docs\",\n      \"rotas\": {\n        \"sintaxe\": \"/api/sintaxe.json\",\n        \"embutidas\": \"/api/embutidas.json\",\n        \"modulos\": \"/api/modulos.json\",\n        \"comandos\": \"/api/comandos.json\",\n        \"erros\": \"/api/erros.json\",\n        \"conteudos\": \"/api/conteudos.json\"\n      }\n    }\n  ]\n}\n",
    sintaxe: "{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n  \"$id\": \"urn:refdata-action:schema:sintaxe:1\",\n  \"title\": \"Sintaxe\",\n  \"description\": \"The syntax file, /api/sintaxe.json: reserved and contextual words, operators, HTTP verbs and the rules that most often trip people up.\",\n  \"type\": \"object\",\n  \"additionalProperties\": false,\n  \"required\": [\"versao\", \"extensao\", \"reservadas\", \"contextuais\", \"operadores\", \"verbos_http\", \"regras\"],\n  \"properties\": {\n    \"versao\": {\n      \"description\": \"Version of the data, the same in all seven files.\",\n      \"type\": \"string\",\n      \"minLength\": 1,\n      \"examples\": [\"1.4.0\"]\n    },\n    \"extensao\": {\n      \"description\": \"Extension of source files; begins with a dot.\",\n      \"type\": \"string\",\n      \"pattern\": \"^\\\\.\\\\S\",\n      \"examples\": [\".lm\"]\n    },\n    \"reservadas\": {\n      \"description\": \"Reserved words: they cannot be used as names.\",\n      \"type\": \"array\",\n      \"items\": {\n        \"title\": \"PalavraReservada\",\n        \"description\": \"A reserved word.\",\n        \"type\": \"object\",\n        \"additionalProperties\": false,\n        \"required\": [\"palavra\", \"descricao\", \"equivalente\"],\n        \"properties\": {\n          \"palavra\": {\n            \"description\": \"The word as it is written in source code.\",\n            \"type\": \"string\",\n            \"minLength\": 1,\n            \"examples\": [\"enquanto\"]\n          },\n          \"descricao\": { \"description\": \"What the word does, in a few words.\", \"type\": \"string\" },\n          \"equivalente\": {\n            \"description\": \"What other languages call it; may be an empty string.\",\n            \"type\": \"string\",\n            \"examples\": [\"while\", \"\"]\n          }\n        }\n      }\n    },\n    \"contextuais\": {\n      \"description\": \"Contextual words: they can be used as names and act as keywords only in the context that `onde` gives.\",\n      \"type\": \"array\",\n      \"items\": {\n        \"title\": \"PalavraContextual\",\n        \"description\": \"A contextual word.\",\n        \"type\": \"object\",\n        \"additionalProperties\": false,\n        \"required\": [\"palavra\", \"descricao\", \"equivalente\", \"onde\"],\n        \"properties\": {\n          \"palavra\": {\n            \"description\": \"The word as it is written in source code.\",\n            \"type\": \"string\",\n            \"minLength\": 1,\n            \"examples\": [\"rota\"]\n          },\n          \"descricao\": { \"description\": \"What the word does, in a few words.\", \"type\": \"string\" },\n          \"equivalente\": {\n            \"description\": \"What other languages call it; may be an empty string.\",\n            \"type\": \"string\"\n          },\n          \"onde\": {\n            \"description\": \"The exact context in which the word acts as a keyword.\",\n            \"type\": \"string\",\n            \"examples\": [\"bloco servidor\"]\n          }\n        }\n      }\n    },\n    \"operadores\": {\n      \"description\": \"Operators and other symbols.\",\n      \"type\": \"array\",\n      \"items\": {\n        \"title\": \"Operador\",\n        \"description\": \"An operator, or a family of operators that are explained together.\",\n        \"type\": \"object\",\n        \"additionalProperties\": false,\n        \"required\": [\"simbolo\", \"descricao\", \"equivalente\"],\n        \"properties\": {\n          \"simbolo\": {\n            \"description\": \"The operator as it is written; a family is written with spaces between its members.\",\n            \"type\": \"string\",\n            \"minLength\": 1,\n            \"examples\": [\":=\", \"+ - * /\"]\n          },\n          \"descricao\": { \"description\": \"What the operator does, in a few words.\", \"type\": \"string\" },\n          \"equivalente\": {\n            \"description\": \"What other languages write; may be an empty string.\",\n            \"type\": \"string\"\n          }\n        }\n      }\n    },\n    \"verbos_http\": {\n      \"description\": \"Verbs that a route of a server written in the language accepts.\",\n      \"type\": \"array\",\n      \"items\": {\n        \"description\": \"An HTTP method, or ANY for all of them.\",\n        \"enum\": [\"GET\", \"POST\", \"PUT\", \"PATCH\", \"DELETE\", \"HEAD\", \"OPTIONS\", \"ANY\"]\n      }\n    },\n    \"regras\": {\n      \"description\": \"The rules that most often trip people up, one sentence or two each.\",\n      \"type\": \"array\",\n      \"items\": { \"description\": \"A rule, as text.\", \"type\": \"string\" }\n    }\n  },\n  \"examples\": [\n    {\n      \"versao\": \"1.4.0\",\n      \"extensao\": \".lm\",\n      \"reservadas\": [\n        { \"palavra\": \"enquanto\", \"descricao\": \"repete enquanto for verdade\", \"equivalente\": \"while\" }\n      ],\n      \"contextuais\": [\n        { \"palavra\": \"rota\", \"descricao\": \"declara uma rota\", \"equivalente\": \"\", \"onde\": \"bloco servidor\" }\n      ],\n      \"operadores\": [{ \"simbolo\": \":=\", \"descricao\": \"atribui\", \"equivalente\": \"=\" }],\n      \"verbos_http\": [\"GET\", \"POST\"],\n      \"regras\": [\"A indentação é de 4 espaços. Tab é erro de sintaxe.\"]\n    }\n  ]\n}\n",
    embutidas: "{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n  \"$id\": \"urn:refdata-action:schema:embutidas:1\",\n  \"title\": \"Embutidas\",\n  \"description\": \"The built-in functions file, /api/embutidas.json: the global names that need no import.\",\n  \"type\": \"object\",\n  \"additionalProperties\": false,\n  \"required\": [\"versao\", \"total\", \"funcoes\"],\n  \"properties\": {\n    \"versao\": {\n      \"description\": \"Version of the data, the same in all seven files.\",\n      \"type\": \"string\",\n      \"minLength\": 1,\n      \"examples\": [\"1.4.0\"]\n    },\n    \"total\": { \"description\": \"Number of entries of `funcoes`.\", \"type\": \"integer\", \"minimum\": 0 },\n    \"funcoes\": {\n      \"description\": \"Names of the global functions and constants.\",\n      \"type\": \"array\",\n      \"items\": {\n        \"description\": \"Name as it is written in source code.\",\n        \"type\": \"string\",\n        \"minLength\": 1,\n        \"examples\": [\"tamanho\"]\n      }\n    }\n  },\n  \"examples\": [{ \"versao\": \"1.4.0\", \"total\": 2, \"funcoes\": [\"mostre\", \"tamanho\"] }]\n}\n",
    modulos: "{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n  \"$id\": \"urn:refdata-action:schema:modulos:1\",\n  \"title\": \"Modulos\",\n  \"description\": \"The modules file, /api/modulos.json: the library's modules and their symbols.\",\n  \"type\": \"object\",\n  \"additionalProperties\": false,\n  \"required\": [\"versao\", \"total_modulos\", \"total_simbolos\", \"modulos\"],\n  \"properties\": {\n    \"versao\": {\n      \"description\": \"Version of the data, the same in all seven files.\",\n      \"type\": \"string\",\n      \"minLength\": 1,\n      \"examples\": [\"1.4.0\"]\n    },\n    \"total_modulos\": {\n      \"description\": \"Number of modules by official name; aliases are not counted.\",\n      \"type\": \"integer\",\n      \"minimum\": 0\n    },\n    \"total_simbolos\": {\n      \"description\": \"Number of symbols over all modules.\",\n      \"type\": \"integer\",\n      \"minimum\": 0\n    },\n    \"modulos\": {\n      \"description\": \"The modules, each once, under its official name.\",\n      \"type\": \"array\",\n      \"items\": {\n        \"title\": \"Modulo\",\n        \"description\": \"A library module.\",\n        \"type\": \"object\",\n        \"additionalProperties\": false,\n        \"required\": [\"nome\", \"apelidos\", \"total\", \"simbolos\"],\n        \"properties\": {\n          \"nome\": {\n            \"description\": \"Official name of the module.\",\n            \"type\": \"string\",\n            \"minLength\": 1,\n            \"examples\": [\"Lume.Texto\"]\n          },\n          \"apelidos\": {\n            \"description\": \"Other names of the same module: importing one loads the same object. The official name may be among them.\",\n            \"type\": \"array\",\n            \"items\": {\n              \"description\": \"A name that can be imported.\",\n              \"type\": \"string\",\n              \"minLength\": 1,\n              \"examples\": [\"Texto\"]\n            }\n          },\n          \"total\": { \"description\": \"Number of symbols of this module.\", \"type\": \"integer\", \"minimum\": 0 },\n          \"simbolos\": {\n            \"description\": \"What the module exports.\",\n            \"type\": \"array\",\n            \"items\": {\n              \"title\": \"Simbolo\",\n              \"description\": \"A function, constant or type that a module exports.\",\n              \"type\": \"object\",\n              \"additionalProperties\": false,\n              \"required\": [\"nome\", \"assinatura\", \"resumo\"],\n              \"properties\": {\n                \"nome\": {\n                  \"description\": \"Name of the symbol.\",\n                  \"type\": \"string\",\n                  \"minLength\": 1,\n                  \"examples\": [\"inverte\"]\n                },\n                \"assinatura\": {\n                  \"description\": \"Parameter list as it is written; empty for what cannot be called.\",\n                  \"type\": \"string\",\n                  \"examples\": [\"(texto, separador=' ')\", \"\"]\n                },\n                \"resumo\": {\n                  \"description\": \"What it does, in one line; may be empty.\",\n                  \"type\": \"string\"\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n  },\n  \"examples\": [\n    {\n      \"versao\": \"1.4.0\",\n      \"total_modulos\": 1,\n      \"total_simbolos\": 1,\n      \"modulos\": [\n        {\n          \"nome\": \"Lume.Texto\",\n          \"apelidos\": [\"Texto\"],\n          \"total\": 1,\n          \"simbolos\": [\n            { \"nome\": \"inverte\", \"assinatura\": \"(texto)\", \"resumo\": \"O texto de trás para a frente.\" }\n          ]\n        }\n      ]\n    }\n  ]\n}\n",
    comandos: "{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n  \"$id\": \"urn:refdata-action:schema:comandos:1\",\n  \"title\": \"Comandos\",\n  \"description\": \"The commands file, /api/comandos.json: what the language's command line can do, in groups.\",\n  \"type\": \"object\",\n  \"additionalProperties\": false,\n  \"required\": [\"versao\", \"total\", \"grupos\"],\n  \"properties\": {\n    \"versao\": {\n      \"description\": \"Version of the data, the same in all seven files.\",\n      \"type\": \"string\",\n      \"minLength\": 1,\n      \"examples\": [\"1.4.0\"]\n    },\n    \"total\": {\n      \"description\": \"Number of commands over all groups; aliases are not counted.\",\n      \"type\": \"integer\",\n      \"minimum\": 0\n    },\n    \"grupos\": {\n      \"description\": \"The groups, in the order in which help shows them.\",\n      \"type\": \"array\",\n      \"items\": {\n        \"title\": \"GrupoDeComandos\",\n        \"description\": \"A group of commands.\",\n        \"type\": \"object\",\n        \"additionalProperties\": false,\n        \"required\": [\"grupo\", \"comandos\"],\n        \"properties\": {\n          \"grupo\": {\n            \"description\": \"Name of the group.\",\n            \"type\": \"string\",\n            \"minLength\": 1,\n            \"examples\": [\"Projeto\"]\n          },\n          \"comandos\": {\n            \"description\": \"The commands of the group.\",\n            \"type\": \"array\",\n            \"items\": {\n              \"title\": \"Comando\",\n              \"description\": \"A command.\",\n              \"type\": \"object\",\n              \"additionalProperties\": false,\n              \"required\": [\"nome\", \"uso\", \"resumo\", \"detalhe\", \"opcoes\", \"exemplos\", \"apelidos\", \"veja\"],\n              \"properties\": {\n                \"nome\": {\n                  \"description\": \"Name of the command.\",\n                  \"type\": \"string\",\n                  \"minLength\": 1,\n                  \"examples\": [\"testa\"]\n                },\n                \"uso\": {\n                  \"description\": \"Usage line.\",\n                  \"type\": \"string\",\n                  \"examples\": [\"lume testa [pasta]\"]\n                },\n                \"resumo\": { \"description\": \"What it does, in one line.\", \"type\": \"string\" },\n                \"detalhe\": {\n                  \"description\": \"Longer text; may have several lines and may be empty.\",\n                  \"type\": \"string\"\n                },\n                \"opcoes\": {\n                  \"description\": \"Options of the command; may be empty.\",\n                  \"type\": \"array\",\n                  \"items\": {\n                    \"title\": \"Opcao\",\n                    \"description\": \"An option of a command.\",\n                    \"type\": \"object\",\n                    \"additionalProperties\": false,\n                    \"required\": [\"flag\", \"descricao\"],\n                    \"properties\": {\n                      \"flag\": {\n                        \"description\": \"The option as it is typed, with its short form or its value if it has one.\",\n                        \"type\": \"string\",\n                        \"minLength\": 1,\n                        \"examples\": [\"--filtro=<texto>\", \"--verboso, -v\"]\n                      },\n                      \"descricao\": { \"description\": \"What the option changes.\", \"type\": \"string\" }\n                    }\n                  }\n                },\n                \"exemplos\": {\n                  \"description\": \"Examples; may be empty.\",\n                  \"type\": \"array\",\n                  \"items\": {\n                    \"title\": \"ExemploDeComando\",\n                    \"description\": \"An example of a command's use.\",\n                    \"type\": \"object\",\n                    \"additionalProperties\": false,\n                    \"required\": [\"comando\", \"nota\"],\n                    \"properties\": {\n                      \"comando\": {\n                        \"description\": \"What to type.\",\n                        \"type\": \"string\",\n                        \"minLength\": 1,\n                        \"examples\": [\"lume testa --verboso\"]\n                      },\n                      \"nota\": { \"description\": \"What it shows; may be empty.\", \"type\": \"string\" }\n                    }\n                  }\n                },\n                \"apelidos\": {\n                  \"description\": \"Other names of the command; may be empty.\",\n                  \"type\": \"array\",\n                  \"items\": {\n                    \"description\": \"A name that works in place of `nome`.\",\n                    \"type\": \"string\",\n                    \"minLength\": 1,\n                    \"examples\": [\"t\"]\n                  }\n                },\n                \"veja\": {\n                  \"description\": \"Names of related commands; may be empty.\",\n                  \"type\": \"array\",\n                  \"items\": {\n                    \"description\": \"The `nome` of another command.\",\n                    \"type\": \"string\",\n                    \"minLength\": 1,\n                    \"examples\": [\"roda\"]\n                  }\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n  },\n  \"examples\": [\n    {\n      \"versao\": \"1.4.0\",\n      \"total\": 1,\n      \"grupos\": [\n        {\n          \"grupo\": \"Projeto\",\n          \"comandos\": [\n            {\n              \"nome\": \"testa\",\n              \"uso\": \"lume testa [pasta]\",\n              \"resumo\": \"Roda os testes\",\n              \"detalhe\": \"Sem argumento, roda os testes da pasta atual.\",\n              \"opcoes\": [{ \"flag\": \"--verboso, -v\", \"descricao\": \"mostra cada teste\" }],\n              \"exemplos\": [{ \"comando\": \"lume testa\", \"nota\": \"a pasta atual\" }],\n              \"apelidos\": [\"t\"],\n              \"veja\": []\n            }\n          ]\n        }\n      ]\n    }\n  ]\n}\n",
    erros: "{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n  \"$id\": \"urn:refdata-action:schema:erros:1\",\n  \"title\": \"Erros\",\n  \"description\": \"The error-code file, /api/erros.json: the catalogue that the `explain` command prints.\",\n  \"type\": \"object\",\n  \"additionalProperties\": false,\n  \"required\": [\"versao\", \"total\", \"codigos\"],\n  \"properties\": {\n    \"versao\": {\n      \"description\": \"Version of the data, the same in all seven files.\",\n      \"type\": \"string\",\n      \"minLength\": 1,\n      \"examples\": [\"1.4.0\"]\n    },\n    \"total\": { \"description\": \"Number of entries of `codigos`.\", \"type\": \"integer\", \"minimum\": 0 },\n    \"codigos\": {\n      \"description\": \"The error codes.\",\n      \"type\": \"array\",\n      \"items\": {\n        \"title\": \"ErroDaLinguagem\",\n        \"description\": \"An error that the language reports.\",\n        \"type\": \"object\",\n        \"additionalProperties\": false,\n        \"required\": [\"codigo\", \"titulo\", \"explicacao\", \"exemplo\", \"solucao\", \"doc\"],\n        \"properties\": {\n          \"codigo\": {\n            \"description\": \"The code. Two capital letters and four digits, unless refdata.yml gives the rule `codigo-pattern` another pattern.\",\n            \"type\": \"string\",\n            \"minLength\": 1,\n            \"examples\": [\"LM0101\"]\n          },\n          \"titulo\": { \"description\": \"Short title, one line.\", \"type\": \"string\" },\n          \"explicacao\": {\n            \"description\": \"What happened and why; may have several lines.\",\n            \"type\": \"string\"\n          },\n          \"exemplo\": {\n            \"description\": \"Source code that provokes the error; may hold newlines and tabs.\",\n            \"type\": \"string\"\n          },\n          \"solucao\": { \"description\": \"How to mend it; may have several lines.\", \"type\": \"string\" },\n          \"doc\": {\n            \"description\": \"Path of the page on the subject, relative to the documentation site: the full address is `documentacao`, a slash and this.\",\n            \"type\": \"string\",\n            \"examples\": [\"referencia/sintaxe\"]\n          }\n        }\n      }\n    }\n  },\n  \"examples\": [\n    {\n      \"versao\": \"1.4.0\",\n      \"total\": 1,\n      \"codigos\": [\n        {\n          \"codigo\": \"LM0101\",\n          \"titulo\": \"Indentação inconsistente\",\n          \"explicacao\": \"A indentação é feita só de espaços.\",\n          \"exemplo\": \"se x:\\n\\tmostre x\",\n          \"solucao\": \"Troque a tabulação por 4 espaços.\",\n          \"doc\": \"referencia/sintaxe\"\n        }\n      ]\n    }\n  ]\n}\n",
    conteudos: "{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n  \"$id\": \"urn:refdata-action:schema:conteudos:1\",\n  \"title\": \"Conteudos\",\n  \"description\": \"The content inventory file, /api/conteudos.json: how much there is to learn from.\",\n  \"type\": \"object\",\n  \"additionalProperties\": false,\n  \"required\": [\"versao\", \"exercicios\", \"exemplos\", \"pacotes\", \"projetos\"],\n  \"properties\": {\n    \"versao\": {\n      \"description\": \"Version of the data, the same in all seven files.\",\n      \"type\": \"string\",\n      \"minLength\": 1,\n      \"examples\": [\"1.4.0\"]\n    },\n    \"exercicios\": {\n      \"title\": \"Exercicios\",\n      \"description\": \"Exercises.\",\n      \"type\": \"object\",\n      \"additionalProperties\": false,\n      \"required\": [\"modulos\", \"total\"],\n      \"properties\": {\n        \"modulos\": {\n          \"description\": \"Number of exercises by folder.\",\n          \"type\": \"object\",\n          \"propertyNames\": { \"minLength\": 1 },\n          \"additionalProperties\": {\n            \"description\": \"Number of exercises in the folder.\",\n            \"type\": \"integer\",\n            \"minimum\": 0\n          },\n          \"examples\": [{ \"01-fundamentos\": 12, \"02-colecoes\": 9 }]\n        },\n        \"total\": {\n          \"description\": \"Number of exercises over all folders.\",\n          \"type\": \"integer\",\n          \"minimum\": 0\n        }\n      }\n    },\n    \"exemplos\": { \"description\": \"Number of examples.\", \"type\": \"integer\", \"minimum\": 0 },\n    \"pacotes\": { \"description\": \"Number of packages.\", \"type\": \"integer\", \"minimum\": 0 },\n    \"projetos\": { \"description\": \"Number of projects.\", \"type\": \"integer\", \"minimum\": 0 }\n  },\n  \"examples\": [\n    {\n      \"versao\": \"1.4.0\",\n      \"exercicios\": { \"modulos\": { \"01-fundamentos\": 12, \"02-colecoes\": 9 }, \"total\": 21 },\n      \"exemplos\": 8,\n      \"pacotes\": 3,\n      \"projetos\": 1\n    }\n  ]\n}\n",
    manifest: "{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n  \"$id\": \"urn:refdata-action:schema:manifest:1\",\n  \"title\": \"Manifest\",\n  \"description\": \"The manifest, /api/manifest.json: how the published files came to be, and their sizes and hashes. Not part of the data contract.\",\n  \"type\": \"object\",\n  \"additionalProperties\": false,\n  \"required\": [\"versao\", \"generator\", \"source\", \"base_url\", \"rules\", \"files\"],\n  \"properties\": {\n    \"versao\": {\n      \"description\": \"Version of the data, the same as in the seven files.\",\n      \"type\": \"string\",\n      \"minLength\": 1,\n      \"examples\": [\"1.4.0\"]\n    },\n    \"generator\": {\n      \"title\": \"ManifestGenerator\",\n      \"description\": \"The program that wrote the files.\",\n      \"type\": \"object\",\n      \"additionalProperties\": false,\n      \"required\": [\"name\", \"version\"],\n      \"properties\": {\n        \"name\": { \"description\": \"Name of the program.\", \"const\": \"refdata-action\" },\n        \"version\": {\n          \"description\": \"Its version.\",\n          \"type\": \"string\",\n          \"minLength\": 1,\n          \"examples\": [\"1.0.0\"]\n        }\n      }\n    },\n    \"source\": {\n      \"title\": \"ManifestSource\",\n      \"description\": \"The language's repository at the time.\",\n      \"type\": \"object\",\n      \"additionalProperties\": false,\n      \"required\": [\"commit\", \"modified\"],\n      \"properties\": {\n        \"commit\": {\n          \"description\": \"Commit that was read; null when it was not a git repository.\",\n          \"type\": [\"string\", \"null\"],\n          \"pattern\": \"^[0-9a-f]{40}(?:[0-9a-f]{24})?$\"\n        },\n        \"modified\": {\n          \"description\": \"Whether files differed from that commit.\",\n          \"type\": \"boolean\"\n        }\n      }\n    },\n    \"base_url\": {\n      \"description\": \"Address under which the files are meant to be served, without a slash at the end; null when it was not given.\",\n      \"type\": [\"string\", \"null\"],\n      \"pattern\": \"^https?://\\\\S+$\",\n      \"examples\": [\"https://lume.example\"]\n    },\n    \"rules\": {\n      \"description\": \"What refdata.yml changed about the integrity rules, by rule id; empty when nothing.\",\n      \"type\": \"object\",\n      \"propertyNames\": { \"minLength\": 1 },\n      \"additionalProperties\": {\n        \"title\": \"ManifestRule\",\n        \"description\": \"Changes to one rule.\",\n        \"type\": \"object\",\n        \"additionalProperties\": false,\n        \"properties\": {\n          \"level\": {\n            \"description\": \"Level in place of the rule's own; `off` leaves it out.\",\n            \"enum\": [\"error\", \"warning\", \"notice\", \"off\"]\n          },\n          \"pattern\": {\n            \"description\": \"Regular expression in place of the rule's own, for rules that have one.\",\n            \"type\": \"string\",\n            \"examples\": [\"^TS\\\\d+$\"]\n          }\n        }\n      },\n      \"examples\": [{ \"codigo-pattern\": { \"pattern\": \"^TS\\\\d+$\" } }]\n    },\n    \"unread\": {\n      \"description\": \"Values that are empty because they could not be read from the source, as file and JSON Pointer; absent when there are none. A comparison says of them that it cannot tell.\",\n      \"type\": \"array\",\n      \"items\": {\n        \"description\": \"A value.\",\n        \"type\": \"string\",\n        \"pattern\": \"^/api/[a-z]+\\\\.json#/\"\n      },\n      \"examples\": [[\"/api/modulos.json#/modulos/0/simbolos/3/assinatura\"]]\n    },\n    \"files\": {\n      \"description\": \"Every file that was written, except the manifest itself.\",\n      \"type\": \"array\",\n      \"items\": {\n        \"title\": \"ManifestFile\",\n        \"description\": \"A file that was written.\",\n        \"type\": \"object\",\n        \"additionalProperties\": false,\n        \"required\": [\"path\", \"bytes\", \"sha256\", \"schema\"],\n        \"properties\": {\n          \"path\": {\n            \"description\": \"Path under the base address.\",\n            \"type\": \"string\",\n            \"pattern\": \"^(?!.*/\\\\.{1,2}(?:/|$))(?:/[^/\\\\\\\\]+)+$\",\n            \"examples\": [\"/api/index.json\"]\n          },\n          \"bytes\": { \"description\": \"Size in bytes.\", \"type\": \"integer\", \"minimum\": 0 },\n          \"sha256\": {\n            \"description\": \"SHA-256 of the bytes, in lower-case hexadecimal.\",\n            \"type\": \"string\",\n            \"pattern\": \"^[0-9a-f]{64}$\"\n          },\n          \"schema\": {\n            \"description\": \"Path of the JSON Schema that the file follows; null when it has none.\",\n            \"type\": [\"string\", \"null\"],\n            \"pattern\": \"^/schemas/[^/\\\\\\\\]+\\\\.schema\\\\.json$\",\n            \"examples\": [\"/schemas/index.schema.json\"]\n          },\n          \"served\": {\n            \"description\": \"False for a file that tells a host how to serve the others: it is in the folder, and no address has it.\",\n            \"const\": false\n          }\n        }\n      }\n    }\n  },\n  \"examples\": [\n    {\n      \"versao\": \"1.4.0\",\n      \"generator\": { \"name\": \"refdata-action\", \"version\": \"1.0.0\" },\n      \"source\": { \"commit\": \"6f1c2d3e4a5b60718293a4b5c6d7e8f901234567\", \"modified\": false },\n      \"base_url\": \"https://lume.example\",\n      \"rules\": { \"codigo-pattern\": { \"pattern\": \"^LM\\\\d{3}$\" } },\n      \"files\": [\n        {\n          \"path\": \"/api/index.json\",\n          \"bytes\": 448,\n          \"sha256\": \"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08\",\n          \"schema\": \"/schemas/index.schema.json\"\n        }\n      ]\n    }\n  ]\n}\n",
    registro: "{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n  \"$id\": \"urn:refdata-action:schema:registro:1\",\n  \"title\": \"Registro\",\n  \"description\": \"The index of the package registry, /registry/index.json: packages, their releases and archives. A contract of its own, beside the seven data files.\",\n  \"type\": \"object\",\n  \"additionalProperties\": false,\n  \"required\": [\"registro\", \"pacotes\"],\n  \"properties\": {\n    \"registro\": {\n      \"description\": \"Name of the registry: the language's, in lower case.\",\n      \"type\": \"string\",\n      \"minLength\": 1,\n      \"examples\": [\"dataforge\"]\n    },\n    \"pacotes\": {\n      \"description\": \"Packages by name.\",\n      \"type\": \"object\",\n      \"propertyNames\": { \"minLength\": 1 },\n      \"additionalProperties\": {\n        \"title\": \"Pacote\",\n        \"description\": \"A package.\",\n        \"type\": \"object\",\n        \"additionalProperties\": false,\n        \"required\": [\"descricao\", \"licenca\", \"autores\", \"tags\", \"versoes\"],\n        \"properties\": {\n          \"descricao\": { \"description\": \"What the package is for.\", \"type\": \"string\" },\n          \"licenca\": { \"description\": \"Licence of the package.\", \"type\": \"string\", \"examples\": [\"MIT\"] },\n          \"autores\": {\n            \"description\": \"Who wrote it.\",\n            \"type\": \"array\",\n            \"items\": { \"description\": \"An author.\", \"type\": \"string\", \"minLength\": 1 }\n          },\n          \"tags\": {\n            \"description\": \"Keywords of the package's own manifest, for search.\",\n            \"type\": \"array\",\n            \"items\": { \"description\": \"A keyword.\", \"type\": \"string\", \"minLength\": 1 }\n          },\n          \"versoes\": {\n            \"description\": \"Releases by version number.\",\n            \"type\": \"object\",\n            \"propertyNames\": { \"minLength\": 1 },\n            \"additionalProperties\": {\n              \"title\": \"VersaoDePacote\",\n              \"description\": \"A release of a package.\",\n              \"type\": \"object\",\n              \"additionalProperties\": false,\n              \"required\": [\"arquivo\", \"sha256\", \"dependencias\", \"dataforge\"],\n              \"properties\": {\n                \"arquivo\": {\n                  \"description\": \"Name of the archive under /registry/pacotes/.\",\n                  \"type\": \"string\",\n                  \"pattern\": \"^[^/\\\\\\\\]+\\\\.tar\\\\.gz$\",\n                  \"examples\": [\"texto-1.0.0.tar.gz\"]\n                },\n                \"sha256\": {\n                  \"description\": \"SHA-256 of the archive, in hexadecimal.\",\n                  \"type\": \"string\",\n                  \"pattern\": \"^[0-9A-Fa-f]{64}$\"\n                },\n                \"dependencias\": {\n                  \"description\": \"Version ranges of the packages that it needs, by package name.\",\n                  \"type\": \"object\",\n                  \"propertyNames\": { \"minLength\": 1 },\n                  \"additionalProperties\": {\n                    \"description\": \"A version range.\",\n                    \"type\": \"string\",\n                    \"examples\": [\"^1.0.0\"]\n                  }\n                },\n                \"dataforge\": {\n                  \"description\": \"Range of language versions that it needs. The name of the field is the contract's, whatever the language.\",\n                  \"type\": \"string\",\n                  \"examples\": [\">=4.1\"]\n                },\n                \"url\": {\n                  \"description\": \"Address of the archive where it is not under /registry/pacotes/.\",\n                  \"type\": \"string\",\n                  \"format\": \"uri\",\n                  \"pattern\": \"^https?://\\\\S+$\"\n                }\n              }\n            }\n          }\n        }\n      }\n    }\n  },\n  \"examples\": [\n    {\n      \"registro\": \"dataforge\",\n      \"pacotes\": {\n        \"texto\": {\n          \"descricao\": \"Operações com texto.\",\n          \"licenca\": \"MIT\",\n          \"autores\": [\"Ana\"],\n          \"tags\": [\"texto\"],\n          \"versoes\": {\n            \"1.0.0\": {\n              \"arquivo\": \"texto-1.0.0.tar.gz\",\n              \"sha256\": \"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08\",\n              \"dependencias\": {},\n              \"dataforge\": \">=4.0\"\n            }\n          }\n        }\n      }\n    }\n  ]\n}\n",
    pacote: "{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n  \"$id\": \"urn:refdata-action:schema:pacote:1\",\n  \"title\": \"PacoteDoRegistro\",\n  \"description\": \"One package of the registry, /registry/pacotes/<name>.json: the same as in the index, for clients that do not read the whole index.\",\n  \"type\": \"object\",\n  \"additionalProperties\": false,\n  \"required\": [\"registro\", \"nome\", \"descricao\", \"licenca\", \"autores\", \"tags\", \"versoes\"],\n  \"properties\": {\n    \"registro\": { \"description\": \"Name of the registry, as in its index.\", \"type\": \"string\", \"minLength\": 1 },\n    \"nome\": {\n      \"description\": \"Name of the package.\",\n      \"type\": \"string\",\n      \"minLength\": 1,\n      \"examples\": [\"texto\"]\n    },\n    \"descricao\": { \"description\": \"What the package is for.\", \"type\": \"string\" },\n    \"licenca\": { \"description\": \"Licence of the package.\", \"type\": \"string\", \"examples\": [\"MIT\"] },\n    \"autores\": {\n      \"description\": \"Who wrote it.\",\n      \"type\": \"array\",\n      \"items\": { \"description\": \"An author.\", \"type\": \"string\", \"minLength\": 1 }\n    },\n    \"tags\": {\n      \"description\": \"Keywords of the package's own manifest, for search.\",\n      \"type\": \"array\",\n      \"items\": { \"description\": \"A keyword.\", \"type\": \"string\", \"minLength\": 1 }\n    },\n    \"versoes\": {\n      \"description\": \"Releases by version number, the lowest first.\",\n      \"type\": \"object\",\n      \"propertyNames\": { \"minLength\": 1 },\n      \"additionalProperties\": {\n        \"title\": \"VersaoNoRegistro\",\n        \"description\": \"A release, as in the index.\",\n        \"type\": \"object\",\n        \"additionalProperties\": false,\n        \"required\": [\"arquivo\", \"sha256\", \"dependencias\", \"dataforge\"],\n        \"properties\": {\n          \"arquivo\": {\n            \"description\": \"Name of the archive under /registry/pacotes/.\",\n            \"type\": \"string\",\n            \"pattern\": \"^[^/\\\\\\\\]+\\\\.tar\\\\.gz$\",\n            \"examples\": [\"texto-1.0.0.tar.gz\"]\n          },\n          \"sha256\": {\n            \"description\": \"SHA-256 of the archive, in hexadecimal.\",\n            \"type\": \"string\",\n            \"pattern\": \"^[0-9A-Fa-f]{64}$\"\n          },\n          \"dependencias\": {\n            \"description\": \"Version ranges of the packages that it needs, by package name.\",\n            \"type\": \"object\",\n            \"propertyNames\": { \"minLength\": 1 },\n            \"additionalProperties\": {\n              \"description\": \"A version range.\",\n              \"type\": \"string\",\n              \"examples\": [\"^1.0.0\"]\n            }\n          },\n          \"dataforge\": {\n            \"description\": \"Range of language versions that it needs. The name of the field is the contract's, whatever the language.\",\n            \"type\": \"string\",\n            \"examples\": [\">=4.1\"]\n          },\n          \"url\": {\n            \"description\": \"Address of the archive where it is not under /registry/pacotes/.\",\n            \"type\": \"string\",\n            \"format\": \"uri\",\n            \"pattern\": \"^https?://\\\\S+$\"\n          }\n        }\n      }\n    }\n  },\n  \"examples\": [\n    {\n      \"registro\": \"dataforge\",\n      \"nome\": \"texto\",\n      \"descricao\": \"Operações com texto.\",\n      \"licenca\": \"MIT\",\n      \"autores\": [\"Ana\"],\n      \"tags\": [\"texto\"],\n      \"versoes\": {\n        \"1.0.0\": {\n          \"arquivo\": \"texto-1.0.0.tar.gz\",\n          \"sha256\": \"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08\",\n          \"dependencias\": {},\n          \"dataforge\": \">=4.0\"\n        }\n      }\n    }\n  ]\n}\n",
    config: "{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n  \"$id\": \"urn:refdata-action:schema:config:1\",\n  \"title\": \"ConfiguracaoDoRegistro\",\n  \"description\": \"How clients use the package registry, /registry/config.json. Paths are relative to this file.\",\n  \"type\": \"object\",\n  \"additionalProperties\": false,\n  \"required\": [\"formato\", \"registro\", \"indice\", \"pacote\", \"arquivo\", \"manifesto\"],\n  \"properties\": {\n    \"formato\": {\n      \"description\": \"1: the layout that this schema describes. Another number is another layout.\",\n      \"type\": \"integer\",\n      \"const\": 1\n    },\n    \"registro\": { \"description\": \"Name of the registry, as in its index.\", \"type\": \"string\", \"minLength\": 1 },\n    \"indice\": {\n      \"description\": \"The index, which has all packages.\",\n      \"type\": \"string\",\n      \"minLength\": 1,\n      \"examples\": [\"index.json\"]\n    },\n    \"pacote\": {\n      \"description\": \"The file of a single package; {nome} stands for its name.\",\n      \"type\": \"string\",\n      \"pattern\": \"\\\\{nome\\\\}\",\n      \"examples\": [\"pacotes/{nome}.json\"]\n    },\n    \"arquivo\": {\n      \"description\": \"The archive of a release without `url`; {arquivo} stands for its `arquivo`.\",\n      \"type\": \"string\",\n      \"pattern\": \"\\\\{arquivo\\\\}\",\n      \"examples\": [\"pacotes/{arquivo}\"]\n    },\n    \"manifesto\": {\n      \"description\": \"Name of the manifest in the folder of a package where it has the fields of forge.toml; null where it has others.\",\n      \"type\": [\"string\", \"null\"],\n      \"examples\": [\"forge.toml\"]\n    }\n  },\n  \"examples\": [\n    {\n      \"formato\": 1,\n      \"registro\": \"dataforge\",\n      \"indice\": \"index.json\",\n      \"pacote\": \"pacotes/{nome}.json\",\n      \"arquivo\": \"pacotes/{arquivo}\",\n      \"manifesto\": \"forge.toml\"\n    }\n  ]\n}\n",
    lock: "{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n  \"$id\": \"urn:refdata-action:schema:lock:1\",\n  \"title\": \"ForgeLock\",\n  \"description\": \"What is installed, forge.lock: the exact versions, and the hash of each archive.\",\n  \"type\": \"object\",\n  \"additionalProperties\": false,\n  \"required\": [\"lockVersion\", \"pacotes\"],\n  \"properties\": {\n    \"lockVersion\": {\n      \"description\": \"1: the layout that this schema describes.\",\n      \"type\": \"integer\",\n      \"const\": 1\n    },\n    \"registro\": {\n      \"description\": \"Address of the registry; left out, or empty, where it is a folder.\",\n      \"type\": \"string\",\n      \"examples\": [\"https://lume.example/registry\"]\n    },\n    \"pacotes\": {\n      \"description\": \"Installed packages by name.\",\n      \"type\": \"object\",\n      \"propertyNames\": { \"minLength\": 1 },\n      \"additionalProperties\": {\n        \"title\": \"PacoteTravado\",\n        \"description\": \"An installed package.\",\n        \"type\": \"object\",\n        \"additionalProperties\": false,\n        \"required\": [\"versao\", \"fonte\", \"sha256\", \"dependencias\"],\n        \"properties\": {\n          \"versao\": { \"description\": \"The version that is installed.\", \"type\": \"string\", \"minLength\": 1 },\n          \"fonte\": {\n            \"description\": \"Where it came from: `registro`, or another source of the language's own client.\",\n            \"type\": \"string\",\n            \"minLength\": 1,\n            \"examples\": [\"registro\"]\n          },\n          \"sha256\": {\n            \"description\": \"SHA-256 of the archive, in hexadecimal; empty where there was none.\",\n            \"type\": \"string\",\n            \"pattern\": \"^([0-9A-Fa-f]{64})?$\"\n          },\n          \"dependencias\": {\n            \"description\": \"Version ranges of the packages that it needs, by package name.\",\n            \"type\": \"object\",\n            \"propertyNames\": { \"minLength\": 1 },\n            \"additionalProperties\": { \"description\": \"A version range.\", \"type\": \"string\" }\n          }\n        }\n      }\n    }\n  },\n  \"examples\": [\n    {\n      \"lockVersion\": 1,\n      \"pacotes\": {\n        \"texto\": {\n          \"versao\": \"1.0.0\",\n          \"fonte\": \"registro\",\n          \"sha256\": \"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08\",\n          \"dependencias\": {}\n        }\n      }\n    }\n  ]\n}\n",
    verification: "{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n  \"$id\": \"urn:refdata-action:schema:verification:1\",\n  \"title\": \"Verification\",\n  \"description\": \"What `refdata verify --json` prints: what a live address answers, point by point against the contract.\",\n  \"type\": \"object\",\n  \"additionalProperties\": false,\n  \"required\": [\"ok\", \"baseUrl\", \"versao\", \"commit\", \"attempts\", \"pass\", \"warn\", \"fail\", \"points\"],\n  \"properties\": {\n    \"ok\": {\n      \"description\": \"Whether no point fails.\",\n      \"type\": \"boolean\"\n    },\n    \"baseUrl\": {\n      \"description\": \"The address, without a slash at its end.\",\n      \"type\": \"string\"\n    },\n    \"versao\": {\n      \"description\": \"Version of the data; null when the index cannot be read.\",\n      \"type\": [\"string\", \"null\"]\n    },\n    \"commit\": {\n      \"description\": \"Commit of the sources that the live manifest names; null when it names none.\",\n      \"type\": [\"string\", \"null\"]\n    },\n    \"attempts\": {\n      \"description\": \"How often the address was looked at, while a new deployment spread.\",\n      \"type\": \"integer\",\n      \"minimum\": 1\n    },\n    \"pass\": {\n      \"description\": \"Number of points that pass.\",\n      \"type\": \"integer\",\n      \"minimum\": 0\n    },\n    \"warn\": {\n      \"description\": \"Number of points that a host leaves to be desired, and consumers can live with.\",\n      \"type\": \"integer\",\n      \"minimum\": 0\n    },\n    \"fail\": {\n      \"description\": \"Number of points that break the contract.\",\n      \"type\": \"integer\",\n      \"minimum\": 0\n    },\n    \"points\": {\n      \"description\": \"The points, in a fixed order.\",\n      \"type\": \"array\",\n      \"items\": {\n        \"title\": \"VerificationPoint\",\n        \"description\": \"One thing that was looked at, with one result.\",\n        \"type\": \"object\",\n        \"additionalProperties\": false,\n        \"required\": [\"check\", \"title\", \"verdict\", \"message\", \"remedy\", \"paths\"],\n        \"properties\": {\n          \"check\": {\n            \"description\": \"Id of the check, as in docs/verify.md.\",\n            \"type\": \"string\",\n            \"pattern\": \"^[a-z][a-z0-9-]*$\"\n          },\n          \"title\": {\n            \"description\": \"What the check demands.\",\n            \"type\": \"string\"\n          },\n          \"verdict\": {\n            \"description\": \"How it went.\",\n            \"enum\": [\"pass\", \"warn\", \"fail\"]\n          },\n          \"message\": {\n            \"description\": \"What was seen.\",\n            \"type\": \"string\"\n          },\n          \"remedy\": {\n            \"description\": \"What to do about it; null for a pass.\",\n            \"type\": [\"string\", \"null\"]\n          },\n          \"paths\": {\n            \"description\": \"Paths under the base address that it is about; addresses for links.\",\n            \"type\": \"array\",\n            \"items\": {\n              \"description\": \"A path or an address.\",\n              \"type\": \"string\"\n            }\n          }\n        }\n      }\n    }\n  },\n  \"examples\": [\n    {\n      \"ok\": true,\n      \"baseUrl\": \"https://lume.example\",\n      \"versao\": \"1.4.0\",\n      \"commit\": null,\n      \"attempts\": 1,\n      \"pass\": 0,\n      \"warn\": 1,\n      \"fail\": 0,\n      \"points\": [\n        {\n          \"check\": \"caching\",\n          \"title\": \"A copy is asked about before each use\",\n          \"verdict\": \"warn\",\n          \"message\": \"Cache-Control: max-age=600: a new deployment may not be seen for 600 s\",\n          \"remedy\": \"Use the header file of your host that the build writes.\",\n          \"paths\": [\"/api/index.json\"]\n        }\n      ]\n    }\n  ]\n}\n",
    check: "{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n  \"$id\": \"urn:refdata-action:schema:check:1\",\n  \"title\": \"RelatorioDeMudancas\",\n  \"description\": \"The report of `refdata check --json`: what a head changes for the consumers of a base, and whether `versao` says so.\",\n  \"type\": \"object\",\n  \"additionalProperties\": false,\n  \"required\": [\n    \"ok\",\n    \"verdict\",\n    \"level\",\n    \"requiredBump\",\n    \"suggestion\",\n    \"nome\",\n    \"base\",\n    \"head\",\n    \"counts\",\n    \"changes\",\n    \"excepted\",\n    \"findings\"\n  ],\n  \"properties\": {\n    \"ok\": {\n      \"description\": \"Whether the check passes, as `--fail-on` says.\",\n      \"type\": \"boolean\"\n    },\n    \"verdict\": {\n      \"description\": \"Whether `versao` fits what changed.\",\n      \"enum\": [\n        \"unchanged\",\n        \"bumped\",\n        \"not-bumped\",\n        \"bumped-too-little\",\n        \"decreased\",\n        \"bumped-without-change\",\n        \"malformed\",\n        \"first\",\n        \"unknown\",\n        \"unversioned\",\n        \"deferred\"\n      ]\n    },\n    \"level\": {\n      \"description\": \"Level of all changes together.\",\n      \"$ref\": \"#/$defs/bump\"\n    },\n    \"requiredBump\": {\n      \"description\": \"By how much `versao` has to be raised.\",\n      \"$ref\": \"#/$defs/bump\"\n    },\n    \"suggestion\": {\n      \"description\": \"The lowest version that is enough; null when none is asked for, or none can be told.\",\n      \"type\": [\"string\", \"null\"]\n    },\n    \"nome\": {\n      \"description\": \"Name of the language, or the file of the server.\",\n      \"type\": \"string\"\n    },\n    \"base\": {\n      \"description\": \"What was compared with.\",\n      \"type\": \"object\",\n      \"additionalProperties\": false,\n      \"required\": [\"name\", \"commit\", \"versao\"],\n      \"properties\": {\n        \"name\": {\n          \"description\": \"A branch, a folder or an address.\",\n          \"type\": \"string\"\n        },\n        \"commit\": {\n          \"description\": \"Full id of the commit that was read; null where there is none.\",\n          \"type\": [\"string\", \"null\"]\n        },\n        \"versao\": {\n          \"description\": \"Its version; null where it has no reference.\",\n          \"type\": [\"string\", \"null\"]\n        }\n      },\n      \"title\": \"CheckBase\"\n    },\n    \"head\": {\n      \"description\": \"What was compared.\",\n      \"type\": \"object\",\n      \"additionalProperties\": false,\n      \"required\": [\"name\", \"commit\", \"versao\"],\n      \"properties\": {\n        \"name\": {\n          \"description\": \"A folder, or a name of a commit.\",\n          \"type\": \"string\"\n        },\n        \"commit\": {\n          \"description\": \"Full id of the commit that was read; null for a folder.\",\n          \"type\": [\"string\", \"null\"]\n        },\n        \"versao\": {\n          \"description\": \"Its version; empty for a server.\",\n          \"type\": \"string\"\n        }\n      },\n      \"title\": \"CheckHead\"\n    },\n    \"release\": {\n      \"description\": \"What changed since the last release, against which `versao` is judged; null where there is none, or none was looked for.\",\n      \"anyOf\": [\n        {\n          \"$ref\": \"#/$defs/release\"\n        },\n        {\n          \"type\": \"null\"\n        }\n      ]\n    },\n    \"compared\": {\n      \"description\": \"How much was compared.\",\n      \"type\": \"object\",\n      \"additionalProperties\": false,\n      \"required\": [\"base\", \"head\"],\n      \"properties\": {\n        \"base\": {\n          \"description\": \"Entries of the base; of a server, its routes.\",\n          \"type\": \"integer\",\n          \"minimum\": 0\n        },\n        \"head\": {\n          \"description\": \"Entries of the head.\",\n          \"type\": \"integer\",\n          \"minimum\": 0\n        }\n      },\n      \"title\": \"CheckExtent\"\n    },\n    \"counts\": {\n      \"$ref\": \"#/$defs/counts\",\n      \"description\": \"Number of changes of each level.\"\n    },\n    \"changes\": {\n      \"description\": \"The changes, in the order of the files.\",\n      \"type\": \"array\",\n      \"items\": {\n        \"description\": \"A change.\",\n        \"$ref\": \"#/$defs/change\"\n      }\n    },\n    \"causes\": {\n      \"description\": \"What explains several of the changes, those that break first; each change has one cause at most.\",\n      \"type\": \"array\",\n      \"items\": {\n        \"description\": \"A cause.\",\n        \"$ref\": \"#/$defs/cause\"\n      }\n    },\n    \"evidence\": {\n      \"description\": \"What the programs that the base has say of changes that break some; a level never depends on it.\",\n      \"type\": \"array\",\n      \"items\": {\n        \"description\": \"Of one change.\",\n        \"$ref\": \"#/$defs/evidence\"\n      }\n    },\n    \"unknown\": {\n      \"description\": \"What could not be read on one side or both, so that nobody can tell whether it changed.\",\n      \"type\": \"array\",\n      \"items\": {\n        \"description\": \"A value.\",\n        \"$ref\": \"#/$defs/unknown\"\n      }\n    },\n    \"excepted\": {\n      \"description\": \"Changes that `.refdata-ignore.yml` accepts.\",\n      \"type\": \"array\",\n      \"items\": {\n        \"description\": \"An accepted change.\",\n        \"$ref\": \"#/$defs/change\"\n      }\n    },\n    \"findings\": {\n      \"description\": \"What is wrong.\",\n      \"type\": \"array\",\n      \"items\": {\n        \"description\": \"A finding.\",\n        \"$ref\": \"#/$defs/finding\"\n      }\n    }\n  },\n  \"examples\": [\n    {\n      \"ok\": false,\n      \"verdict\": \"not-bumped\",\n      \"level\": \"major\",\n      \"requiredBump\": \"major\",\n      \"suggestion\": \"2.0.0\",\n      \"nome\": \"Lume\",\n      \"base\": {\n        \"name\": \"before\",\n        \"commit\": null,\n        \"versao\": \"1.4.0\"\n      },\n      \"head\": {\n        \"name\": \"lume\",\n        \"commit\": null,\n        \"versao\": \"1.4.0\"\n      },\n      \"release\": null,\n      \"compared\": {\n        \"base\": 57,\n        \"head\": 58\n      },\n      \"counts\": {\n        \"major\": 1,\n        \"minor\": 0,\n        \"patch\": 0,\n        \"info\": 0\n      },\n      \"unknown\": [],\n      \"changes\": [\n        {\n          \"rule\": \"reservada-added\",\n          \"level\": \"major\",\n          \"path\": \"/api/sintaxe.json#/reservadas/enquanto\",\n          \"name\": \"enquanto\",\n          \"message\": \"The reserved word enquanto is new.\",\n          \"before\": null,\n          \"after\": {\n            \"palavra\": \"enquanto\",\n            \"descricao\": \"repete o bloco enquanto a condição for verdadeira\",\n            \"equivalente\": \"while\"\n          },\n          \"place\": {\n            \"file\": \"lume/tokens.py\",\n            \"line\": 40,\n            \"column\": 5\n          },\n          \"side\": \"head\",\n          \"fingerprint\": \"ac37b563b581fd82\"\n        }\n      ],\n      \"excepted\": [],\n      \"findings\": [\n        {\n          \"rule\": \"versao-not-bumped\",\n          \"level\": \"error\",\n          \"message\": \"`versao` is still 1.4.0. The changes are major, so it has to be 2.0.0 at least.\",\n          \"remedy\": \"Raise `versao` where the language declares it, by as much as is told here.\",\n          \"subject\": \"/api/index.json#/versao\",\n          \"place\": {\n            \"file\": \"lume/version.py\",\n            \"line\": 3,\n            \"column\": 1\n          }\n        }\n      ]\n    }\n  ],\n  \"$defs\": {\n    \"counts\": {\n      \"type\": \"object\",\n      \"additionalProperties\": false,\n      \"required\": [\"major\", \"minor\", \"patch\", \"info\"],\n      \"properties\": {\n        \"major\": {\n          \"type\": \"integer\",\n          \"minimum\": 0,\n          \"description\": \"What may break consumers.\"\n        },\n        \"minor\": {\n          \"type\": \"integer\",\n          \"minimum\": 0,\n          \"description\": \"What is new.\"\n        },\n        \"patch\": {\n          \"type\": \"integer\",\n          \"minimum\": 0,\n          \"description\": \"Texts and the like.\"\n        },\n        \"info\": {\n          \"type\": \"integer\",\n          \"minimum\": 0,\n          \"description\": \"What says nothing to consumers.\"\n        }\n      },\n      \"title\": \"CheckCounts\"\n    },\n    \"release\": {\n      \"title\": \"CheckRelease\",\n      \"description\": \"The last release.\",\n      \"type\": \"object\",\n      \"additionalProperties\": false,\n      \"required\": [\"name\", \"commit\", \"versao\", \"level\", \"counts\", \"requiredBump\", \"suggestion\", \"due\"],\n      \"properties\": {\n        \"name\": {\n          \"description\": \"Its tag, or where it is published.\",\n          \"type\": \"string\"\n        },\n        \"commit\": {\n          \"description\": \"Full id of its commit; null where there is none.\",\n          \"type\": [\"string\", \"null\"]\n        },\n        \"versao\": {\n          \"description\": \"Its version.\",\n          \"type\": \"string\"\n        },\n        \"level\": {\n          \"description\": \"Level of all changes since then.\",\n          \"$ref\": \"#/$defs/bump\"\n        },\n        \"counts\": {\n          \"description\": \"Number of changes since then.\",\n          \"$ref\": \"#/$defs/counts\"\n        },\n        \"requiredBump\": {\n          \"description\": \"By how much `versao` has to be above it.\",\n          \"$ref\": \"#/$defs/bump\"\n        },\n        \"suggestion\": {\n          \"description\": \"The lowest version that is enough; null when none is asked for.\",\n          \"type\": [\"string\", \"null\"]\n        },\n        \"due\": {\n          \"description\": \"Whether `versao` has to be raised here, as `check.release` says.\",\n          \"type\": \"boolean\"\n        }\n      }\n    },\n    \"unknown\": {\n      \"title\": \"CheckUnknown\",\n      \"description\": \"A value of which nobody can tell whether it changed.\",\n      \"type\": \"object\",\n      \"additionalProperties\": false,\n      \"required\": [\"path\", \"side\", \"place\"],\n      \"properties\": {\n        \"path\": {\n          \"description\": \"Where, by name and never by position.\",\n          \"type\": \"string\"\n        },\n        \"side\": {\n          \"description\": \"The sides that do not have it.\",\n          \"enum\": [\"base\", \"head\", \"both\"]\n        },\n        \"place\": {\n          \"description\": \"Where it stands in the source; null when that is not known.\",\n          \"anyOf\": [\n            {\n              \"$ref\": \"#/$defs/place\"\n            },\n            {\n              \"type\": \"null\"\n            }\n          ]\n        }\n      }\n    },\n    \"bump\": {\n      \"enum\": [\"major\", \"minor\", \"patch\", \"none\"]\n    },\n    \"place\": {\n      \"description\": \"A place in a text file.\",\n      \"type\": \"object\",\n      \"additionalProperties\": false,\n      \"required\": [\"file\"],\n      \"properties\": {\n        \"file\": {\n          \"type\": \"string\"\n        },\n        \"line\": {\n          \"type\": \"integer\",\n          \"minimum\": 1\n        },\n        \"column\": {\n          \"type\": \"integer\",\n          \"minimum\": 1\n        }\n      },\n      \"title\": \"CheckPlace\"\n    },\n    \"cause\": {\n      \"title\": \"CheckCause\",\n      \"description\": \"Changes that have one cause.\",\n      \"type\": \"object\",\n      \"additionalProperties\": false,\n      \"required\": [\"kind\", \"id\", \"message\", \"level\", \"place\", \"side\", \"changes\"],\n      \"properties\": {\n        \"kind\": {\n          \"description\": \"What explains them: one of them, something that moved or has another name, a line of the source, or an edit that was made in many places alike.\",\n          \"enum\": [\"change\", \"move\", \"line\", \"edit\"]\n        },\n        \"id\": {\n          \"description\": \"The fingerprint of the change that explains the others; of lines and edits, one of the same form.\",\n          \"type\": \"string\",\n          \"pattern\": \"^[0-9a-f]{16}$\"\n        },\n        \"message\": {\n          \"description\": \"What it is, in a sentence.\",\n          \"type\": \"string\"\n        },\n        \"level\": {\n          \"description\": \"The highest level of its changes.\",\n          \"enum\": [\"major\", \"minor\", \"patch\", \"info\"]\n        },\n        \"place\": {\n          \"description\": \"Where it stands; null where that is several places, or not known.\",\n          \"anyOf\": [\n            {\n              \"$ref\": \"#/$defs/place\"\n            },\n            {\n              \"type\": \"null\"\n            }\n          ]\n        },\n        \"side\": {\n          \"description\": \"Whose place it is.\",\n          \"enum\": [\"base\", \"head\"]\n        },\n        \"changes\": {\n          \"description\": \"All of them, that which explains the others first.\",\n          \"type\": \"array\",\n          \"minItems\": 2,\n          \"items\": {\n            \"description\": \"A change that is explained.\",\n            \"$ref\": \"#/$defs/explained\"\n          }\n        }\n      }\n    },\n    \"explained\": {\n      \"title\": \"CheckExplained\",\n      \"description\": \"A change, and how sure it is that the cause is its cause.\",\n      \"type\": \"object\",\n      \"additionalProperties\": false,\n      \"required\": [\"fingerprint\", \"confidence\"],\n      \"properties\": {\n        \"fingerprint\": {\n          \"description\": \"Which change it is.\",\n          \"type\": \"string\"\n        },\n        \"confidence\": {\n          \"description\": \"1 where nothing else can be its cause.\",\n          \"type\": \"number\",\n          \"minimum\": 0,\n          \"maximum\": 1\n        }\n      }\n    },\n    \"change\": {\n      \"description\": \"One thing that differs.\",\n      \"type\": \"object\",\n      \"additionalProperties\": false,\n      \"required\": [\n        \"rule\",\n        \"level\",\n        \"path\",\n        \"name\",\n        \"message\",\n        \"before\",\n        \"after\",\n        \"place\",\n        \"side\",\n        \"fingerprint\"\n      ],\n      \"properties\": {\n        \"rule\": {\n          \"description\": \"Id of the kind of change, with a section in docs/rules.md.\",\n          \"type\": \"string\"\n        },\n        \"level\": {\n          \"description\": \"What it asks of `versao`.\",\n          \"enum\": [\"major\", \"minor\", \"patch\", \"info\"]\n        },\n        \"path\": {\n          \"description\": \"Where, by name and never by position.\",\n          \"type\": \"string\"\n        },\n        \"name\": {\n          \"description\": \"What it is called.\",\n          \"type\": \"string\"\n        },\n        \"message\": {\n          \"description\": \"The change in a sentence.\",\n          \"type\": \"string\"\n        },\n        \"before\": {\n          \"description\": \"Null where there was nothing.\"\n        },\n        \"after\": {\n          \"description\": \"Null where there is nothing any more.\"\n        },\n        \"place\": {\n          \"description\": \"The source that caused it; null when that is not known.\",\n          \"anyOf\": [\n            {\n              \"$ref\": \"#/$defs/place\"\n            },\n            {\n              \"type\": \"null\"\n            }\n          ]\n        },\n        \"side\": {\n          \"description\": \"Whose place it is: what was removed stands only in the base.\",\n          \"enum\": [\"base\", \"head\"]\n        },\n        \"fingerprint\": {\n          \"description\": \"The same for the same change.\",\n          \"type\": \"string\",\n          \"pattern\": \"^[0-9a-f]{16}$\"\n        }\n      },\n      \"title\": \"CheckChange\"\n    },\n    \"finding\": {\n      \"description\": \"One thing that is wrong.\",\n      \"type\": \"object\",\n      \"required\": [\"rule\", \"level\", \"message\", \"remedy\"],\n      \"properties\": {\n        \"rule\": {\n          \"type\": \"string\"\n        },\n        \"level\": {\n          \"enum\": [\"error\", \"warning\", \"notice\"]\n        },\n        \"message\": {\n          \"type\": \"string\"\n        },\n        \"remedy\": {\n          \"type\": \"string\"\n        },\n        \"place\": {\n          \"$ref\": \"#/$defs/place\"\n        },\n        \"subject\": {\n          \"type\": \"string\"\n        }\n      },\n      \"title\": \"CheckFinding\"\n    },\n    \"evidence\": {\n      \"title\": \"CheckEvidence\",\n      \"description\": \"What known programs say of a change.\",\n      \"type\": \"object\",\n      \"additionalProperties\": false,\n      \"required\": [\"fingerprint\", \"known\", \"breaks\", \"edited\", \"programs\", \"shortest\"],\n      \"properties\": {\n        \"fingerprint\": {\n          \"description\": \"Which change it is.\",\n          \"type\": \"string\"\n        },\n        \"known\": {\n          \"description\": \"How many programs are known.\",\n          \"type\": \"integer\",\n          \"minimum\": 0\n        },\n        \"breaks\": {\n          \"description\": \"How many of them the change breaks.\",\n          \"type\": \"integer\",\n          \"minimum\": 0\n        },\n        \"edited\": {\n          \"description\": \"Of those, the ones that the head has in other words, or not at all.\",\n          \"type\": \"integer\",\n          \"minimum\": 0\n        },\n        \"programs\": {\n          \"description\": \"Where they are: the first ones.\",\n          \"type\": \"array\",\n          \"items\": {\n            \"description\": \"A file with the line of a block, or the path of an example.\",\n            \"type\": \"string\"\n          }\n        },\n        \"shortest\": {\n          \"description\": \"The shortest of them; null where there is none, or it is long.\",\n          \"anyOf\": [\n            {\n              \"$ref\": \"#/$defs/program\"\n            },\n            {\n              \"type\": \"null\"\n            }\n          ]\n        }\n      }\n    },\n    \"program\": {\n      \"title\": \"CheckProgram\",\n      \"description\": \"A program that breaks.\",\n      \"type\": \"object\",\n      \"additionalProperties\": false,\n      \"required\": [\"program\", \"text\"],\n      \"properties\": {\n        \"program\": {\n          \"description\": \"Where it is.\",\n          \"type\": \"string\"\n        },\n        \"text\": {\n          \"description\": \"Its text.\",\n          \"type\": \"string\"\n        }\n      }\n    }\n  }\n}\n",
    referencia: "{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n  \"$id\": \"urn:refdata-action:schema:referencia:1\",\n  \"title\": \"Referencia\",\n  \"description\": \"Everything that is known of each name, /api/referencia.json: for tools, beside the seven files of the contract and not one of them.\",\n  \"type\": \"object\",\n  \"additionalProperties\": false,\n  \"required\": [\"versao\", \"nome\", \"idioma\", \"commit\", \"itens\"],\n  \"properties\": {\n    \"versao\": {\n      \"description\": \"Version of the data, the same as in the seven files.\",\n      \"type\": \"string\",\n      \"minLength\": 1,\n      \"examples\": [\"1.4.0\"]\n    },\n    \"nome\": {\n      \"description\": \"Name of the language.\",\n      \"type\": \"string\",\n      \"minLength\": 1,\n      \"examples\": [\"Lume\"]\n    },\n    \"idioma\": {\n      \"description\": \"The tongue of its texts.\",\n      \"enum\": [\"pt\", \"en\"]\n    },\n    \"commit\": {\n      \"description\": \"Commit of the sources; null where that is not known, or files differed from it.\",\n      \"type\": [\"string\", \"null\"],\n      \"pattern\": \"^[0-9a-f]{40}(?:[0-9a-f]{24})?$\"\n    },\n    \"antigos\": {\n      \"description\": \"Things of earlier versions that are gone, as far as the addresses of the site were recorded; absent where there are none.\",\n      \"type\": \"array\",\n      \"items\": {\n        \"title\": \"ItemAntigo\",\n        \"description\": \"A thing that there was.\",\n        \"type\": \"object\",\n        \"additionalProperties\": false,\n        \"required\": [\"id\", \"ate\", \"agora\"],\n        \"properties\": {\n          \"id\": {\n            \"description\": \"What its id was.\",\n            \"type\": \"string\",\n            \"minLength\": 1,\n            \"examples\": [\"simbolo:Lume.Texto.gira\"]\n          },\n          \"ate\": {\n            \"description\": \"The first version that did not have it; null where it was not recorded.\",\n            \"type\": [\"string\", \"null\"],\n            \"examples\": [\"1.4.0\"]\n          },\n          \"agora\": {\n            \"description\": \"The id of what took its place; null where nobody has said so.\",\n            \"type\": [\"string\", \"null\"],\n            \"examples\": [\"simbolo:Lume.Texto.inverte\"]\n          }\n        }\n      }\n    },\n    \"itens\": {\n      \"description\": \"The things of the language, in the order of the seven files.\",\n      \"type\": \"array\",\n      \"items\": {\n        \"title\": \"ItemDeReferencia\",\n        \"description\": \"A thing that has a name.\",\n        \"type\": \"object\",\n        \"additionalProperties\": false,\n        \"required\": [\n          \"id\",\n          \"tipo\",\n          \"nome\",\n          \"apelidos\",\n          \"modulo\",\n          \"assinatura\",\n          \"parametros\",\n          \"retorno\",\n          \"resumo\",\n          \"documentacao\",\n          \"exemplos\",\n          \"fonte\",\n          \"endereco\",\n          \"desde\",\n          \"obsoleto\"\n        ],\n        \"properties\": {\n          \"id\": {\n            \"description\": \"Stays the same from version to version.\",\n            \"type\": \"string\",\n            \"minLength\": 1,\n            \"examples\": [\"simbolo:Lume.Texto.inverte\"]\n          },\n          \"tipo\": {\n            \"description\": \"What it is.\",\n            \"enum\": [\n              \"palavra\",\n              \"contextual\",\n              \"operador\",\n              \"verbo\",\n              \"regra\",\n              \"embutida\",\n              \"modulo\",\n              \"simbolo\",\n              \"comando\",\n              \"erro\"\n            ]\n          },\n          \"nome\": { \"description\": \"As programs write it.\", \"type\": \"string\", \"examples\": [\"inverte\"] },\n          \"apelidos\": {\n            \"description\": \"Other names of a module or a command, without its own.\",\n            \"type\": \"array\",\n            \"items\": {\n              \"description\": \"A name that means the same.\",\n              \"type\": \"string\",\n              \"minLength\": 1,\n              \"examples\": [\"Texto\"]\n            }\n          },\n          \"modulo\": {\n            \"description\": \"Official name of the module that a symbol belongs to; null for anything else.\",\n            \"type\": [\"string\", \"null\"],\n            \"examples\": [\"Lume.Texto\"]\n          },\n          \"assinatura\": {\n            \"description\": \"As the source writes it; null where there is none.\",\n            \"type\": [\"string\", \"null\"],\n            \"examples\": [\"(texto, vezes = 1)\"]\n          },\n          \"parametros\": {\n            \"description\": \"The parameters of the signature; null where there is none, or it is written in no form that is known.\",\n            \"type\": [\"array\", \"null\"],\n            \"items\": {\n              \"title\": \"ParametroDeReferencia\",\n              \"description\": \"A parameter.\",\n              \"type\": \"object\",\n              \"additionalProperties\": false,\n              \"required\": [\"nome\", \"tipo\", \"padrao\", \"opcional\", \"modo\"],\n              \"properties\": {\n                \"nome\": { \"description\": \"Its name.\", \"type\": \"string\", \"examples\": [\"vezes\"] },\n                \"tipo\": {\n                  \"description\": \"As written; null where it is not.\",\n                  \"type\": [\"string\", \"null\"],\n                  \"examples\": [\"number\"]\n                },\n                \"padrao\": {\n                  \"description\": \"Its default, as written; null for none.\",\n                  \"type\": [\"string\", \"null\"],\n                  \"examples\": [\"1\"]\n                },\n                \"opcional\": { \"description\": \"Whether a call may leave it out.\", \"type\": \"boolean\" },\n                \"modo\": {\n                  \"description\": \"How calls give it: by position, by name, in either form, or as all that is left.\",\n                  \"enum\": [\"posicao\", \"nome\", \"ambos\", \"resto\"]\n                }\n              }\n            }\n          },\n          \"retorno\": {\n            \"description\": \"What it gives, as the signature writes it; null where it does not.\",\n            \"type\": [\"string\", \"null\"],\n            \"examples\": [\"string\"]\n          },\n          \"resumo\": { \"description\": \"In one sentence; empty where nothing says it.\", \"type\": \"string\" },\n          \"documentacao\": {\n            \"description\": \"In full, as the source has it; empty where nothing says more than the summary.\",\n            \"type\": \"string\"\n          },\n          \"exemplos\": {\n            \"description\": \"Where the language's own programs use it, the shortest first.\",\n            \"type\": \"array\",\n            \"items\": {\n              \"title\": \"ExemploDeReferencia\",\n              \"description\": \"A few lines of a program, or code that provokes an error.\",\n              \"type\": \"object\",\n              \"additionalProperties\": false,\n              \"required\": [\"codigo\", \"arquivo\", \"linha\"],\n              \"properties\": {\n                \"codigo\": { \"description\": \"The lines.\", \"type\": \"string\" },\n                \"arquivo\": {\n                  \"description\": \"File in the repository; null for an example that the documentation gives.\",\n                  \"type\": [\"string\", \"null\"],\n                  \"examples\": [\"exemplos/notas.lm\"]\n                },\n                \"linha\": { \"description\": \"Their first line.\", \"type\": [\"integer\", \"null\"], \"minimum\": 1 }\n              }\n            }\n          },\n          \"fonte\": {\n            \"title\": \"FonteDeReferencia\",\n            \"description\": \"Where it is defined; null where that is not known.\",\n            \"type\": [\"object\", \"null\"],\n            \"additionalProperties\": false,\n            \"required\": [\"arquivo\", \"linha\", \"url\"],\n            \"properties\": {\n              \"arquivo\": {\n                \"description\": \"File in the repository.\",\n                \"type\": \"string\",\n                \"examples\": [\"src/tokens.py\"]\n              },\n              \"linha\": { \"description\": \"Line, from 1.\", \"type\": [\"integer\", \"null\"], \"minimum\": 1 },\n              \"url\": {\n                \"description\": \"The line at the commit, on the web; null where the commit or the address of the repository is not known.\",\n                \"type\": [\"string\", \"null\"]\n              }\n            }\n          },\n          \"endereco\": {\n            \"description\": \"Its page under the base address, without the ending .html, which a host may leave out.\",\n            \"type\": \"string\",\n            \"pattern\": \"^/\",\n            \"examples\": [\"/modulos/Lume.Texto#inverte\"]\n          },\n          \"desde\": {\n            \"description\": \"The first version that has it, as far as that was recorded; null where it was not.\",\n            \"type\": [\"string\", \"null\"],\n            \"examples\": [\"1.2.0\"]\n          },\n          \"obsoleto\": {\n            \"description\": \"Why it should not be used any more; null where nothing says so.\",\n            \"type\": [\"string\", \"null\"]\n          }\n        }\n      }\n    }\n  },\n  \"examples\": [\n    {\n      \"versao\": \"1.4.0\",\n      \"nome\": \"Lume\",\n      \"idioma\": \"pt\",\n      \"commit\": \"6f1c2d3e4a5b60718293a4b5c6d7e8f901234567\",\n      \"itens\": [\n        {\n          \"id\": \"simbolo:Lume.Texto.centraliza\",\n          \"tipo\": \"simbolo\",\n          \"nome\": \"centraliza\",\n          \"apelidos\": [],\n          \"modulo\": \"Lume.Texto\",\n          \"assinatura\": \"(texto, largura = 80)\",\n          \"parametros\": [\n            {\n              \"nome\": \"texto\",\n              \"tipo\": null,\n              \"padrao\": null,\n              \"opcional\": false,\n              \"modo\": \"ambos\"\n            },\n            {\n              \"nome\": \"largura\",\n              \"tipo\": null,\n              \"padrao\": \"80\",\n              \"opcional\": true,\n              \"modo\": \"ambos\"\n            }\n          ],\n          \"retorno\": null,\n          \"resumo\": \"O texto no meio de uma linha.\",\n          \"documentacao\": \"\",\n          \"exemplos\": [\n            {\n              \"codigo\": \"mostra centraliza(\\\"Olá\\\")\",\n              \"arquivo\": \"exemplos/ola.lm\",\n              \"linha\": 3\n            }\n          ],\n          \"fonte\": {\n            \"arquivo\": \"src/texto.py\",\n            \"linha\": 12,\n            \"url\": null\n          },\n          \"endereco\": \"/modulos/Lume.Texto#centraliza\",\n          \"desde\": \"1.2.0\",\n          \"obsoleto\": null\n        }\n      ]\n    }\n  ]\n}\n",
    search: "{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n  \"$id\": \"urn:refdata-action:schema:search:1\",\n  \"title\": \"Busca\",\n  \"description\": \"The index of names, /search.json: what there is, and the address of each.\",\n  \"type\": \"object\",\n  \"additionalProperties\": false,\n  \"required\": [\"versao\", \"itens\"],\n  \"properties\": {\n    \"versao\": { \"description\": \"Version of the data.\", \"type\": \"string\", \"minLength\": 1 },\n    \"itens\": {\n      \"description\": \"Every name, in the order of the seven files.\",\n      \"type\": \"array\",\n      \"items\": {\n        \"title\": \"ItemDaBusca\",\n        \"description\": \"A name.\",\n        \"type\": \"object\",\n        \"additionalProperties\": false,\n        \"required\": [\"id\", \"nome\", \"tipo\", \"modulo\", \"resumo\", \"url\"],\n        \"properties\": {\n          \"id\": { \"description\": \"As in /api/referencia.json.\", \"type\": \"string\", \"minLength\": 1 },\n          \"nome\": { \"description\": \"As programs write it.\", \"type\": \"string\" },\n          \"tipo\": { \"description\": \"As in /api/referencia.json.\", \"type\": \"string\", \"minLength\": 1 },\n          \"modulo\": { \"description\": \"The module of a symbol.\", \"type\": [\"string\", \"null\"] },\n          \"resumo\": { \"description\": \"In one sentence; may be empty.\", \"type\": \"string\" },\n          \"url\": {\n            \"description\": \"Its page, relative to this file.\",\n            \"type\": \"string\",\n            \"minLength\": 1,\n            \"examples\": [\"modulos/Lume.Texto.html#inverte\"]\n          }\n        }\n      }\n    }\n  },\n  \"examples\": [\n    {\n      \"versao\": \"1.4.0\",\n      \"itens\": [\n        {\n          \"id\": \"palavra:se\",\n          \"nome\": \"se\",\n          \"tipo\": \"palavra\",\n          \"modulo\": null,\n          \"resumo\": \"executa o bloco quando a condição é verdadeira\",\n          \"url\": \"sintaxe.html#se\"\n        }\n      ]\n    }\n  ]\n}\n",
    lexico: "{\n  \"$schema\": \"https://json-schema.org/draft/2020-12/schema\",\n  \"$id\": \"urn:refdata-action:schema:lexico:1\",\n  \"title\": \"Lexico\",\n  \"description\": \"How a language is cut into tokens, /api/lexico.json: for editors and tools, beside the seven files of the contract and not one of them.\",\n  \"type\": \"object\",\n  \"properties\": {\n    \"versao\": {\n      \"type\": \"string\",\n      \"minLength\": 1,\n      \"description\": \"Version of the data, the same as in the seven files.\"\n    },\n    \"nome\": {\n      \"type\": \"string\",\n      \"minLength\": 1,\n      \"description\": \"Name of the language.\"\n    },\n    \"extensao\": {\n      \"type\": \"string\",\n      \"minLength\": 1,\n      \"description\": \"Extension of source files, with its dot.\"\n    },\n    \"caixa\": {\n      \"description\": \"Whether words written in another case are others (`distingue`, which is the default).\",\n      \"type\": \"string\",\n      \"enum\": [\"distingue\", \"ignora\"]\n    },\n    \"regioes\": {\n      \"description\": \"Comments, texts, and everything else that has a beginning and an end. Of several that open, the longest opening counts.\",\n      \"maxItems\": 200,\n      \"type\": \"array\",\n      \"items\": {\n        \"type\": \"object\",\n        \"properties\": {\n          \"nome\": {\n            \"type\": \"string\",\n            \"pattern\": \"^[a-z][a-z0-9-]*$\",\n            \"description\": \"Name of the region, for `contem`, `regioes` and reports.\",\n            \"examples\": [\"texto\"]\n          },\n          \"classe\": {\n            \"type\": \"string\",\n            \"enum\": [\"comentario\", \"documentacao\", \"texto\", \"caractere\", \"regex\", \"diretiva\", \"dado\", \"nome\"],\n            \"description\": \"What it is.\",\n            \"examples\": [\"comentario\"]\n          },\n          \"abre\": {\n            \"anyOf\": [\n              {\n                \"type\": \"string\",\n                \"minLength\": 1,\n                \"maxLength\": 64\n              },\n              {\n                \"minItems\": 1,\n                \"type\": \"array\",\n                \"items\": {\n                  \"type\": \"string\",\n                  \"minLength\": 1,\n                  \"maxLength\": 64\n                }\n              },\n              {\n                \"type\": \"object\",\n                \"properties\": {\n                  \"padrao\": {\n                    \"type\": \"string\",\n                    \"minLength\": 1,\n                    \"maxLength\": 1000,\n                    \"description\": \"A regular expression of what all engines share: docs/editors.md, \\\"Patterns\\\".\",\n                    \"examples\": [\"r(#{0,8})\\\"\"]\n                  }\n                },\n                \"required\": [\"padrao\"],\n                \"additionalProperties\": false,\n                \"description\": \"A pattern, where literal texts do not say it.\"\n              }\n            ],\n            \"description\": \"What opens it: a text, several, or a pattern.\",\n            \"examples\": [\"/*\", [\"\\\"\", \"'\"]]\n          },\n          \"quando\": {\n            \"description\": \"It opens only when this holds.\",\n            \"type\": \"object\",\n            \"properties\": {\n              \"inicio\": {\n                \"description\": \"`linha`: nothing but blanks stands before it in its line. `comando`: no token stands before it in its logical line.\",\n                \"examples\": [\"comando\"],\n                \"type\": \"string\",\n                \"enum\": [\"linha\", \"comando\"]\n              },\n              \"coluna\": {\n                \"description\": \"It begins in this column, counted from 0 in code points.\",\n                \"examples\": [0],\n                \"type\": \"integer\",\n                \"minimum\": 0,\n                \"maximum\": 9007199254740991\n              },\n              \"depois_de\": {\n                \"description\": \"The token before it in the same logical line, comments left out, is one of these.\",\n                \"type\": \"object\",\n                \"properties\": {\n                  \"classes\": {\n                    \"description\": \"Classes of tokens, or groups of words.\",\n                    \"examples\": [[\"nome\", \"numero\"]],\n                    \"type\": \"array\",\n                    \"items\": {\n                      \"type\": \"string\"\n                    }\n                  },\n                  \"textos\": {\n                    \"description\": \"Texts of tokens.\",\n                    \"examples\": [[\")\", \"]\"]],\n                    \"type\": \"array\",\n                    \"items\": {\n                      \"type\": \"string\",\n                      \"minLength\": 1,\n                      \"maxLength\": 64\n                    }\n                  },\n                  \"regioes\": {\n                    \"description\": \"Names of regions.\",\n                    \"examples\": [[\"texto\"]],\n                    \"type\": \"array\",\n                    \"items\": {\n                      \"type\": \"string\"\n                    }\n                  }\n                },\n                \"additionalProperties\": false\n              },\n              \"nao_depois_de\": {\n                \"description\": \"The token before it is none of these, or there is none.\",\n                \"type\": \"object\",\n                \"properties\": {\n                  \"classes\": {\n                    \"description\": \"Classes of tokens, or groups of words.\",\n                    \"examples\": [[\"nome\", \"numero\"]],\n                    \"type\": \"array\",\n                    \"items\": {\n                      \"type\": \"string\"\n                    }\n                  },\n                  \"textos\": {\n                    \"description\": \"Texts of tokens.\",\n                    \"examples\": [[\")\", \"]\"]],\n                    \"type\": \"array\",\n                    \"items\": {\n                      \"type\": \"string\",\n                      \"minLength\": 1,\n                      \"maxLength\": 64\n                    }\n                  },\n                  \"regioes\": {\n                    \"description\": \"Names of regions.\",\n                    \"examples\": [[\"texto\"]],\n                    \"type\": \"array\",\n                    \"items\": {\n                      \"type\": \"string\"\n                    }\n                  }\n                },\n                \"additionalProperties\": false\n              },\n              \"apos\": {\n                \"description\": \"The character right before it is one of these.\",\n                \"type\": \"string\",\n                \"minLength\": 1,\n                \"maxLength\": 500,\n                \"examples\": [\"\\\\p{L}_\", \"0-9a-fA-F\"]\n              },\n              \"nao_apos\": {\n                \"description\": \"The character right before it is none of these.\",\n                \"type\": \"string\",\n                \"minLength\": 1,\n                \"maxLength\": 500,\n                \"examples\": [\"\\\\p{L}_\", \"0-9a-fA-F\"]\n              },\n              \"antes_de\": {\n                \"description\": \"This follows right behind it.\",\n                \"type\": \"object\",\n                \"properties\": {\n                  \"padrao\": {\n                    \"type\": \"string\",\n                    \"minLength\": 1,\n                    \"maxLength\": 1000,\n                    \"description\": \"A regular expression of what all engines share: docs/editors.md, \\\"Patterns\\\".\",\n                    \"examples\": [\"r(#{0,8})\\\"\"]\n                  }\n                },\n                \"required\": [\"padrao\"],\n                \"additionalProperties\": false\n              },\n              \"nao_antes_de\": {\n                \"description\": \"This does not follow right behind it.\",\n                \"type\": \"object\",\n                \"properties\": {\n                  \"padrao\": {\n                    \"type\": \"string\",\n                    \"minLength\": 1,\n                    \"maxLength\": 1000,\n                    \"description\": \"A regular expression of what all engines share: docs/editors.md, \\\"Patterns\\\".\",\n                    \"examples\": [\"r(#{0,8})\\\"\"]\n                  }\n                },\n                \"required\": [\"padrao\"],\n                \"additionalProperties\": false\n              },\n              \"dentro_de\": {\n                \"description\": \"It stands in a block, at any depth, whose first line has one of these words.\",\n                \"examples\": [[\"servidor\"]],\n                \"type\": \"array\",\n                \"items\": {\n                  \"type\": \"string\",\n                  \"minLength\": 1,\n                  \"maxLength\": 64\n                }\n              },\n              \"na_linha\": {\n                \"description\": \"One of these words stands before it in its logical line.\",\n                \"examples\": [[\"caso\"]],\n                \"type\": \"array\",\n                \"items\": {\n                  \"type\": \"string\",\n                  \"minLength\": 1,\n                  \"maxLength\": 64\n                }\n              }\n            },\n            \"additionalProperties\": false\n          },\n          \"exceto\": {\n            \"description\": \"It does not open when all of this holds.\",\n            \"type\": \"object\",\n            \"properties\": {\n              \"inicio\": {\n                \"description\": \"`linha`: nothing but blanks stands before it in its line. `comando`: no token stands before it in its logical line.\",\n                \"examples\": [\"comando\"],\n                \"type\": \"string\",\n                \"enum\": [\"linha\", \"comando\"]\n              },\n              \"coluna\": {\n                \"description\": \"It begins in this column, counted from 0 in code points.\",\n                \"examples\": [0],\n                \"type\": \"integer\",\n                \"minimum\": 0,\n                \"maximum\": 9007199254740991\n              },\n              \"depois_de\": {\n                \"description\": \"The token before it in the same logical line, comments left out, is one of these.\",\n                \"type\": \"object\",\n                \"properties\": {\n                  \"classes\": {\n                    \"description\": \"Classes of tokens, or groups of words.\",\n                    \"examples\": [[\"nome\", \"numero\"]],\n                    \"type\": \"array\",\n                    \"items\": {\n                      \"type\": \"string\"\n                    }\n                  },\n                  \"textos\": {\n                    \"description\": \"Texts of tokens.\",\n                    \"examples\": [[\")\", \"]\"]],\n                    \"type\": \"array\",\n                    \"items\": {\n                      \"type\": \"string\",\n                      \"minLength\": 1,\n                      \"maxLength\": 64\n                    }\n                  },\n                  \"regioes\": {\n                    \"description\": \"Names of regions.\",\n                    \"examples\": [[\"texto\"]],\n                    \"type\": \"array\",\n                    \"items\": {\n                      \"type\": \"string\"\n                    }\n                  }\n                },\n                \"additionalProperties\": false\n              },\n              \"nao_depois_de\": {\n                \"description\": \"The token before it is none of these, or there is none.\",\n                \"type\": \"object\",\n                \"properties\": {\n                  \"classes\": {\n                    \"description\": \"Classes of tokens, or groups of words.\",\n                    \"examples\": [[\"nome\", \"numero\"]],\n                    \"type\": \"array\",\n                    \"items\": {\n                      \"type\": \"string\"\n                    }\n                  },\n                  \"textos\": {\n                    \"description\": \"Texts of tokens.\",\n                    \"examples\": [[\")\", \"]\"]],\n                    \"type\": \"array\",\n                    \"items\": {\n                      \"type\": \"string\",\n                      \"minLength\": 1,\n                      \"maxLength\": 64\n                    }\n                  },\n                  \"regioes\": {\n                    \"description\": \"Names of regions.\",\n                    \"examples\": [[\"texto\"]],\n                    \"type\": \"array\",\n                    \"items\": {\n                      \"type\": \"string\"\n                    }\n                  }\n                },\n                \"additionalProperties\": false\n              },\n              \"apos\": {\n                \"description\": \"The character right before it is one of these.\",\n                \"type\": \"string\",\n                \"minLength\": 1,\n                \"maxLength\": 500,\n                \"examples\": [\"\\\\p{L}_\", \"0-9a-fA-F\"]\n              },\n              \"nao_apos\": {\n                \"description\": \"The character right before it is none of these.\",\n                \"type\": \"string\",\n                \"minLength\": 1,\n                \"maxLength\": 500,\n                \"examples\": [\"\\\\p{L}_\", \"0-9a-fA-F\"]\n              },\n              \"antes_de\": {\n                \"description\": \"This follows right behind it.\",\n                \"type\": \"object\",\n                \"properties\": {\n                  \"padrao\": {\n                    \"type\": \"string\",\n                    \"minLength\": 1,\n                    \"maxLength\": 1000,\n                    \"description\": \"A regular expression of what all engines share: docs/editors.md, \\\"Patterns\\\".\",\n                    \"examples\": [\"r(#{0,8})\\\"\"]\n                  }\n                },\n                \"required\": [\"padrao\"],\n                \"additionalProperties\": false\n              },\n              \"nao_antes_de\": {\n                \"description\": \"This does not follow right behind it.\",\n                \"type\": \"object\",\n                \"properties\": {\n                  \"padrao\": {\n                    \"type\": \"string\",\n                    \"minLength\": 1,\n                    \"maxLength\": 1000,\n                    \"description\": \"A regular expression of what all engines share: docs/editors.md, \\\"Patterns\\\".\",\n                    \"examples\": [\"r(#{0,8})\\\"\"]\n                  }\n                },\n                \"required\": [\"padrao\"],\n                \"additionalProperties\": false\n              },\n              \"dentro_de\": {\n                \"description\": \"It stands in a block, at any depth, whose first line has one of these words.\",\n                \"examples\": [[\"servidor\"]],\n                \"type\": \"array\",\n                \"items\": {\n                  \"type\": \"string\",\n                  \"minLength\": 1,\n                  \"maxLength\": 64\n                }\n              },\n              \"na_linha\": {\n                \"description\": \"One of these words stands before it in its logical line.\",\n                \"examples\": [[\"caso\"]],\n                \"type\": \"array\",\n                \"items\": {\n                  \"type\": \"string\",\n                  \"minLength\": 1,\n                  \"maxLength\": 64\n                }\n              }\n            },\n            \"additionalProperties\": false\n          },\n          \"fecha\": {\n            \"description\": \"What closes it: a text, a text with what opened it, or the end of something. Unless given, what opened it.\",\n            \"examples\": [\n              \"*/\",\n              {\n                \"modelo\": \"]$1]\"\n              },\n              {\n                \"ate\": \"linha\"\n              }\n            ],\n            \"anyOf\": [\n              {\n                \"type\": \"string\",\n                \"minLength\": 1,\n                \"maxLength\": 64\n              },\n              {\n                \"type\": \"object\",\n                \"properties\": {\n                  \"modelo\": {\n                    \"type\": \"string\",\n                    \"minLength\": 1,\n                    \"maxLength\": 64,\n                    \"description\": \"The closing, with `$0` for what opened it and `$1` to `$9` for what its groups matched.\",\n                    \"examples\": [\"]$1]\", \"\\\"$1\"]\n                  },\n                  \"espelha\": {\n                    \"description\": \"Whether brackets of what is put in are turned round: `(` closes with `)`.\",\n                    \"type\": \"boolean\"\n                  },\n                  \"linha_inteira\": {\n                    \"description\": \"Whether the closing stands alone in its line.\",\n                    \"type\": \"boolean\"\n                  },\n                  \"recuada\": {\n                    \"description\": \"Whether blanks may stand before it there.\",\n                    \"type\": \"boolean\"\n                  }\n                },\n                \"required\": [\"modelo\"],\n                \"additionalProperties\": false\n              },\n              {\n                \"type\": \"object\",\n                \"properties\": {\n                  \"ate\": {\n                    \"type\": \"string\",\n                    \"enum\": [\"linha\", \"recuo\"],\n                    \"description\": \"`linha`: the end of the line. `recuo`: the first line that is not indented further than the one of the opening.\"\n                  }\n                },\n                \"required\": [\"ate\"],\n                \"additionalProperties\": false\n              }\n            ]\n          },\n          \"depois\": {\n            \"description\": \"What belongs to it behind the closing, such as flags.\",\n            \"type\": \"object\",\n            \"properties\": {\n              \"padrao\": {\n                \"type\": \"string\",\n                \"minLength\": 1,\n                \"maxLength\": 1000,\n                \"description\": \"A regular expression of what all engines share: docs/editors.md, \\\"Patterns\\\".\",\n                \"examples\": [\"r(#{0,8})\\\"\"]\n              }\n            },\n            \"required\": [\"padrao\"],\n            \"additionalProperties\": false\n          },\n          \"linhas\": {\n            \"description\": \"Whether it may have several lines. Otherwise it ends at the end of its line, closed or not. False unless given.\",\n            \"type\": \"boolean\"\n          },\n          \"contem\": {\n            \"description\": \"Names of regions that begin inside of it; its own name nests it.\",\n            \"examples\": [[\"bloco\"]],\n            \"type\": \"array\",\n            \"items\": {\n              \"type\": \"string\"\n            }\n          },\n          \"dentro\": {\n            \"description\": \"Whether it begins only inside of the regions that contain it, and not in code.\",\n            \"type\": \"boolean\"\n          },\n          \"escapes\": {\n            \"type\": \"object\",\n            \"properties\": {\n              \"prefixo\": {\n                \"type\": \"string\",\n                \"minLength\": 1,\n                \"maxLength\": 64,\n                \"description\": \"What every escape begins with.\",\n                \"examples\": [\"\\\\\"]\n              },\n              \"formas\": {\n                \"description\": \"What may follow it: texts, or patterns.\",\n                \"examples\": [\n                  [\n                    \"n\",\n                    \"t\",\n                    \"\\\\\",\n                    {\n                      \"padrao\": \"x[0-9a-fA-F]{2}\"\n                    }\n                  ]\n                ],\n                \"type\": \"array\",\n                \"items\": {\n                  \"anyOf\": [\n                    {\n                      \"type\": \"string\",\n                      \"minLength\": 1,\n                      \"maxLength\": 64\n                    },\n                    {\n                      \"type\": \"object\",\n                      \"properties\": {\n                        \"padrao\": {\n                          \"type\": \"string\",\n                          \"minLength\": 1,\n                          \"maxLength\": 1000,\n                          \"description\": \"A regular expression of what all engines share: docs/editors.md, \\\"Patterns\\\".\",\n                          \"examples\": [\"r(#{0,8})\\\"\"]\n                        }\n                      },\n                      \"required\": [\"padrao\"],\n                      \"additionalProperties\": false,\n                      \"description\": \"A pattern, where literal texts do not say it.\"\n                    }\n                  ]\n                }\n              },\n              \"desconhecido\": {\n                \"description\": \"The class of the prefix with another character behind it; `texto`, that of the region, unless given.\",\n                \"type\": \"string\",\n                \"enum\": [\"texto\", \"escape\", \"invalido\"]\n              },\n              \"protege\": {\n                \"description\": \"Whether that character is passed over, too, so that it does not close the region. False unless given.\",\n                \"type\": \"boolean\"\n              },\n              \"quebra\": {\n                \"description\": \"Whether the prefix at the end of a line takes the region to the next. False unless given.\",\n                \"type\": \"boolean\"\n              }\n            },\n            \"required\": [\"prefixo\"],\n            \"additionalProperties\": false\n          },\n          \"dobra\": {\n            \"description\": \"Texts that stand for one character of theirs, and neither close nor open anything.\",\n            \"examples\": [[\"''\"], [\"{{\", \"}}\"]],\n            \"type\": \"array\",\n            \"items\": {\n              \"type\": \"string\",\n              \"minLength\": 1,\n              \"maxLength\": 64\n            }\n          },\n          \"interpola\": {\n            \"type\": \"array\",\n            \"items\": {\n              \"type\": \"object\",\n              \"properties\": {\n                \"abre\": {\n                  \"type\": \"string\",\n                  \"minLength\": 1,\n                  \"maxLength\": 64,\n                  \"examples\": [\"{\", \"${\"]\n                },\n                \"fecha\": {\n                  \"description\": \"Nothing for a name alone.\",\n                  \"examples\": [\"}\"],\n                  \"type\": \"string\",\n                  \"minLength\": 1,\n                  \"maxLength\": 64\n                },\n                \"conteudo\": {\n                  \"description\": \"`codigo`, which is the default, or one name without brackets: `$nome`.\",\n                  \"type\": \"string\",\n                  \"enum\": [\"codigo\", \"nome\"]\n                },\n                \"delimita\": {\n                  \"description\": \"`lendo`: its end is found while the code is read as tokens. `contando`: brackets are counted in the raw text first, and what is between is code.\",\n                  \"type\": \"string\",\n                  \"enum\": [\"lendo\", \"contando\"]\n                },\n                \"respeita\": {\n                  \"description\": \"With `contando`: quotes, in which no bracket counts, and a backslash protects what follows.\",\n                  \"examples\": [[\"\\\"\", \"'\"]],\n                  \"type\": \"array\",\n                  \"items\": {\n                    \"type\": \"string\",\n                    \"minLength\": 1,\n                    \"maxLength\": 64\n                  }\n                },\n                \"linhas\": {\n                  \"description\": \"Whether the code may have several lines; as the region, unless given.\",\n                  \"type\": \"boolean\"\n                },\n                \"formato\": {\n                  \"type\": \"object\",\n                  \"properties\": {\n                    \"separador\": {\n                      \"type\": \"string\",\n                      \"minLength\": 1,\n                      \"maxLength\": 64,\n                      \"description\": \"What stands before the format.\",\n                      \"examples\": [\":\"]\n                    },\n                    \"ultimo\": {\n                      \"description\": \"Whether the last one counts outside of brackets and quotes, and not the first. With `contando` alone.\",\n                      \"type\": \"boolean\"\n                    },\n                    \"padrao\": {\n                      \"description\": \"What the whole format matches; another text is code.\",\n                      \"examples\": [\"[<>^]?\\\\d*\"],\n                      \"type\": \"string\",\n                      \"minLength\": 1,\n                      \"maxLength\": 1000\n                    },\n                    \"aninha\": {\n                      \"description\": \"Whether the format holds interpolations of the same kind.\",\n                      \"type\": \"boolean\"\n                    }\n                  },\n                  \"required\": [\"separador\"],\n                  \"additionalProperties\": false\n                }\n              },\n              \"required\": [\"abre\"],\n              \"additionalProperties\": false\n            }\n          },\n          \"fila\": {\n            \"description\": \"Whether its text begins with the next line, behind those that were opened before it in the same (heredoc).\",\n            \"type\": \"boolean\"\n          },\n          \"embutida\": {\n            \"description\": \"The language of its text, for editors.\",\n            \"examples\": [\"sql\"],\n            \"type\": \"string\"\n          }\n        },\n        \"required\": [\"nome\", \"classe\", \"abre\"],\n        \"additionalProperties\": false\n      }\n    },\n    \"nomes\": {\n      \"type\": \"object\",\n      \"properties\": {\n        \"inicio\": {\n          \"type\": \"string\",\n          \"minLength\": 1,\n          \"maxLength\": 500,\n          \"description\": \"The first character of a name.\",\n          \"examples\": [\"\\\\p{L}_\"]\n        },\n        \"resto\": {\n          \"type\": \"string\",\n          \"minLength\": 1,\n          \"maxLength\": 500,\n          \"description\": \"The others.\",\n          \"examples\": [\"\\\\p{L}\\\\p{N}_\"]\n        },\n        \"fim\": {\n          \"description\": \"What a name may end with, once.\",\n          \"examples\": [\"?!\"],\n          \"type\": \"string\",\n          \"minLength\": 1,\n          \"maxLength\": 500\n        },\n        \"sigilos\": {\n          \"description\": \"What a name may begin with, before its first character.\",\n          \"examples\": [\"@$\"],\n          \"type\": \"string\",\n          \"minLength\": 1,\n          \"maxLength\": 500\n        },\n        \"normal\": {\n          \"description\": \"The form in which the language compares names.\",\n          \"type\": \"string\",\n          \"enum\": [\"NFC\", \"NFD\", \"NFKC\", \"NFKD\"]\n        }\n      },\n      \"required\": [\"inicio\", \"resto\"],\n      \"additionalProperties\": false,\n      \"description\": \"What names are made of.\"\n    },\n    \"numeros\": {\n      \"description\": \"Forms of numbers: the longest counts.\",\n      \"maxItems\": 50,\n      \"type\": \"array\",\n      \"items\": {\n        \"type\": \"object\",\n        \"properties\": {\n          \"prefixo\": {\n            \"examples\": [[\"0x\", \"0X\"]],\n            \"type\": \"array\",\n            \"items\": {\n              \"type\": \"string\",\n              \"minLength\": 1,\n              \"maxLength\": 64\n            }\n          },\n          \"digitos\": {\n            \"description\": \"0-9 unless given.\",\n            \"type\": \"string\",\n            \"minLength\": 1,\n            \"maxLength\": 500,\n            \"examples\": [\"\\\\p{L}_\", \"0-9a-fA-F\"]\n          },\n          \"separador\": {\n            \"description\": \"What may stand between digits.\",\n            \"examples\": [\"_\"],\n            \"type\": \"string\",\n            \"minLength\": 1,\n            \"maxLength\": 1\n          },\n          \"separador_livre\": {\n            \"description\": \"Whether separators may stand anywhere behind the first digit, several of them and at the end, too.\",\n            \"type\": \"boolean\"\n          },\n          \"fracao\": {\n            \"type\": \"object\",\n            \"properties\": {\n              \"antes\": {\n                \"description\": \"Whether digits stand before the point in any case. True unless given.\",\n                \"type\": \"boolean\"\n              },\n              \"depois\": {\n                \"description\": \"Whether digits stand behind it in any case. True unless given.\",\n                \"type\": \"boolean\"\n              },\n              \"separador\": {\n                \"description\": \"Whether separators may stand in it, too. True unless given.\",\n                \"type\": \"boolean\"\n              },\n              \"nao_seguido\": {\n                \"description\": \"What may not follow a point without digits behind it.\",\n                \"examples\": [\".\\\\p{L}_\"],\n                \"type\": \"string\",\n                \"minLength\": 1,\n                \"maxLength\": 500\n              }\n            },\n            \"additionalProperties\": false\n          },\n          \"expoente\": {\n            \"type\": \"object\",\n            \"properties\": {\n              \"marcas\": {\n                \"type\": \"string\",\n                \"minLength\": 1,\n                \"maxLength\": 500,\n                \"description\": \"What it begins with.\",\n                \"examples\": [\"eE\"]\n              },\n              \"sinal\": {\n                \"description\": \"Signs that may follow.\",\n                \"examples\": [\"+-\"],\n                \"type\": \"string\",\n                \"minLength\": 1,\n                \"maxLength\": 500\n              },\n              \"digitos\": {\n                \"description\": \"0-9 unless given.\",\n                \"type\": \"string\",\n                \"minLength\": 1,\n                \"maxLength\": 500,\n                \"examples\": [\"\\\\p{L}_\", \"0-9a-fA-F\"]\n              }\n            },\n            \"required\": [\"marcas\"],\n            \"additionalProperties\": false\n          },\n          \"sufixos\": {\n            \"description\": \"What may stand behind it, where no character of a name follows.\",\n            \"examples\": [[\"d\", \"D\"]],\n            \"type\": \"array\",\n            \"items\": {\n              \"type\": \"string\",\n              \"minLength\": 1,\n              \"maxLength\": 64\n            }\n          },\n          \"nao_seguido\": {\n            \"description\": \"What may not follow: the number is invalid then.\",\n            \"examples\": [\"\\\\p{L}\\\\p{N}_\"],\n            \"anyOf\": [\n              {\n                \"type\": \"string\",\n                \"minLength\": 1,\n                \"maxLength\": 500,\n                \"description\": \"Characters, ranges and Unicode properties, as between the brackets of a class.\",\n                \"examples\": [\"\\\\p{L}_\", \"0-9a-fA-F\"]\n              },\n              {\n                \"type\": \"object\",\n                \"properties\": {\n                  \"padrao\": {\n                    \"type\": \"string\",\n                    \"minLength\": 1,\n                    \"maxLength\": 1000,\n                    \"description\": \"A regular expression of what all engines share: docs/editors.md, \\\"Patterns\\\".\",\n                    \"examples\": [\"r(#{0,8})\\\"\"]\n                  }\n                },\n                \"required\": [\"padrao\"],\n                \"additionalProperties\": false,\n                \"description\": \"A pattern, where literal texts do not say it.\"\n              }\n            ]\n          }\n        },\n        \"additionalProperties\": false\n      }\n    },\n    \"contextuais\": {\n      \"description\": \"Words that are keywords only in a context.\",\n      \"type\": \"array\",\n      \"items\": {\n        \"type\": \"object\",\n        \"properties\": {\n          \"palavra\": {\n            \"type\": \"string\",\n            \"minLength\": 1,\n            \"maxLength\": 64\n          },\n          \"quando\": {\n            \"minItems\": 1,\n            \"type\": \"array\",\n            \"items\": {\n              \"type\": \"object\",\n              \"properties\": {\n                \"inicio\": {\n                  \"description\": \"`linha`: nothing but blanks stands before it in its line. `comando`: no token stands before it in its logical line.\",\n                  \"examples\": [\"comando\"],\n                  \"type\": \"string\",\n                  \"enum\": [\"linha\", \"comando\"]\n                },\n                \"coluna\": {\n                  \"description\": \"It begins in this column, counted from 0 in code points.\",\n                  \"examples\": [0],\n                  \"type\": \"integer\",\n                  \"minimum\": 0,\n                  \"maximum\": 9007199254740991\n                },\n                \"depois_de\": {\n                  \"description\": \"The token before it in the same logical line, comments left out, is one of these.\",\n                  \"type\": \"object\",\n                  \"properties\": {\n                    \"classes\": {\n                      \"description\": \"Classes of tokens, or groups of words.\",\n                      \"examples\": [[\"nome\", \"numero\"]],\n                      \"type\": \"array\",\n                      \"items\": {\n                        \"type\": \"string\"\n                      }\n                    },\n                    \"textos\": {\n                      \"description\": \"Texts of tokens.\",\n                      \"examples\": [[\")\", \"]\"]],\n                      \"type\": \"array\",\n                      \"items\": {\n                        \"type\": \"string\",\n                        \"minLength\": 1,\n                        \"maxLength\": 64\n                      }\n                    },\n                    \"regioes\": {\n                      \"description\": \"Names of regions.\",\n                      \"examples\": [[\"texto\"]],\n                      \"type\": \"array\",\n                      \"items\": {\n                        \"type\": \"string\"\n                      }\n                    }\n                  },\n                  \"additionalProperties\": false\n                },\n                \"nao_depois_de\": {\n                  \"description\": \"The token before it is none of these, or there is none.\",\n                  \"type\": \"object\",\n                  \"properties\": {\n                    \"classes\": {\n                      \"description\": \"Classes of tokens, or groups of words.\",\n                      \"examples\": [[\"nome\", \"numero\"]],\n                      \"type\": \"array\",\n                      \"items\": {\n                        \"type\": \"string\"\n                      }\n                    },\n                    \"textos\": {\n                      \"description\": \"Texts of tokens.\",\n                      \"examples\": [[\")\", \"]\"]],\n                      \"type\": \"array\",\n                      \"items\": {\n                        \"type\": \"string\",\n                        \"minLength\": 1,\n                        \"maxLength\": 64\n                      }\n                    },\n                    \"regioes\": {\n                      \"description\": \"Names of regions.\",\n                      \"examples\": [[\"texto\"]],\n                      \"type\": \"array\",\n                      \"items\": {\n                        \"type\": \"string\"\n                      }\n                    }\n                  },\n                  \"additionalProperties\": false\n                },\n                \"apos\": {\n                  \"description\": \"The character right before it is one of these.\",\n                  \"type\": \"string\",\n                  \"minLength\": 1,\n                  \"maxLength\": 500,\n                  \"examples\": [\"\\\\p{L}_\", \"0-9a-fA-F\"]\n                },\n                \"nao_apos\": {\n                  \"description\": \"The character right before it is none of these.\",\n                  \"type\": \"string\",\n                  \"minLength\": 1,\n                  \"maxLength\": 500,\n                  \"examples\": [\"\\\\p{L}_\", \"0-9a-fA-F\"]\n                },\n                \"antes_de\": {\n                  \"description\": \"This follows right behind it.\",\n                  \"type\": \"object\",\n                  \"properties\": {\n                    \"padrao\": {\n                      \"type\": \"string\",\n                      \"minLength\": 1,\n                      \"maxLength\": 1000,\n                      \"description\": \"A regular expression of what all engines share: docs/editors.md, \\\"Patterns\\\".\",\n                      \"examples\": [\"r(#{0,8})\\\"\"]\n                    }\n                  },\n                  \"required\": [\"padrao\"],\n                  \"additionalProperties\": false\n                },\n                \"nao_antes_de\": {\n                  \"description\": \"This does not follow right behind it.\",\n                  \"type\": \"object\",\n                  \"properties\": {\n                    \"padrao\": {\n                      \"type\": \"string\",\n                      \"minLength\": 1,\n                      \"maxLength\": 1000,\n                      \"description\": \"A regular expression of what all engines share: docs/editors.md, \\\"Patterns\\\".\",\n                      \"examples\": [\"r(#{0,8})\\\"\"]\n                    }\n                  },\n                  \"required\": [\"padrao\"],\n                  \"additionalProperties\": false\n                },\n                \"dentro_de\": {\n                  \"description\": \"It stands in a block, at any depth, whose first line has one of these words.\",\n                  \"examples\": [[\"servidor\"]],\n                  \"type\": \"array\",\n                  \"items\": {\n                    \"type\": \"string\",\n                    \"minLength\": 1,\n                    \"maxLength\": 64\n                  }\n                },\n                \"na_linha\": {\n                  \"description\": \"One of these words stands before it in its logical line.\",\n                  \"examples\": [[\"caso\"]],\n                  \"type\": \"array\",\n                  \"items\": {\n                    \"type\": \"string\",\n                    \"minLength\": 1,\n                    \"maxLength\": 64\n                  }\n                }\n              },\n              \"additionalProperties\": false,\n              \"description\": \"When something holds: everything that is said here has to.\"\n            },\n            \"description\": \"It is a keyword when any of these holds; otherwise a name.\"\n          }\n        },\n        \"required\": [\"palavra\", \"quando\"],\n        \"additionalProperties\": false\n      }\n    },\n    \"continuacao\": {\n      \"description\": \"What a logical line is.\",\n      \"type\": \"object\",\n      \"properties\": {\n        \"livre\": {\n          \"description\": \"Whether the end of a line ends nothing: logical lines end by `separador` alone.\",\n          \"type\": \"boolean\"\n        },\n        \"entre\": {\n          \"description\": \"Brackets in which a line that ends does not end the logical line.\",\n          \"examples\": [[[\"(\", \")\"]]],\n          \"type\": \"array\",\n          \"items\": {\n            \"type\": \"array\",\n            \"prefixItems\": [\n              {\n                \"type\": \"string\",\n                \"minLength\": 1,\n                \"maxLength\": 64\n              },\n              {\n                \"type\": \"string\",\n                \"minLength\": 1,\n                \"maxLength\": 64\n              }\n            ],\n            \"items\": false,\n            \"minItems\": 2,\n            \"maxItems\": 2\n          }\n        },\n        \"fim\": {\n          \"description\": \"Tokens behind which it goes on in the next line.\",\n          \"examples\": [[\",\", \"+\"]],\n          \"type\": \"array\",\n          \"items\": {\n            \"type\": \"string\",\n            \"minLength\": 1,\n            \"maxLength\": 64\n          }\n        },\n        \"inicio\": {\n          \"description\": \"What a line begins with that goes on from the one before.\",\n          \"examples\": [[\".\"]],\n          \"type\": \"array\",\n          \"items\": {\n            \"type\": \"string\",\n            \"minLength\": 1,\n            \"maxLength\": 64\n          }\n        },\n        \"marca\": {\n          \"description\": \"What joins lines where it stands at the end of one.\",\n          \"examples\": [\"\\\\\"],\n          \"type\": \"string\",\n          \"minLength\": 1,\n          \"maxLength\": 64\n        },\n        \"separador\": {\n          \"description\": \"Symbols that end a logical line within a line.\",\n          \"examples\": [[\";\"]],\n          \"type\": \"array\",\n          \"items\": {\n            \"type\": \"string\",\n            \"minLength\": 1,\n            \"maxLength\": 64\n          }\n        }\n      },\n      \"additionalProperties\": false\n    },\n    \"blocos\": {\n      \"description\": \"What a block is.\",\n      \"type\": \"object\",\n      \"properties\": {\n        \"recuo\": {\n          \"description\": \"Whether indentation makes blocks.\",\n          \"type\": \"boolean\"\n        },\n        \"abre\": {\n          \"description\": \"What a line ends with before a block.\",\n          \"examples\": [[\":\"]],\n          \"type\": \"array\",\n          \"items\": {\n            \"type\": \"string\",\n            \"minLength\": 1,\n            \"maxLength\": 64\n          }\n        },\n        \"pares\": {\n          \"description\": \"Brackets around blocks.\",\n          \"examples\": [[[\"{\", \"}\"]]],\n          \"type\": \"array\",\n          \"items\": {\n            \"type\": \"array\",\n            \"prefixItems\": [\n              {\n                \"type\": \"string\",\n                \"minLength\": 1,\n                \"maxLength\": 64\n              },\n              {\n                \"type\": \"string\",\n                \"minLength\": 1,\n                \"maxLength\": 64\n              }\n            ],\n            \"items\": false,\n            \"minItems\": 2,\n            \"maxItems\": 2\n          }\n        },\n        \"palavras\": {\n          \"description\": \"Words around blocks.\",\n          \"examples\": [[[\"do\", \"end\"]]],\n          \"type\": \"array\",\n          \"items\": {\n            \"type\": \"array\",\n            \"prefixItems\": [\n              {\n                \"type\": \"string\",\n                \"minLength\": 1,\n                \"maxLength\": 64\n              },\n              {\n                \"type\": \"string\",\n                \"minLength\": 1,\n                \"maxLength\": 64\n              }\n            ],\n            \"items\": false,\n            \"minItems\": 2,\n            \"maxItems\": 2\n          }\n        },\n        \"largura\": {\n          \"description\": \"Blanks of one indentation.\",\n          \"examples\": [4],\n          \"type\": \"integer\",\n          \"minimum\": 1,\n          \"maximum\": 16\n        }\n      },\n      \"additionalProperties\": false\n    },\n    \"inexprimivel\": {\n      \"description\": \"What a lexer or parser of the language knows and no lexico can say.\",\n      \"type\": \"array\",\n      \"items\": {\n        \"type\": \"object\",\n        \"properties\": {\n          \"o_que\": {\n            \"type\": \"string\",\n            \"minLength\": 1,\n            \"description\": \"What cannot be said.\"\n          },\n          \"motivo\": {\n            \"type\": \"string\",\n            \"minLength\": 1,\n            \"description\": \"Why.\"\n          },\n          \"exemplo\": {\n            \"type\": \"string\",\n            \"minLength\": 1,\n            \"description\": \"A line that shows it.\"\n          }\n        },\n        \"required\": [\"o_que\", \"motivo\", \"exemplo\"],\n        \"additionalProperties\": false\n      }\n    },\n    \"palavras\": {\n      \"type\": \"object\",\n      \"propertyNames\": {\n        \"type\": \"string\"\n      },\n      \"additionalProperties\": {\n        \"type\": \"array\",\n        \"items\": {\n          \"type\": \"string\",\n          \"minLength\": 1,\n          \"maxLength\": 64\n        }\n      },\n      \"description\": \"Words that are no names, by group; `reservada` has those of sintaxe.json that stand in no other group.\",\n      \"examples\": [\n        {\n          \"constante\": [\"verdadeiro\"],\n          \"reservada\": [\"se\"]\n        }\n      ]\n    },\n    \"simbolos\": {\n      \"type\": \"array\",\n      \"items\": {\n        \"type\": \"string\",\n        \"minLength\": 1,\n        \"maxLength\": 64\n      },\n      \"description\": \"Symbols, each a token: the longest counts.\"\n    }\n  },\n  \"required\": [\"versao\", \"nome\", \"extensao\", \"nomes\", \"palavras\", \"simbolos\"],\n  \"additionalProperties\": false\n}\n",
};


/***/ }),

/***/ 49502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y$: () => (/* binding */ validators)
/* harmony export */ });
/* unused harmony exports index, sintaxe, embutidas, modulos, comandos, erros, conteudos, manifest, registro, pacote, config, lock, verification, check, referencia, search, lexico */
/* harmony import */ var ajv_dist_runtime_ucs2length_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36214);
// Generated from schemas/ by scripts/generate-contract.mjs: change the schemas, not this file.

const index = validate20;
const func1 = ajv_dist_runtime_ucs2length_js__WEBPACK_IMPORTED_MODULE_0__["default"] ?? ajv_dist_runtime_ucs2length_js__WEBPACK_IMPORTED_MODULE_0__;
const pattern4 = new RegExp("^https?://[^\\s/?#]+(?:[/?#]\\S*)?$", "u");
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    /*# sourceURL="urn:refdata-action:schema:index:1" */ ;
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate20.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.nome === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nome" } };
            vErrors = withError(vErrors, err0);
            errors++;
        }
        if (data.versao === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "versao" } };
            vErrors = withError(vErrors, err1);
            errors++;
        }
        if (data.descricao === undefined) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "descricao" } };
            vErrors = withError(vErrors, err2);
            errors++;
        }
        if (data.documentacao === undefined) {
            const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "documentacao" } };
            vErrors = withError(vErrors, err3);
            errors++;
        }
        if (data.rotas === undefined) {
            const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rotas" } };
            vErrors = withError(vErrors, err4);
            errors++;
        }
        for (const key0 in data) {
            if (!(((((key0 === "nome") || (key0 === "versao")) || (key0 === "descricao")) || (key0 === "documentacao")) || (key0 === "rotas"))) {
                const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = withError(vErrors, err5);
                errors++;
            }
        }
        if (data.nome !== undefined) {
            let data0 = data.nome;
            if (typeof data0 === "string") {
                if (func1(data0) < 1) {
                    const err6 = { instancePath: instancePath + "/nome", schemaPath: "#/properties/nome/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = withError(vErrors, err6);
                    errors++;
                }
            }
            else {
                const err7 = { instancePath: instancePath + "/nome", schemaPath: "#/properties/nome/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err7);
                errors++;
            }
        }
        if (data.versao !== undefined) {
            let data1 = data.versao;
            if (typeof data1 === "string") {
                if (func1(data1) < 1) {
                    const err8 = { instancePath: instancePath + "/versao", schemaPath: "#/properties/versao/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = withError(vErrors, err8);
                    errors++;
                }
            }
            else {
                const err9 = { instancePath: instancePath + "/versao", schemaPath: "#/properties/versao/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err9);
                errors++;
            }
        }
        if (data.descricao !== undefined) {
            if (typeof data.descricao !== "string") {
                const err10 = { instancePath: instancePath + "/descricao", schemaPath: "#/properties/descricao/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err10);
                errors++;
            }
        }
        if (data.documentacao !== undefined) {
            let data3 = data.documentacao;
            if (typeof data3 === "string") {
                if (!pattern4.test(data3)) {
                    const err11 = { instancePath: instancePath + "/documentacao", schemaPath: "#/properties/documentacao/pattern", keyword: "pattern", params: { pattern: "^https?://[^\\s/?#]+(?:[/?#]\\S*)?$" } };
                    vErrors = withError(vErrors, err11);
                    errors++;
                }
            }
            else {
                const err12 = { instancePath: instancePath + "/documentacao", schemaPath: "#/properties/documentacao/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err12);
                errors++;
            }
        }
        if (data.rotas !== undefined) {
            let data4 = data.rotas;
            if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                if (data4.sintaxe === undefined) {
                    const err13 = { instancePath: instancePath + "/rotas", schemaPath: "#/properties/rotas/required", keyword: "required", params: { missingProperty: "sintaxe" } };
                    vErrors = withError(vErrors, err13);
                    errors++;
                }
                if (data4.embutidas === undefined) {
                    const err14 = { instancePath: instancePath + "/rotas", schemaPath: "#/properties/rotas/required", keyword: "required", params: { missingProperty: "embutidas" } };
                    vErrors = withError(vErrors, err14);
                    errors++;
                }
                if (data4.modulos === undefined) {
                    const err15 = { instancePath: instancePath + "/rotas", schemaPath: "#/properties/rotas/required", keyword: "required", params: { missingProperty: "modulos" } };
                    vErrors = withError(vErrors, err15);
                    errors++;
                }
                if (data4.comandos === undefined) {
                    const err16 = { instancePath: instancePath + "/rotas", schemaPath: "#/properties/rotas/required", keyword: "required", params: { missingProperty: "comandos" } };
                    vErrors = withError(vErrors, err16);
                    errors++;
                }
                if (data4.erros === undefined) {
                    const err17 = { instancePath: instancePath + "/rotas", schemaPath: "#/properties/rotas/required", keyword: "required", params: { missingProperty: "erros" } };
                    vErrors = withError(vErrors, err17);
                    errors++;
                }
                if (data4.conteudos === undefined) {
                    const err18 = { instancePath: instancePath + "/rotas", schemaPath: "#/properties/rotas/required", keyword: "required", params: { missingProperty: "conteudos" } };
                    vErrors = withError(vErrors, err18);
                    errors++;
                }
                for (const key1 in data4) {
                    if (!((((((key1 === "sintaxe") || (key1 === "embutidas")) || (key1 === "modulos")) || (key1 === "comandos")) || (key1 === "erros")) || (key1 === "conteudos"))) {
                        const err19 = { instancePath: instancePath + "/rotas", schemaPath: "#/properties/rotas/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                        vErrors = withError(vErrors, err19);
                        errors++;
                    }
                }
                if (data4.sintaxe !== undefined) {
                    if ("/api/sintaxe.json" !== data4.sintaxe) {
                        const err20 = { instancePath: instancePath + "/rotas/sintaxe", schemaPath: "#/properties/rotas/properties/sintaxe/const", keyword: "const", params: { allowedValue: "/api/sintaxe.json" } };
                        vErrors = withError(vErrors, err20);
                        errors++;
                    }
                }
                if (data4.embutidas !== undefined) {
                    if ("/api/embutidas.json" !== data4.embutidas) {
                        const err21 = { instancePath: instancePath + "/rotas/embutidas", schemaPath: "#/properties/rotas/properties/embutidas/const", keyword: "const", params: { allowedValue: "/api/embutidas.json" } };
                        vErrors = withError(vErrors, err21);
                        errors++;
                    }
                }
                if (data4.modulos !== undefined) {
                    if ("/api/modulos.json" !== data4.modulos) {
                        const err22 = { instancePath: instancePath + "/rotas/modulos", schemaPath: "#/properties/rotas/properties/modulos/const", keyword: "const", params: { allowedValue: "/api/modulos.json" } };
                        vErrors = withError(vErrors, err22);
                        errors++;
                    }
                }
                if (data4.comandos !== undefined) {
                    if ("/api/comandos.json" !== data4.comandos) {
                        const err23 = { instancePath: instancePath + "/rotas/comandos", schemaPath: "#/properties/rotas/properties/comandos/const", keyword: "const", params: { allowedValue: "/api/comandos.json" } };
                        vErrors = withError(vErrors, err23);
                        errors++;
                    }
                }
                if (data4.erros !== undefined) {
                    if ("/api/erros.json" !== data4.erros) {
                        const err24 = { instancePath: instancePath + "/rotas/erros", schemaPath: "#/properties/rotas/properties/erros/const", keyword: "const", params: { allowedValue: "/api/erros.json" } };
                        vErrors = withError(vErrors, err24);
                        errors++;
                    }
                }
                if (data4.conteudos !== undefined) {
                    if ("/api/conteudos.json" !== data4.conteudos) {
                        const err25 = { instancePath: instancePath + "/rotas/conteudos", schemaPath: "#/properties/rotas/properties/conteudos/const", keyword: "const", params: { allowedValue: "/api/conteudos.json" } };
                        vErrors = withError(vErrors, err25);
                        errors++;
                    }
                }
            }
            else {
                const err26 = { instancePath: instancePath + "/rotas", schemaPath: "#/properties/rotas/type", keyword: "type", params: { type: "object" } };
                vErrors = withError(vErrors, err26);
                errors++;
            }
        }
    }
    else {
        const err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = withError(vErrors, err27);
        errors++;
    }
    validate20.errors = vErrors;
    return errors === 0;
}
validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const sintaxe = validate21;
const schema32 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "urn:refdata-action:schema:sintaxe:1", "type": "object", "additionalProperties": false, "required": ["versao", "extensao", "reservadas", "contextuais", "operadores", "verbos_http", "regras"], "properties": { "versao": { "type": "string", "minLength": 1 }, "extensao": { "type": "string", "pattern": "^\\.\\S" }, "reservadas": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["palavra", "descricao", "equivalente"], "properties": { "palavra": { "type": "string", "minLength": 1 }, "descricao": { "type": "string" }, "equivalente": { "type": "string" } } } }, "contextuais": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["palavra", "descricao", "equivalente", "onde"], "properties": { "palavra": { "type": "string", "minLength": 1 }, "descricao": { "type": "string" }, "equivalente": { "type": "string" }, "onde": { "type": "string" } } } }, "operadores": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["simbolo", "descricao", "equivalente"], "properties": { "simbolo": { "type": "string", "minLength": 1 }, "descricao": { "type": "string" }, "equivalente": { "type": "string" } } } }, "verbos_http": { "type": "array", "items": { "enum": ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "ANY"] } }, "regras": { "type": "array", "items": { "type": "string" } } } };
const pattern5 = new RegExp("^\\.\\S", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    /*# sourceURL="urn:refdata-action:schema:sintaxe:1" */ ;
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate21.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.versao === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "versao" } };
            vErrors = withError(vErrors, err0);
            errors++;
        }
        if (data.extensao === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "extensao" } };
            vErrors = withError(vErrors, err1);
            errors++;
        }
        if (data.reservadas === undefined) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reservadas" } };
            vErrors = withError(vErrors, err2);
            errors++;
        }
        if (data.contextuais === undefined) {
            const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "contextuais" } };
            vErrors = withError(vErrors, err3);
            errors++;
        }
        if (data.operadores === undefined) {
            const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "operadores" } };
            vErrors = withError(vErrors, err4);
            errors++;
        }
        if (data.verbos_http === undefined) {
            const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "verbos_http" } };
            vErrors = withError(vErrors, err5);
            errors++;
        }
        if (data.regras === undefined) {
            const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "regras" } };
            vErrors = withError(vErrors, err6);
            errors++;
        }
        for (const key0 in data) {
            if (!(((((((key0 === "versao") || (key0 === "extensao")) || (key0 === "reservadas")) || (key0 === "contextuais")) || (key0 === "operadores")) || (key0 === "verbos_http")) || (key0 === "regras"))) {
                const err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = withError(vErrors, err7);
                errors++;
            }
        }
        if (data.versao !== undefined) {
            let data0 = data.versao;
            if (typeof data0 === "string") {
                if (func1(data0) < 1) {
                    const err8 = { instancePath: instancePath + "/versao", schemaPath: "#/properties/versao/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = withError(vErrors, err8);
                    errors++;
                }
            }
            else {
                const err9 = { instancePath: instancePath + "/versao", schemaPath: "#/properties/versao/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err9);
                errors++;
            }
        }
        if (data.extensao !== undefined) {
            let data1 = data.extensao;
            if (typeof data1 === "string") {
                if (!pattern5.test(data1)) {
                    const err10 = { instancePath: instancePath + "/extensao", schemaPath: "#/properties/extensao/pattern", keyword: "pattern", params: { pattern: "^\\.\\S" } };
                    vErrors = withError(vErrors, err10);
                    errors++;
                }
            }
            else {
                const err11 = { instancePath: instancePath + "/extensao", schemaPath: "#/properties/extensao/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err11);
                errors++;
            }
        }
        if (data.reservadas !== undefined) {
            let data2 = data.reservadas;
            if (Array.isArray(data2)) {
                const len0 = data2.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data3 = data2[i0];
                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                        if (data3.palavra === undefined) {
                            const err12 = { instancePath: instancePath + "/reservadas/" + i0, schemaPath: "#/properties/reservadas/items/required", keyword: "required", params: { missingProperty: "palavra" } };
                            vErrors = withError(vErrors, err12);
                            errors++;
                        }
                        if (data3.descricao === undefined) {
                            const err13 = { instancePath: instancePath + "/reservadas/" + i0, schemaPath: "#/properties/reservadas/items/required", keyword: "required", params: { missingProperty: "descricao" } };
                            vErrors = withError(vErrors, err13);
                            errors++;
                        }
                        if (data3.equivalente === undefined) {
                            const err14 = { instancePath: instancePath + "/reservadas/" + i0, schemaPath: "#/properties/reservadas/items/required", keyword: "required", params: { missingProperty: "equivalente" } };
                            vErrors = withError(vErrors, err14);
                            errors++;
                        }
                        for (const key1 in data3) {
                            if (!(((key1 === "palavra") || (key1 === "descricao")) || (key1 === "equivalente"))) {
                                const err15 = { instancePath: instancePath + "/reservadas/" + i0, schemaPath: "#/properties/reservadas/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                                vErrors = withError(vErrors, err15);
                                errors++;
                            }
                        }
                        if (data3.palavra !== undefined) {
                            let data4 = data3.palavra;
                            if (typeof data4 === "string") {
                                if (func1(data4) < 1) {
                                    const err16 = { instancePath: instancePath + "/reservadas/" + i0 + "/palavra", schemaPath: "#/properties/reservadas/items/properties/palavra/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = withError(vErrors, err16);
                                    errors++;
                                }
                            }
                            else {
                                const err17 = { instancePath: instancePath + "/reservadas/" + i0 + "/palavra", schemaPath: "#/properties/reservadas/items/properties/palavra/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err17);
                                errors++;
                            }
                        }
                        if (data3.descricao !== undefined) {
                            if (typeof data3.descricao !== "string") {
                                const err18 = { instancePath: instancePath + "/reservadas/" + i0 + "/descricao", schemaPath: "#/properties/reservadas/items/properties/descricao/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err18);
                                errors++;
                            }
                        }
                        if (data3.equivalente !== undefined) {
                            if (typeof data3.equivalente !== "string") {
                                const err19 = { instancePath: instancePath + "/reservadas/" + i0 + "/equivalente", schemaPath: "#/properties/reservadas/items/properties/equivalente/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err19);
                                errors++;
                            }
                        }
                    }
                    else {
                        const err20 = { instancePath: instancePath + "/reservadas/" + i0, schemaPath: "#/properties/reservadas/items/type", keyword: "type", params: { type: "object" } };
                        vErrors = withError(vErrors, err20);
                        errors++;
                    }
                }
            }
            else {
                const err21 = { instancePath: instancePath + "/reservadas", schemaPath: "#/properties/reservadas/type", keyword: "type", params: { type: "array" } };
                vErrors = withError(vErrors, err21);
                errors++;
            }
        }
        if (data.contextuais !== undefined) {
            let data7 = data.contextuais;
            if (Array.isArray(data7)) {
                const len1 = data7.length;
                for (let i1 = 0; i1 < len1; i1++) {
                    let data8 = data7[i1];
                    if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                        if (data8.palavra === undefined) {
                            const err22 = { instancePath: instancePath + "/contextuais/" + i1, schemaPath: "#/properties/contextuais/items/required", keyword: "required", params: { missingProperty: "palavra" } };
                            vErrors = withError(vErrors, err22);
                            errors++;
                        }
                        if (data8.descricao === undefined) {
                            const err23 = { instancePath: instancePath + "/contextuais/" + i1, schemaPath: "#/properties/contextuais/items/required", keyword: "required", params: { missingProperty: "descricao" } };
                            vErrors = withError(vErrors, err23);
                            errors++;
                        }
                        if (data8.equivalente === undefined) {
                            const err24 = { instancePath: instancePath + "/contextuais/" + i1, schemaPath: "#/properties/contextuais/items/required", keyword: "required", params: { missingProperty: "equivalente" } };
                            vErrors = withError(vErrors, err24);
                            errors++;
                        }
                        if (data8.onde === undefined) {
                            const err25 = { instancePath: instancePath + "/contextuais/" + i1, schemaPath: "#/properties/contextuais/items/required", keyword: "required", params: { missingProperty: "onde" } };
                            vErrors = withError(vErrors, err25);
                            errors++;
                        }
                        for (const key2 in data8) {
                            if (!((((key2 === "palavra") || (key2 === "descricao")) || (key2 === "equivalente")) || (key2 === "onde"))) {
                                const err26 = { instancePath: instancePath + "/contextuais/" + i1, schemaPath: "#/properties/contextuais/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
                                vErrors = withError(vErrors, err26);
                                errors++;
                            }
                        }
                        if (data8.palavra !== undefined) {
                            let data9 = data8.palavra;
                            if (typeof data9 === "string") {
                                if (func1(data9) < 1) {
                                    const err27 = { instancePath: instancePath + "/contextuais/" + i1 + "/palavra", schemaPath: "#/properties/contextuais/items/properties/palavra/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = withError(vErrors, err27);
                                    errors++;
                                }
                            }
                            else {
                                const err28 = { instancePath: instancePath + "/contextuais/" + i1 + "/palavra", schemaPath: "#/properties/contextuais/items/properties/palavra/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err28);
                                errors++;
                            }
                        }
                        if (data8.descricao !== undefined) {
                            if (typeof data8.descricao !== "string") {
                                const err29 = { instancePath: instancePath + "/contextuais/" + i1 + "/descricao", schemaPath: "#/properties/contextuais/items/properties/descricao/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err29);
                                errors++;
                            }
                        }
                        if (data8.equivalente !== undefined) {
                            if (typeof data8.equivalente !== "string") {
                                const err30 = { instancePath: instancePath + "/contextuais/" + i1 + "/equivalente", schemaPath: "#/properties/contextuais/items/properties/equivalente/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err30);
                                errors++;
                            }
                        }
                        if (data8.onde !== undefined) {
                            if (typeof data8.onde !== "string") {
                                const err31 = { instancePath: instancePath + "/contextuais/" + i1 + "/onde", schemaPath: "#/properties/contextuais/items/properties/onde/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err31);
                                errors++;
                            }
                        }
                    }
                    else {
                        const err32 = { instancePath: instancePath + "/contextuais/" + i1, schemaPath: "#/properties/contextuais/items/type", keyword: "type", params: { type: "object" } };
                        vErrors = withError(vErrors, err32);
                        errors++;
                    }
                }
            }
            else {
                const err33 = { instancePath: instancePath + "/contextuais", schemaPath: "#/properties/contextuais/type", keyword: "type", params: { type: "array" } };
                vErrors = withError(vErrors, err33);
                errors++;
            }
        }
        if (data.operadores !== undefined) {
            let data13 = data.operadores;
            if (Array.isArray(data13)) {
                const len2 = data13.length;
                for (let i2 = 0; i2 < len2; i2++) {
                    let data14 = data13[i2];
                    if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                        if (data14.simbolo === undefined) {
                            const err34 = { instancePath: instancePath + "/operadores/" + i2, schemaPath: "#/properties/operadores/items/required", keyword: "required", params: { missingProperty: "simbolo" } };
                            vErrors = withError(vErrors, err34);
                            errors++;
                        }
                        if (data14.descricao === undefined) {
                            const err35 = { instancePath: instancePath + "/operadores/" + i2, schemaPath: "#/properties/operadores/items/required", keyword: "required", params: { missingProperty: "descricao" } };
                            vErrors = withError(vErrors, err35);
                            errors++;
                        }
                        if (data14.equivalente === undefined) {
                            const err36 = { instancePath: instancePath + "/operadores/" + i2, schemaPath: "#/properties/operadores/items/required", keyword: "required", params: { missingProperty: "equivalente" } };
                            vErrors = withError(vErrors, err36);
                            errors++;
                        }
                        for (const key3 in data14) {
                            if (!(((key3 === "simbolo") || (key3 === "descricao")) || (key3 === "equivalente"))) {
                                const err37 = { instancePath: instancePath + "/operadores/" + i2, schemaPath: "#/properties/operadores/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                                vErrors = withError(vErrors, err37);
                                errors++;
                            }
                        }
                        if (data14.simbolo !== undefined) {
                            let data15 = data14.simbolo;
                            if (typeof data15 === "string") {
                                if (func1(data15) < 1) {
                                    const err38 = { instancePath: instancePath + "/operadores/" + i2 + "/simbolo", schemaPath: "#/properties/operadores/items/properties/simbolo/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = withError(vErrors, err38);
                                    errors++;
                                }
                            }
                            else {
                                const err39 = { instancePath: instancePath + "/operadores/" + i2 + "/simbolo", schemaPath: "#/properties/operadores/items/properties/simbolo/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err39);
                                errors++;
                            }
                        }
                        if (data14.descricao !== undefined) {
                            if (typeof data14.descricao !== "string") {
                                const err40 = { instancePath: instancePath + "/operadores/" + i2 + "/descricao", schemaPath: "#/properties/operadores/items/properties/descricao/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err40);
                                errors++;
                            }
                        }
                        if (data14.equivalente !== undefined) {
                            if (typeof data14.equivalente !== "string") {
                                const err41 = { instancePath: instancePath + "/operadores/" + i2 + "/equivalente", schemaPath: "#/properties/operadores/items/properties/equivalente/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err41);
                                errors++;
                            }
                        }
                    }
                    else {
                        const err42 = { instancePath: instancePath + "/operadores/" + i2, schemaPath: "#/properties/operadores/items/type", keyword: "type", params: { type: "object" } };
                        vErrors = withError(vErrors, err42);
                        errors++;
                    }
                }
            }
            else {
                const err43 = { instancePath: instancePath + "/operadores", schemaPath: "#/properties/operadores/type", keyword: "type", params: { type: "array" } };
                vErrors = withError(vErrors, err43);
                errors++;
            }
        }
        if (data.verbos_http !== undefined) {
            let data18 = data.verbos_http;
            if (Array.isArray(data18)) {
                const len3 = data18.length;
                for (let i3 = 0; i3 < len3; i3++) {
                    let data19 = data18[i3];
                    if (!((((((((data19 === "GET") || (data19 === "POST")) || (data19 === "PUT")) || (data19 === "PATCH")) || (data19 === "DELETE")) || (data19 === "HEAD")) || (data19 === "OPTIONS")) || (data19 === "ANY"))) {
                        const err44 = { instancePath: instancePath + "/verbos_http/" + i3, schemaPath: "#/properties/verbos_http/items/enum", keyword: "enum", params: { allowedValues: schema32.properties.verbos_http.items.enum } };
                        vErrors = withError(vErrors, err44);
                        errors++;
                    }
                }
            }
            else {
                const err45 = { instancePath: instancePath + "/verbos_http", schemaPath: "#/properties/verbos_http/type", keyword: "type", params: { type: "array" } };
                vErrors = withError(vErrors, err45);
                errors++;
            }
        }
        if (data.regras !== undefined) {
            let data20 = data.regras;
            if (Array.isArray(data20)) {
                const len4 = data20.length;
                for (let i4 = 0; i4 < len4; i4++) {
                    if (typeof data20[i4] !== "string") {
                        const err46 = { instancePath: instancePath + "/regras/" + i4, schemaPath: "#/properties/regras/items/type", keyword: "type", params: { type: "string" } };
                        vErrors = withError(vErrors, err46);
                        errors++;
                    }
                }
            }
            else {
                const err47 = { instancePath: instancePath + "/regras", schemaPath: "#/properties/regras/type", keyword: "type", params: { type: "array" } };
                vErrors = withError(vErrors, err47);
                errors++;
            }
        }
    }
    else {
        const err48 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = withError(vErrors, err48);
        errors++;
    }
    validate21.errors = vErrors;
    return errors === 0;
}
validate21.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const embutidas = validate22;
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    /*# sourceURL="urn:refdata-action:schema:embutidas:1" */ ;
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate22.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.versao === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "versao" } };
            vErrors = withError(vErrors, err0);
            errors++;
        }
        if (data.total === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total" } };
            vErrors = withError(vErrors, err1);
            errors++;
        }
        if (data.funcoes === undefined) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "funcoes" } };
            vErrors = withError(vErrors, err2);
            errors++;
        }
        for (const key0 in data) {
            if (!(((key0 === "versao") || (key0 === "total")) || (key0 === "funcoes"))) {
                const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = withError(vErrors, err3);
                errors++;
            }
        }
        if (data.versao !== undefined) {
            let data0 = data.versao;
            if (typeof data0 === "string") {
                if (func1(data0) < 1) {
                    const err4 = { instancePath: instancePath + "/versao", schemaPath: "#/properties/versao/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = withError(vErrors, err4);
                    errors++;
                }
            }
            else {
                const err5 = { instancePath: instancePath + "/versao", schemaPath: "#/properties/versao/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err5);
                errors++;
            }
        }
        if (data.total !== undefined) {
            let data1 = data.total;
            if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
                const err6 = { instancePath: instancePath + "/total", schemaPath: "#/properties/total/type", keyword: "type", params: { type: "integer" } };
                vErrors = withError(vErrors, err6);
                errors++;
            }
            if ((typeof data1 == "number") && (isFinite(data1))) {
                if (data1 < 0 || isNaN(data1)) {
                    const err7 = { instancePath: instancePath + "/total", schemaPath: "#/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    vErrors = withError(vErrors, err7);
                    errors++;
                }
            }
        }
        if (data.funcoes !== undefined) {
            let data2 = data.funcoes;
            if (Array.isArray(data2)) {
                const len0 = data2.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data3 = data2[i0];
                    if (typeof data3 === "string") {
                        if (func1(data3) < 1) {
                            const err8 = { instancePath: instancePath + "/funcoes/" + i0, schemaPath: "#/properties/funcoes/items/minLength", keyword: "minLength", params: { limit: 1 } };
                            vErrors = withError(vErrors, err8);
                            errors++;
                        }
                    }
                    else {
                        const err9 = { instancePath: instancePath + "/funcoes/" + i0, schemaPath: "#/properties/funcoes/items/type", keyword: "type", params: { type: "string" } };
                        vErrors = withError(vErrors, err9);
                        errors++;
                    }
                }
            }
            else {
                const err10 = { instancePath: instancePath + "/funcoes", schemaPath: "#/properties/funcoes/type", keyword: "type", params: { type: "array" } };
                vErrors = withError(vErrors, err10);
                errors++;
            }
        }
    }
    else {
        const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = withError(vErrors, err11);
        errors++;
    }
    validate22.errors = vErrors;
    return errors === 0;
}
validate22.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const modulos = validate23;
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    /*# sourceURL="urn:refdata-action:schema:modulos:1" */ ;
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate23.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.versao === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "versao" } };
            vErrors = withError(vErrors, err0);
            errors++;
        }
        if (data.total_modulos === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total_modulos" } };
            vErrors = withError(vErrors, err1);
            errors++;
        }
        if (data.total_simbolos === undefined) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total_simbolos" } };
            vErrors = withError(vErrors, err2);
            errors++;
        }
        if (data.modulos === undefined) {
            const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "modulos" } };
            vErrors = withError(vErrors, err3);
            errors++;
        }
        for (const key0 in data) {
            if (!((((key0 === "versao") || (key0 === "total_modulos")) || (key0 === "total_simbolos")) || (key0 === "modulos"))) {
                const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = withError(vErrors, err4);
                errors++;
            }
        }
        if (data.versao !== undefined) {
            let data0 = data.versao;
            if (typeof data0 === "string") {
                if (func1(data0) < 1) {
                    const err5 = { instancePath: instancePath + "/versao", schemaPath: "#/properties/versao/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = withError(vErrors, err5);
                    errors++;
                }
            }
            else {
                const err6 = { instancePath: instancePath + "/versao", schemaPath: "#/properties/versao/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err6);
                errors++;
            }
        }
        if (data.total_modulos !== undefined) {
            let data1 = data.total_modulos;
            if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
                const err7 = { instancePath: instancePath + "/total_modulos", schemaPath: "#/properties/total_modulos/type", keyword: "type", params: { type: "integer" } };
                vErrors = withError(vErrors, err7);
                errors++;
            }
            if ((typeof data1 == "number") && (isFinite(data1))) {
                if (data1 < 0 || isNaN(data1)) {
                    const err8 = { instancePath: instancePath + "/total_modulos", schemaPath: "#/properties/total_modulos/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    vErrors = withError(vErrors, err8);
                    errors++;
                }
            }
        }
        if (data.total_simbolos !== undefined) {
            let data2 = data.total_simbolos;
            if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
                const err9 = { instancePath: instancePath + "/total_simbolos", schemaPath: "#/properties/total_simbolos/type", keyword: "type", params: { type: "integer" } };
                vErrors = withError(vErrors, err9);
                errors++;
            }
            if ((typeof data2 == "number") && (isFinite(data2))) {
                if (data2 < 0 || isNaN(data2)) {
                    const err10 = { instancePath: instancePath + "/total_simbolos", schemaPath: "#/properties/total_simbolos/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    vErrors = withError(vErrors, err10);
                    errors++;
                }
            }
        }
        if (data.modulos !== undefined) {
            let data3 = data.modulos;
            if (Array.isArray(data3)) {
                const len0 = data3.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data4 = data3[i0];
                    if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                        if (data4.nome === undefined) {
                            const err11 = { instancePath: instancePath + "/modulos/" + i0, schemaPath: "#/properties/modulos/items/required", keyword: "required", params: { missingProperty: "nome" } };
                            vErrors = withError(vErrors, err11);
                            errors++;
                        }
                        if (data4.apelidos === undefined) {
                            const err12 = { instancePath: instancePath + "/modulos/" + i0, schemaPath: "#/properties/modulos/items/required", keyword: "required", params: { missingProperty: "apelidos" } };
                            vErrors = withError(vErrors, err12);
                            errors++;
                        }
                        if (data4.total === undefined) {
                            const err13 = { instancePath: instancePath + "/modulos/" + i0, schemaPath: "#/properties/modulos/items/required", keyword: "required", params: { missingProperty: "total" } };
                            vErrors = withError(vErrors, err13);
                            errors++;
                        }
                        if (data4.simbolos === undefined) {
                            const err14 = { instancePath: instancePath + "/modulos/" + i0, schemaPath: "#/properties/modulos/items/required", keyword: "required", params: { missingProperty: "simbolos" } };
                            vErrors = withError(vErrors, err14);
                            errors++;
                        }
                        for (const key1 in data4) {
                            if (!((((key1 === "nome") || (key1 === "apelidos")) || (key1 === "total")) || (key1 === "simbolos"))) {
                                const err15 = { instancePath: instancePath + "/modulos/" + i0, schemaPath: "#/properties/modulos/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                                vErrors = withError(vErrors, err15);
                                errors++;
                            }
                        }
                        if (data4.nome !== undefined) {
                            let data5 = data4.nome;
                            if (typeof data5 === "string") {
                                if (func1(data5) < 1) {
                                    const err16 = { instancePath: instancePath + "/modulos/" + i0 + "/nome", schemaPath: "#/properties/modulos/items/properties/nome/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = withError(vErrors, err16);
                                    errors++;
                                }
                            }
                            else {
                                const err17 = { instancePath: instancePath + "/modulos/" + i0 + "/nome", schemaPath: "#/properties/modulos/items/properties/nome/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err17);
                                errors++;
                            }
                        }
                        if (data4.apelidos !== undefined) {
                            let data6 = data4.apelidos;
                            if (Array.isArray(data6)) {
                                const len1 = data6.length;
                                for (let i1 = 0; i1 < len1; i1++) {
                                    let data7 = data6[i1];
                                    if (typeof data7 === "string") {
                                        if (func1(data7) < 1) {
                                            const err18 = { instancePath: instancePath + "/modulos/" + i0 + "/apelidos/" + i1, schemaPath: "#/properties/modulos/items/properties/apelidos/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = withError(vErrors, err18);
                                            errors++;
                                        }
                                    }
                                    else {
                                        const err19 = { instancePath: instancePath + "/modulos/" + i0 + "/apelidos/" + i1, schemaPath: "#/properties/modulos/items/properties/apelidos/items/type", keyword: "type", params: { type: "string" } };
                                        vErrors = withError(vErrors, err19);
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err20 = { instancePath: instancePath + "/modulos/" + i0 + "/apelidos", schemaPath: "#/properties/modulos/items/properties/apelidos/type", keyword: "type", params: { type: "array" } };
                                vErrors = withError(vErrors, err20);
                                errors++;
                            }
                        }
                        if (data4.total !== undefined) {
                            let data8 = data4.total;
                            if (!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) {
                                const err21 = { instancePath: instancePath + "/modulos/" + i0 + "/total", schemaPath: "#/properties/modulos/items/properties/total/type", keyword: "type", params: { type: "integer" } };
                                vErrors = withError(vErrors, err21);
                                errors++;
                            }
                            if ((typeof data8 == "number") && (isFinite(data8))) {
                                if (data8 < 0 || isNaN(data8)) {
                                    const err22 = { instancePath: instancePath + "/modulos/" + i0 + "/total", schemaPath: "#/properties/modulos/items/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                                    vErrors = withError(vErrors, err22);
                                    errors++;
                                }
                            }
                        }
                        if (data4.simbolos !== undefined) {
                            let data9 = data4.simbolos;
                            if (Array.isArray(data9)) {
                                const len2 = data9.length;
                                for (let i2 = 0; i2 < len2; i2++) {
                                    let data10 = data9[i2];
                                    if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                                        if (data10.nome === undefined) {
                                            const err23 = { instancePath: instancePath + "/modulos/" + i0 + "/simbolos/" + i2, schemaPath: "#/properties/modulos/items/properties/simbolos/items/required", keyword: "required", params: { missingProperty: "nome" } };
                                            vErrors = withError(vErrors, err23);
                                            errors++;
                                        }
                                        if (data10.assinatura === undefined) {
                                            const err24 = { instancePath: instancePath + "/modulos/" + i0 + "/simbolos/" + i2, schemaPath: "#/properties/modulos/items/properties/simbolos/items/required", keyword: "required", params: { missingProperty: "assinatura" } };
                                            vErrors = withError(vErrors, err24);
                                            errors++;
                                        }
                                        if (data10.resumo === undefined) {
                                            const err25 = { instancePath: instancePath + "/modulos/" + i0 + "/simbolos/" + i2, schemaPath: "#/properties/modulos/items/properties/simbolos/items/required", keyword: "required", params: { missingProperty: "resumo" } };
                                            vErrors = withError(vErrors, err25);
                                            errors++;
                                        }
                                        for (const key2 in data10) {
                                            if (!(((key2 === "nome") || (key2 === "assinatura")) || (key2 === "resumo"))) {
                                                const err26 = { instancePath: instancePath + "/modulos/" + i0 + "/simbolos/" + i2, schemaPath: "#/properties/modulos/items/properties/simbolos/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
                                                vErrors = withError(vErrors, err26);
                                                errors++;
                                            }
                                        }
                                        if (data10.nome !== undefined) {
                                            let data11 = data10.nome;
                                            if (typeof data11 === "string") {
                                                if (func1(data11) < 1) {
                                                    const err27 = { instancePath: instancePath + "/modulos/" + i0 + "/simbolos/" + i2 + "/nome", schemaPath: "#/properties/modulos/items/properties/simbolos/items/properties/nome/minLength", keyword: "minLength", params: { limit: 1 } };
                                                    vErrors = withError(vErrors, err27);
                                                    errors++;
                                                }
                                            }
                                            else {
                                                const err28 = { instancePath: instancePath + "/modulos/" + i0 + "/simbolos/" + i2 + "/nome", schemaPath: "#/properties/modulos/items/properties/simbolos/items/properties/nome/type", keyword: "type", params: { type: "string" } };
                                                vErrors = withError(vErrors, err28);
                                                errors++;
                                            }
                                        }
                                        if (data10.assinatura !== undefined) {
                                            if (typeof data10.assinatura !== "string") {
                                                const err29 = { instancePath: instancePath + "/modulos/" + i0 + "/simbolos/" + i2 + "/assinatura", schemaPath: "#/properties/modulos/items/properties/simbolos/items/properties/assinatura/type", keyword: "type", params: { type: "string" } };
                                                vErrors = withError(vErrors, err29);
                                                errors++;
                                            }
                                        }
                                        if (data10.resumo !== undefined) {
                                            if (typeof data10.resumo !== "string") {
                                                const err30 = { instancePath: instancePath + "/modulos/" + i0 + "/simbolos/" + i2 + "/resumo", schemaPath: "#/properties/modulos/items/properties/simbolos/items/properties/resumo/type", keyword: "type", params: { type: "string" } };
                                                vErrors = withError(vErrors, err30);
                                                errors++;
                                            }
                                        }
                                    }
                                    else {
                                        const err31 = { instancePath: instancePath + "/modulos/" + i0 + "/simbolos/" + i2, schemaPath: "#/properties/modulos/items/properties/simbolos/items/type", keyword: "type", params: { type: "object" } };
                                        vErrors = withError(vErrors, err31);
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err32 = { instancePath: instancePath + "/modulos/" + i0 + "/simbolos", schemaPath: "#/properties/modulos/items/properties/simbolos/type", keyword: "type", params: { type: "array" } };
                                vErrors = withError(vErrors, err32);
                                errors++;
                            }
                        }
                    }
                    else {
                        const err33 = { instancePath: instancePath + "/modulos/" + i0, schemaPath: "#/properties/modulos/items/type", keyword: "type", params: { type: "object" } };
                        vErrors = withError(vErrors, err33);
                        errors++;
                    }
                }
            }
            else {
                const err34 = { instancePath: instancePath + "/modulos", schemaPath: "#/properties/modulos/type", keyword: "type", params: { type: "array" } };
                vErrors = withError(vErrors, err34);
                errors++;
            }
        }
    }
    else {
        const err35 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = withError(vErrors, err35);
        errors++;
    }
    validate23.errors = vErrors;
    return errors === 0;
}
validate23.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const comandos = validate24;
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    /*# sourceURL="urn:refdata-action:schema:comandos:1" */ ;
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate24.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.versao === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "versao" } };
            vErrors = withError(vErrors, err0);
            errors++;
        }
        if (data.total === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total" } };
            vErrors = withError(vErrors, err1);
            errors++;
        }
        if (data.grupos === undefined) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "grupos" } };
            vErrors = withError(vErrors, err2);
            errors++;
        }
        for (const key0 in data) {
            if (!(((key0 === "versao") || (key0 === "total")) || (key0 === "grupos"))) {
                const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = withError(vErrors, err3);
                errors++;
            }
        }
        if (data.versao !== undefined) {
            let data0 = data.versao;
            if (typeof data0 === "string") {
                if (func1(data0) < 1) {
                    const err4 = { instancePath: instancePath + "/versao", schemaPath: "#/properties/versao/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = withError(vErrors, err4);
                    errors++;
                }
            }
            else {
                const err5 = { instancePath: instancePath + "/versao", schemaPath: "#/properties/versao/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err5);
                errors++;
            }
        }
        if (data.total !== undefined) {
            let data1 = data.total;
            if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
                const err6 = { instancePath: instancePath + "/total", schemaPath: "#/properties/total/type", keyword: "type", params: { type: "integer" } };
                vErrors = withError(vErrors, err6);
                errors++;
            }
            if ((typeof data1 == "number") && (isFinite(data1))) {
                if (data1 < 0 || isNaN(data1)) {
                    const err7 = { instancePath: instancePath + "/total", schemaPath: "#/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    vErrors = withError(vErrors, err7);
                    errors++;
                }
            }
        }
        if (data.grupos !== undefined) {
            let data2 = data.grupos;
            if (Array.isArray(data2)) {
                const len0 = data2.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data3 = data2[i0];
                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                        if (data3.grupo === undefined) {
                            const err8 = { instancePath: instancePath + "/grupos/" + i0, schemaPath: "#/properties/grupos/items/required", keyword: "required", params: { missingProperty: "grupo" } };
                            vErrors = withError(vErrors, err8);
                            errors++;
                        }
                        if (data3.comandos === undefined) {
                            const err9 = { instancePath: instancePath + "/grupos/" + i0, schemaPath: "#/properties/grupos/items/required", keyword: "required", params: { missingProperty: "comandos" } };
                            vErrors = withError(vErrors, err9);
                            errors++;
                        }
                        for (const key1 in data3) {
                            if (!((key1 === "grupo") || (key1 === "comandos"))) {
                                const err10 = { instancePath: instancePath + "/grupos/" + i0, schemaPath: "#/properties/grupos/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                                vErrors = withError(vErrors, err10);
                                errors++;
                            }
                        }
                        if (data3.grupo !== undefined) {
                            let data4 = data3.grupo;
                            if (typeof data4 === "string") {
                                if (func1(data4) < 1) {
                                    const err11 = { instancePath: instancePath + "/grupos/" + i0 + "/grupo", schemaPath: "#/properties/grupos/items/properties/grupo/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = withError(vErrors, err11);
                                    errors++;
                                }
                            }
                            else {
                                const err12 = { instancePath: instancePath + "/grupos/" + i0 + "/grupo", schemaPath: "#/properties/grupos/items/properties/grupo/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err12);
                                errors++;
                            }
                        }
                        if (data3.comandos !== undefined) {
                            let data5 = data3.comandos;
                            if (Array.isArray(data5)) {
                                const len1 = data5.length;
                                for (let i1 = 0; i1 < len1; i1++) {
                                    let data6 = data5[i1];
                                    if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                                        if (data6.nome === undefined) {
                                            const err13 = { instancePath: instancePath + "/grupos/" + i0 + "/comandos/" + i1, schemaPath: "#/properties/grupos/items/properties/comandos/items/required", keyword: "required", params: { missingProperty: "nome" } };
                                            vErrors = withError(vErrors, err13);
                                            errors++;
                                        }
                                        if (data6.uso === undefined) {
                                            const err14 = { instancePath: instancePath + "/grupos/" + i0 + "/comandos/" + i1, schemaPath: "#/properties/grupos/items/properties/comandos/items/required", keyword: "required", params: { missingProperty: "uso" } };
                                            vErrors = withError(vErrors, err14);
                                            errors++;
                                        }
                                        if (data6.resumo === undefined) {
                                            const err15 = { instancePath: instancePath + "/grupos/" + i0 + "/comandos/" + i1, schemaPath: "#/properties/grupos/items/properties/comandos/items/required", keyword: "required", params: { missingProperty: "resumo" } };
                                            vErrors = withError(vErrors, err15);
                                            errors++;
                                        }
                                        if (data6.detalhe === undefined) {
                                            const err16 = { instancePath: instancePath + "/grupos/" + i0 + "/comandos/" + i1, schemaPath: "#/properties/grupos/items/properties/comandos/items/required", keyword: "required", params: { missingProperty: "detalhe" } };
                                            vErrors = withError(vErrors, err16);
                                            errors++;
                                        }
                                        if (data6.opcoes === undefined) {
                                            const err17 = { instancePath: instancePath + "/grupos/" + i0 + "/comandos/" + i1, schemaPath: "#/properties/grupos/items/properties/comandos/items/required", keyword: "required", params: { missingProperty: "opcoes" } };
                                            vErrors = withError(vErrors, err17);
                                            errors++;
                                        }
                                        if (data6.exemplos === undefined) {
                                            const err18 = { instancePath: instancePath + "/grupos/" + i0 + "/comandos/" + i1, schemaPath: "#/properties/grupos/items/properties/comandos/items/required", keyword: "required", params: { missingProperty: "exemplos" } };
                                            vErrors = withError(vErrors, err18);
                                            errors++;
                                        }
                                        if (data6.apelidos === undefined) {
                                            const err19 = { instancePath: instancePath + "/grupos/" + i0 + "/comandos/" + i1, schemaPath: "#/properties/grupos/items/properties/comandos/items/required", keyword: "required", params: { missingProperty: "apelidos" } };
                                            vErrors = withError(vErrors, err19);
                                            errors++;
                                        }
                                        if (data6.veja === undefined) {
                                            const err20 = { instancePath: instancePath + "/grupos/" + i0 + "/comandos/" + i1, schemaPath: "#/properties/grupos/items/properties/comandos/items/required", keyword: "required", params: { missingProperty: "veja" } };
                                            vErrors = withError(vErrors, err20);
                                            errors++;
                                        }
                                        for (const key2 in data6) {
                                            if (!((((((((key2 === "nome") || (key2 === "uso")) || (key2 === "resumo")) || (key2 === "detalhe")) || (key2 === "opcoes")) || (key2 === "exemplos")) || (key2 === "apelidos")) || (key2 === "veja"))) {
                                                const err21 = { instancePath: instancePath + "/grupos/" + i0 + "/comandos/" + i1, schemaPath: "#/properties/grupos/items/properties/comandos/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
                                                vErrors = withError(vErrors, err21);
                                                errors++;
                                            }
                                        }
                                        if (data6.nome !== undefined) {
                                            let data7 = data6.nome;
                                            if (typeof data7 === "string") {
                                                if (func1(data7) < 1) {
                                                    const err22 = { instancePath: instancePath + "/grupos/" + i0 + "/comandos/" + i1 + "/nome", schemaPath: "#/properties/grupos/items/properties/comandos/items/properties/nome/minLength", keyword: "minLength", params: { limit: 1 } };
                                                    vErrors = withError(vErrors, err22);
                                                    errors++;
                                                }
                                            }
                                            else {
                                                const err23 = { instancePath: instancePath + "/grupos/" + i0 + "/comandos/" + i1 + "/nome", schemaPath: "#/properties/grupos/items/properties/comandos/items/properties/nome/type", keyword: "type", params: { type: "string" } };
                                                vErrors = withError(vErrors, err23);
                                                errors++;
                                            }
                                        }
                                        if (data6.uso !== undefined) {
                                            if (typeof data6.uso !== "string") {
                                                const err24 = { instancePath: instancePath + "/grupos/" + i0 + "/comandos/" + i1 + "/uso", schemaPath: "#/properties/grupos/items/properties/comandos/items/properties/uso/type", keyword: "type", params: { type: "string" } };
                                                vErrors = withError(vErrors, err24);
                                                errors++;
                                            }
                                        }
                                        if (data6.resumo !== undefined) {
                                            if (typeof data6.resumo !== "string") {
                                                const err25 = { instancePath: instancePath + "/grupos/" + i0 + "/comandos/" + i1 + "/resumo", schemaPath: "#/properties/grupos/items/properties/comandos/items/properties/resumo/type", keyword: "type", params: { type: "string" } };
                                                vErrors = withError(vErrors, err25);
                                                errors++;
                                            }
                                        }
                                        if (data6.detalhe !== undefined) {
                                            if (typeof data6.detalhe !== "string") {
                                                const err26 = { instancePath: instancePath + "/grupos/" + i0 + "/comandos/" + i1 + "/detalhe", schemaPath: "#/properties/grupos/items/properties/comandos/items/properties/detalhe/type", keyword: "type", params: { type: "string" } };
                                                vErrors = withError(vErrors, err26);
                                                errors++;
                                            }
                                        }
                                        if (data6.opcoes !== undefined) {
                                            let data11 = data6.opcoes;
                                            if (Array.isArray(data11)) {
                                                const len2 = data11.length;
                                                for (let i2 = 0; i2 < len2; i2++) {
                                                    let data12 = data11[i2];
                                                    if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                                                        if (data12.flag === undefined) {
                                                            const err27 = { instancePath: instancePath + "/grupos/" + i0 + "/comandos/" + i1 + "/opcoes/" + i2, schemaPath: "#/properties/grupos/items/properties/comandos/items/properties/opcoes/items/required", keyword: "required", params: { missingProperty: "flag" } };
                                                            vErrors = withError(vErrors, err27);
                                                            errors++;
                                                        }
                                                        if (data12.descricao === undefined) {
                                                            const err28 = { instancePath: instancePath + "/grupos/" + i0 + "/comandos/" + i1 + "/opcoes/" + i2, schemaPath: "#/properties/grupos/items/properties/comandos/items/properties/opcoes/items/required", keyword: "required", params: { missingProperty: "descricao" } };
                                                            vErrors = withError(vErrors, err28);
                                                            errors++;
                                                        }
                                                        for (const key3 in data12) {
                                                            if (!((key3 === "flag") || (key3 === "descricao"))) {
                                                                const err29 = { instancePath: instancePath + "/grupos/" + i0 + "/comandos/" + i1 + "/opcoes/" + i2, schemaPath: "#/properties/grupos/items/properties/comandos/items/properties/opcoes/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                                                                vErrors = withError(vErrors, err29);
                                                                errors++;
                                                            }
                                                        }
                                                        if (data12.flag !== undefined) {
                                                            let data13 = data12.flag;
                                                            if (typeof data13 === "string") {
                                                                if (func1(data13) < 1) {
                                                                    const err30 = { instancePath: instancePath + "/grupos/" + i0 + "/comandos/" + i1 + "/opcoes/" + i2 + "/flag", schemaPath: "#/properties/grupos/items/properties/comandos/items/properties/opcoes/items/properties/flag/minLength", keyword: "minLength", params: { limit: 1 } };
                                                                    vErrors = withError(vErrors, err30);
                                                                    errors++;
                                                                }
                                                            }
                                                            else {
                                                                const err31 = { instancePath: instancePath + "/grupos/" + i0 + "/comandos/" + i1 + "/opcoes/" + i2 + "/flag", schemaPath: "#/properties/grupos/items/properties/comandos/items/properties/opcoes/items/properties/flag/type", keyword: "type", params: { type: "string" } };
                                                                vErrors = withError(vErrors, err31);
                                                                errors++;
                                                            }
                                                        }
                                                        if (data12.descricao !== undefined) {
                                                            if (typeof data12.descricao !== "string") {
                                                                const err32 = { instancePath: instancePath + "/grupos/" + i0 + "/comandos/" + i1 + "/opcoes/" + i2 + "/descricao", schemaPath: "#/properties/grupos/items/properties/comandos/items/properties/opcoes/items/properties/descricao/type", keyword: "type", params: { type: "string" } };
                                                                vErrors = withError(vErrors, err32);
                                                                errors++;
                                                            }
                                                        }
                                                    }
                                                    else {
                                                        const err33 = { instancePath: instancePath + "/grupos/" + i0 + "/comandos/" + i1 + "/opcoes/" + i2, schemaPath: "#/properties/grupos/items/properties/comandos/items/properties/opcoes/items/type", keyword: "type", params: { type: "object" } };
                                                        vErrors = withError(vErrors, err33);
                                                        errors++;
                                                    }
                                                }
                                            }
                                            else {
                                                const err34 = { instancePath: instancePath + "/grupos/" + i0 + "/comandos/" + i1 + "/opcoes", schemaPath: "#/properties/grupos/items/properties/comandos/items/properties/opcoes/type", keyword: "type", params: { type: "array" } };
                                                vErrors = withError(vErrors, err34);
                                                errors++;
                                            }
                                        }
                                        if (data6.exemplos !== undefined) {
                                            let data15 = data6.exemplos;
                                            if (Array.isArray(data15)) {
                                                const len3 = data15.length;
                                                for (let i3 = 0; i3 < len3; i3++) {
                                                    let data16 = data15[i3];
                                                    if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                                                        if (data16.comando === undefined) {
                                                            const err35 = { instancePath: instancePath + "/grupos/" + i0 + "/comandos/" + i1 + "/exemplos/" + i3, schemaPath: "#/properties/grupos/items/properties/comandos/items/properties/exemplos/items/required", keyword: "required", params: { missingProperty: "comando" } };
                                                            vErrors = withError(vErrors, err35);
                                                            errors++;
                                                        }
                                                        if (data16.nota === undefined) {
                                                            const err36 = { instancePath: instancePath + "/grupos/" + i0 + "/comandos/" + i1 + "/exemplos/" + i3, schemaPath: "#/properties/grupos/items/properties/comandos/items/properties/exemplos/items/required", keyword: "required", params: { missingProperty: "nota" } };
                                                            vErrors = withError(vErrors, err36);
                                                            errors++;
                                                        }
                                                        for (const key4 in data16) {
                                                            if (!((key4 === "comando") || (key4 === "nota"))) {
                                                                const err37 = { instancePath: instancePath + "/grupos/" + i0 + "/comandos/" + i1 + "/exemplos/" + i3, schemaPath: "#/properties/grupos/items/properties/comandos/items/properties/exemplos/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } };
                                                                vErrors = withError(vErrors, err37);
                                                                errors++;
                                                            }
                                                        }
                                                        if (data16.comando !== undefined) {
                                                            let data17 = data16.comando;
                                                            if (typeof data17 === "string") {
                                                                if (func1(data17) < 1) {
                                                                    const err38 = { instancePath: instancePath + "/grupos/" + i0 + "/comandos/" + i1 + "/exemplos/" + i3 + "/comando", schemaPath: "#/properties/grupos/items/properties/comandos/items/properties/exemplos/items/properties/comando/minLength", keyword: "minLength", params: { limit: 1 } };
                                                                    vErrors = withError(vErrors, err38);
                                                                    errors++;
                                                                }
                                                            }
                                                            else {
                                                                const err39 = { instancePath: instancePath + "/grupos/" + i0 + "/comandos/" + i1 + "/exemplos/" + i3 + "/comando", schemaPath: "#/properties/grupos/items/properties/comandos/items/properties/exemplos/items/properties/comando/type", keyword: "type", params: { type: "string" } };
                                                                vErrors = withError(vErrors, err39);
                                                                errors++;
                                                            }
                                                        }
                                                        if (data16.nota !== undefined) {
                                                            if (typeof data16.nota !== "string") {
                                                                const err40 = { instancePath: instancePath + "/grupos/" + i0 + "/comandos/" + i1 + "/exemplos/" + i3 + "/nota", schemaPath: "#/properties/grupos/items/properties/comandos/items/properties/exemplos/items/properties/nota/type", keyword: "type", params: { type: "string" } };
                                                                vErrors = withError(vErrors, err40);
                                                                errors++;
                                                            }
                                                        }
                                                    }
                                                    else {
                                                        const err41 = { instancePath: instancePath + "/grupos/" + i0 + "/comandos/" + i1 + "/exemplos/" + i3, schemaPath: "#/properties/grupos/items/properties/comandos/items/properties/exemplos/items/type", keyword: "type", params: { type: "object" } };
                                                        vErrors = withError(vErrors, err41);
                                                        errors++;
                                                    }
                                                }
                                            }
                                            else {
                                                const err42 = { instancePath: instancePath + "/grupos/" + i0 + "/comandos/" + i1 + "/exemplos", schemaPath: "#/properties/grupos/items/properties/comandos/items/properties/exemplos/type", keyword: "type", params: { type: "array" } };
                                                vErrors = withError(vErrors, err42);
                                                errors++;
                                            }
                                        }
                                        if (data6.apelidos !== undefined) {
                                            let data19 = data6.apelidos;
                                            if (Array.isArray(data19)) {
                                                const len4 = data19.length;
                                                for (let i4 = 0; i4 < len4; i4++) {
                                                    let data20 = data19[i4];
                                                    if (typeof data20 === "string") {
                                                        if (func1(data20) < 1) {
                                                            const err43 = { instancePath: instancePath + "/grupos/" + i0 + "/comandos/" + i1 + "/apelidos/" + i4, schemaPath: "#/properties/grupos/items/properties/comandos/items/properties/apelidos/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                                            vErrors = withError(vErrors, err43);
                                                            errors++;
                                                        }
                                                    }
                                                    else {
                                                        const err44 = { instancePath: instancePath + "/grupos/" + i0 + "/comandos/" + i1 + "/apelidos/" + i4, schemaPath: "#/properties/grupos/items/properties/comandos/items/properties/apelidos/items/type", keyword: "type", params: { type: "string" } };
                                                        vErrors = withError(vErrors, err44);
                                                        errors++;
                                                    }
                                                }
                                            }
                                            else {
                                                const err45 = { instancePath: instancePath + "/grupos/" + i0 + "/comandos/" + i1 + "/apelidos", schemaPath: "#/properties/grupos/items/properties/comandos/items/properties/apelidos/type", keyword: "type", params: { type: "array" } };
                                                vErrors = withError(vErrors, err45);
                                                errors++;
                                            }
                                        }
                                        if (data6.veja !== undefined) {
                                            let data21 = data6.veja;
                                            if (Array.isArray(data21)) {
                                                const len5 = data21.length;
                                                for (let i5 = 0; i5 < len5; i5++) {
                                                    let data22 = data21[i5];
                                                    if (typeof data22 === "string") {
                                                        if (func1(data22) < 1) {
                                                            const err46 = { instancePath: instancePath + "/grupos/" + i0 + "/comandos/" + i1 + "/veja/" + i5, schemaPath: "#/properties/grupos/items/properties/comandos/items/properties/veja/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                                            vErrors = withError(vErrors, err46);
                                                            errors++;
                                                        }
                                                    }
                                                    else {
                                                        const err47 = { instancePath: instancePath + "/grupos/" + i0 + "/comandos/" + i1 + "/veja/" + i5, schemaPath: "#/properties/grupos/items/properties/comandos/items/properties/veja/items/type", keyword: "type", params: { type: "string" } };
                                                        vErrors = withError(vErrors, err47);
                                                        errors++;
                                                    }
                                                }
                                            }
                                            else {
                                                const err48 = { instancePath: instancePath + "/grupos/" + i0 + "/comandos/" + i1 + "/veja", schemaPath: "#/properties/grupos/items/properties/comandos/items/properties/veja/type", keyword: "type", params: { type: "array" } };
                                                vErrors = withError(vErrors, err48);
                                                errors++;
                                            }
                                        }
                                    }
                                    else {
                                        const err49 = { instancePath: instancePath + "/grupos/" + i0 + "/comandos/" + i1, schemaPath: "#/properties/grupos/items/properties/comandos/items/type", keyword: "type", params: { type: "object" } };
                                        vErrors = withError(vErrors, err49);
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err50 = { instancePath: instancePath + "/grupos/" + i0 + "/comandos", schemaPath: "#/properties/grupos/items/properties/comandos/type", keyword: "type", params: { type: "array" } };
                                vErrors = withError(vErrors, err50);
                                errors++;
                            }
                        }
                    }
                    else {
                        const err51 = { instancePath: instancePath + "/grupos/" + i0, schemaPath: "#/properties/grupos/items/type", keyword: "type", params: { type: "object" } };
                        vErrors = withError(vErrors, err51);
                        errors++;
                    }
                }
            }
            else {
                const err52 = { instancePath: instancePath + "/grupos", schemaPath: "#/properties/grupos/type", keyword: "type", params: { type: "array" } };
                vErrors = withError(vErrors, err52);
                errors++;
            }
        }
    }
    else {
        const err53 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = withError(vErrors, err53);
        errors++;
    }
    validate24.errors = vErrors;
    return errors === 0;
}
validate24.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const erros = validate25;
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    /*# sourceURL="urn:refdata-action:schema:erros:1" */ ;
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate25.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.versao === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "versao" } };
            vErrors = withError(vErrors, err0);
            errors++;
        }
        if (data.total === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total" } };
            vErrors = withError(vErrors, err1);
            errors++;
        }
        if (data.codigos === undefined) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "codigos" } };
            vErrors = withError(vErrors, err2);
            errors++;
        }
        for (const key0 in data) {
            if (!(((key0 === "versao") || (key0 === "total")) || (key0 === "codigos"))) {
                const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = withError(vErrors, err3);
                errors++;
            }
        }
        if (data.versao !== undefined) {
            let data0 = data.versao;
            if (typeof data0 === "string") {
                if (func1(data0) < 1) {
                    const err4 = { instancePath: instancePath + "/versao", schemaPath: "#/properties/versao/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = withError(vErrors, err4);
                    errors++;
                }
            }
            else {
                const err5 = { instancePath: instancePath + "/versao", schemaPath: "#/properties/versao/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err5);
                errors++;
            }
        }
        if (data.total !== undefined) {
            let data1 = data.total;
            if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
                const err6 = { instancePath: instancePath + "/total", schemaPath: "#/properties/total/type", keyword: "type", params: { type: "integer" } };
                vErrors = withError(vErrors, err6);
                errors++;
            }
            if ((typeof data1 == "number") && (isFinite(data1))) {
                if (data1 < 0 || isNaN(data1)) {
                    const err7 = { instancePath: instancePath + "/total", schemaPath: "#/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    vErrors = withError(vErrors, err7);
                    errors++;
                }
            }
        }
        if (data.codigos !== undefined) {
            let data2 = data.codigos;
            if (Array.isArray(data2)) {
                const len0 = data2.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data3 = data2[i0];
                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                        if (data3.codigo === undefined) {
                            const err8 = { instancePath: instancePath + "/codigos/" + i0, schemaPath: "#/properties/codigos/items/required", keyword: "required", params: { missingProperty: "codigo" } };
                            vErrors = withError(vErrors, err8);
                            errors++;
                        }
                        if (data3.titulo === undefined) {
                            const err9 = { instancePath: instancePath + "/codigos/" + i0, schemaPath: "#/properties/codigos/items/required", keyword: "required", params: { missingProperty: "titulo" } };
                            vErrors = withError(vErrors, err9);
                            errors++;
                        }
                        if (data3.explicacao === undefined) {
                            const err10 = { instancePath: instancePath + "/codigos/" + i0, schemaPath: "#/properties/codigos/items/required", keyword: "required", params: { missingProperty: "explicacao" } };
                            vErrors = withError(vErrors, err10);
                            errors++;
                        }
                        if (data3.exemplo === undefined) {
                            const err11 = { instancePath: instancePath + "/codigos/" + i0, schemaPath: "#/properties/codigos/items/required", keyword: "required", params: { missingProperty: "exemplo" } };
                            vErrors = withError(vErrors, err11);
                            errors++;
                        }
                        if (data3.solucao === undefined) {
                            const err12 = { instancePath: instancePath + "/codigos/" + i0, schemaPath: "#/properties/codigos/items/required", keyword: "required", params: { missingProperty: "solucao" } };
                            vErrors = withError(vErrors, err12);
                            errors++;
                        }
                        if (data3.doc === undefined) {
                            const err13 = { instancePath: instancePath + "/codigos/" + i0, schemaPath: "#/properties/codigos/items/required", keyword: "required", params: { missingProperty: "doc" } };
                            vErrors = withError(vErrors, err13);
                            errors++;
                        }
                        for (const key1 in data3) {
                            if (!((((((key1 === "codigo") || (key1 === "titulo")) || (key1 === "explicacao")) || (key1 === "exemplo")) || (key1 === "solucao")) || (key1 === "doc"))) {
                                const err14 = { instancePath: instancePath + "/codigos/" + i0, schemaPath: "#/properties/codigos/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                                vErrors = withError(vErrors, err14);
                                errors++;
                            }
                        }
                        if (data3.codigo !== undefined) {
                            let data4 = data3.codigo;
                            if (typeof data4 === "string") {
                                if (func1(data4) < 1) {
                                    const err15 = { instancePath: instancePath + "/codigos/" + i0 + "/codigo", schemaPath: "#/properties/codigos/items/properties/codigo/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = withError(vErrors, err15);
                                    errors++;
                                }
                            }
                            else {
                                const err16 = { instancePath: instancePath + "/codigos/" + i0 + "/codigo", schemaPath: "#/properties/codigos/items/properties/codigo/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err16);
                                errors++;
                            }
                        }
                        if (data3.titulo !== undefined) {
                            if (typeof data3.titulo !== "string") {
                                const err17 = { instancePath: instancePath + "/codigos/" + i0 + "/titulo", schemaPath: "#/properties/codigos/items/properties/titulo/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err17);
                                errors++;
                            }
                        }
                        if (data3.explicacao !== undefined) {
                            if (typeof data3.explicacao !== "string") {
                                const err18 = { instancePath: instancePath + "/codigos/" + i0 + "/explicacao", schemaPath: "#/properties/codigos/items/properties/explicacao/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err18);
                                errors++;
                            }
                        }
                        if (data3.exemplo !== undefined) {
                            if (typeof data3.exemplo !== "string") {
                                const err19 = { instancePath: instancePath + "/codigos/" + i0 + "/exemplo", schemaPath: "#/properties/codigos/items/properties/exemplo/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err19);
                                errors++;
                            }
                        }
                        if (data3.solucao !== undefined) {
                            if (typeof data3.solucao !== "string") {
                                const err20 = { instancePath: instancePath + "/codigos/" + i0 + "/solucao", schemaPath: "#/properties/codigos/items/properties/solucao/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err20);
                                errors++;
                            }
                        }
                        if (data3.doc !== undefined) {
                            if (typeof data3.doc !== "string") {
                                const err21 = { instancePath: instancePath + "/codigos/" + i0 + "/doc", schemaPath: "#/properties/codigos/items/properties/doc/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err21);
                                errors++;
                            }
                        }
                    }
                    else {
                        const err22 = { instancePath: instancePath + "/codigos/" + i0, schemaPath: "#/properties/codigos/items/type", keyword: "type", params: { type: "object" } };
                        vErrors = withError(vErrors, err22);
                        errors++;
                    }
                }
            }
            else {
                const err23 = { instancePath: instancePath + "/codigos", schemaPath: "#/properties/codigos/type", keyword: "type", params: { type: "array" } };
                vErrors = withError(vErrors, err23);
                errors++;
            }
        }
    }
    else {
        const err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = withError(vErrors, err24);
        errors++;
    }
    validate25.errors = vErrors;
    return errors === 0;
}
validate25.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const conteudos = validate26;
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    /*# sourceURL="urn:refdata-action:schema:conteudos:1" */ ;
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate26.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.versao === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "versao" } };
            vErrors = withError(vErrors, err0);
            errors++;
        }
        if (data.exercicios === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "exercicios" } };
            vErrors = withError(vErrors, err1);
            errors++;
        }
        if (data.exemplos === undefined) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "exemplos" } };
            vErrors = withError(vErrors, err2);
            errors++;
        }
        if (data.pacotes === undefined) {
            const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pacotes" } };
            vErrors = withError(vErrors, err3);
            errors++;
        }
        if (data.projetos === undefined) {
            const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "projetos" } };
            vErrors = withError(vErrors, err4);
            errors++;
        }
        for (const key0 in data) {
            if (!(((((key0 === "versao") || (key0 === "exercicios")) || (key0 === "exemplos")) || (key0 === "pacotes")) || (key0 === "projetos"))) {
                const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = withError(vErrors, err5);
                errors++;
            }
        }
        if (data.versao !== undefined) {
            let data0 = data.versao;
            if (typeof data0 === "string") {
                if (func1(data0) < 1) {
                    const err6 = { instancePath: instancePath + "/versao", schemaPath: "#/properties/versao/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = withError(vErrors, err6);
                    errors++;
                }
            }
            else {
                const err7 = { instancePath: instancePath + "/versao", schemaPath: "#/properties/versao/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err7);
                errors++;
            }
        }
        if (data.exercicios !== undefined) {
            let data1 = data.exercicios;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                if (data1.modulos === undefined) {
                    const err8 = { instancePath: instancePath + "/exercicios", schemaPath: "#/properties/exercicios/required", keyword: "required", params: { missingProperty: "modulos" } };
                    vErrors = withError(vErrors, err8);
                    errors++;
                }
                if (data1.total === undefined) {
                    const err9 = { instancePath: instancePath + "/exercicios", schemaPath: "#/properties/exercicios/required", keyword: "required", params: { missingProperty: "total" } };
                    vErrors = withError(vErrors, err9);
                    errors++;
                }
                for (const key1 in data1) {
                    if (!((key1 === "modulos") || (key1 === "total"))) {
                        const err10 = { instancePath: instancePath + "/exercicios", schemaPath: "#/properties/exercicios/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                        vErrors = withError(vErrors, err10);
                        errors++;
                    }
                }
                if (data1.modulos !== undefined) {
                    let data2 = data1.modulos;
                    if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                        for (const key2 in data2) {
                            const _errs9 = errors;
                            if (typeof key2 === "string") {
                                if (func1(key2) < 1) {
                                    const err11 = { instancePath: instancePath + "/exercicios/modulos", schemaPath: "#/properties/exercicios/properties/modulos/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, propertyName: key2 };
                                    vErrors = withError(vErrors, err11);
                                    errors++;
                                }
                            }
                            var valid2 = _errs9 === errors;
                            if (!valid2) {
                                const err12 = { instancePath: instancePath + "/exercicios/modulos", schemaPath: "#/properties/exercicios/properties/modulos/propertyNames", keyword: "propertyNames", params: { propertyName: key2 } };
                                vErrors = withError(vErrors, err12);
                                errors++;
                            }
                        }
                        for (const key3 in data2) {
                            let data3 = data2[key3];
                            if (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) {
                                const err13 = { instancePath: instancePath + "/exercicios/modulos/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/exercicios/properties/modulos/additionalProperties/type", keyword: "type", params: { type: "integer" } };
                                vErrors = withError(vErrors, err13);
                                errors++;
                            }
                            if ((typeof data3 == "number") && (isFinite(data3))) {
                                if (data3 < 0 || isNaN(data3)) {
                                    const err14 = { instancePath: instancePath + "/exercicios/modulos/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/exercicios/properties/modulos/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                                    vErrors = withError(vErrors, err14);
                                    errors++;
                                }
                            }
                        }
                    }
                    else {
                        const err15 = { instancePath: instancePath + "/exercicios/modulos", schemaPath: "#/properties/exercicios/properties/modulos/type", keyword: "type", params: { type: "object" } };
                        vErrors = withError(vErrors, err15);
                        errors++;
                    }
                }
                if (data1.total !== undefined) {
                    let data4 = data1.total;
                    if (!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) {
                        const err16 = { instancePath: instancePath + "/exercicios/total", schemaPath: "#/properties/exercicios/properties/total/type", keyword: "type", params: { type: "integer" } };
                        vErrors = withError(vErrors, err16);
                        errors++;
                    }
                    if ((typeof data4 == "number") && (isFinite(data4))) {
                        if (data4 < 0 || isNaN(data4)) {
                            const err17 = { instancePath: instancePath + "/exercicios/total", schemaPath: "#/properties/exercicios/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                            vErrors = withError(vErrors, err17);
                            errors++;
                        }
                    }
                }
            }
            else {
                const err18 = { instancePath: instancePath + "/exercicios", schemaPath: "#/properties/exercicios/type", keyword: "type", params: { type: "object" } };
                vErrors = withError(vErrors, err18);
                errors++;
            }
        }
        if (data.exemplos !== undefined) {
            let data5 = data.exemplos;
            if (!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) {
                const err19 = { instancePath: instancePath + "/exemplos", schemaPath: "#/properties/exemplos/type", keyword: "type", params: { type: "integer" } };
                vErrors = withError(vErrors, err19);
                errors++;
            }
            if ((typeof data5 == "number") && (isFinite(data5))) {
                if (data5 < 0 || isNaN(data5)) {
                    const err20 = { instancePath: instancePath + "/exemplos", schemaPath: "#/properties/exemplos/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    vErrors = withError(vErrors, err20);
                    errors++;
                }
            }
        }
        if (data.pacotes !== undefined) {
            let data6 = data.pacotes;
            if (!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) {
                const err21 = { instancePath: instancePath + "/pacotes", schemaPath: "#/properties/pacotes/type", keyword: "type", params: { type: "integer" } };
                vErrors = withError(vErrors, err21);
                errors++;
            }
            if ((typeof data6 == "number") && (isFinite(data6))) {
                if (data6 < 0 || isNaN(data6)) {
                    const err22 = { instancePath: instancePath + "/pacotes", schemaPath: "#/properties/pacotes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    vErrors = withError(vErrors, err22);
                    errors++;
                }
            }
        }
        if (data.projetos !== undefined) {
            let data7 = data.projetos;
            if (!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) {
                const err23 = { instancePath: instancePath + "/projetos", schemaPath: "#/properties/projetos/type", keyword: "type", params: { type: "integer" } };
                vErrors = withError(vErrors, err23);
                errors++;
            }
            if ((typeof data7 == "number") && (isFinite(data7))) {
                if (data7 < 0 || isNaN(data7)) {
                    const err24 = { instancePath: instancePath + "/projetos", schemaPath: "#/properties/projetos/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    vErrors = withError(vErrors, err24);
                    errors++;
                }
            }
        }
    }
    else {
        const err25 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = withError(vErrors, err25);
        errors++;
    }
    validate26.errors = vErrors;
    return errors === 0;
}
validate26.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const manifest = validate27;
const schema38 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "urn:refdata-action:schema:manifest:1", "type": "object", "additionalProperties": false, "required": ["versao", "generator", "source", "base_url", "rules", "files"], "properties": { "versao": { "type": "string", "minLength": 1 }, "generator": { "type": "object", "additionalProperties": false, "required": ["name", "version"], "properties": { "name": { "const": "refdata-action" }, "version": { "type": "string", "minLength": 1 } } }, "source": { "type": "object", "additionalProperties": false, "required": ["commit", "modified"], "properties": { "commit": { "type": ["string", "null"], "pattern": "^[0-9a-f]{40}(?:[0-9a-f]{24})?$" }, "modified": { "type": "boolean" } } }, "base_url": { "type": ["string", "null"], "pattern": "^https?://\\S+$" }, "rules": { "type": "object", "propertyNames": { "minLength": 1 }, "additionalProperties": { "type": "object", "additionalProperties": false, "properties": { "level": { "enum": ["error", "warning", "notice", "off"] }, "pattern": { "type": "string" } } } }, "unread": { "type": "array", "items": { "type": "string", "pattern": "^/api/[a-z]+\\.json#/" } }, "files": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["path", "bytes", "sha256", "schema"], "properties": { "path": { "type": "string", "pattern": "^(?!.*/\\.{1,2}(?:/|$))(?:/[^/\\\\]+)+$" }, "bytes": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^[0-9a-f]{64}$" }, "schema": { "type": ["string", "null"], "pattern": "^/schemas/[^/\\\\]+\\.schema\\.json$" }, "served": { "const": false } } } } } };
const pattern6 = new RegExp("^[0-9a-f]{40}(?:[0-9a-f]{24})?$", "u");
const pattern7 = new RegExp("^https?://\\S+$", "u");
const pattern8 = new RegExp("^/api/[a-z]+\\.json#/", "u");
const pattern9 = new RegExp("^(?!.*/\\.{1,2}(?:/|$))(?:/[^/\\\\]+)+$", "u");
const pattern10 = new RegExp("^[0-9a-f]{64}$", "u");
const pattern11 = new RegExp("^/schemas/[^/\\\\]+\\.schema\\.json$", "u");
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    /*# sourceURL="urn:refdata-action:schema:manifest:1" */ ;
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate27.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.versao === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "versao" } };
            vErrors = withError(vErrors, err0);
            errors++;
        }
        if (data.generator === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "generator" } };
            vErrors = withError(vErrors, err1);
            errors++;
        }
        if (data.source === undefined) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "source" } };
            vErrors = withError(vErrors, err2);
            errors++;
        }
        if (data.base_url === undefined) {
            const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "base_url" } };
            vErrors = withError(vErrors, err3);
            errors++;
        }
        if (data.rules === undefined) {
            const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rules" } };
            vErrors = withError(vErrors, err4);
            errors++;
        }
        if (data.files === undefined) {
            const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "files" } };
            vErrors = withError(vErrors, err5);
            errors++;
        }
        for (const key0 in data) {
            if (!(((((((key0 === "versao") || (key0 === "generator")) || (key0 === "source")) || (key0 === "base_url")) || (key0 === "rules")) || (key0 === "unread")) || (key0 === "files"))) {
                const err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = withError(vErrors, err6);
                errors++;
            }
        }
        if (data.versao !== undefined) {
            let data0 = data.versao;
            if (typeof data0 === "string") {
                if (func1(data0) < 1) {
                    const err7 = { instancePath: instancePath + "/versao", schemaPath: "#/properties/versao/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = withError(vErrors, err7);
                    errors++;
                }
            }
            else {
                const err8 = { instancePath: instancePath + "/versao", schemaPath: "#/properties/versao/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err8);
                errors++;
            }
        }
        if (data.generator !== undefined) {
            let data1 = data.generator;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                if (data1.name === undefined) {
                    const err9 = { instancePath: instancePath + "/generator", schemaPath: "#/properties/generator/required", keyword: "required", params: { missingProperty: "name" } };
                    vErrors = withError(vErrors, err9);
                    errors++;
                }
                if (data1.version === undefined) {
                    const err10 = { instancePath: instancePath + "/generator", schemaPath: "#/properties/generator/required", keyword: "required", params: { missingProperty: "version" } };
                    vErrors = withError(vErrors, err10);
                    errors++;
                }
                for (const key1 in data1) {
                    if (!((key1 === "name") || (key1 === "version"))) {
                        const err11 = { instancePath: instancePath + "/generator", schemaPath: "#/properties/generator/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                        vErrors = withError(vErrors, err11);
                        errors++;
                    }
                }
                if (data1.name !== undefined) {
                    if ("refdata-action" !== data1.name) {
                        const err12 = { instancePath: instancePath + "/generator/name", schemaPath: "#/properties/generator/properties/name/const", keyword: "const", params: { allowedValue: "refdata-action" } };
                        vErrors = withError(vErrors, err12);
                        errors++;
                    }
                }
                if (data1.version !== undefined) {
                    let data3 = data1.version;
                    if (typeof data3 === "string") {
                        if (func1(data3) < 1) {
                            const err13 = { instancePath: instancePath + "/generator/version", schemaPath: "#/properties/generator/properties/version/minLength", keyword: "minLength", params: { limit: 1 } };
                            vErrors = withError(vErrors, err13);
                            errors++;
                        }
                    }
                    else {
                        const err14 = { instancePath: instancePath + "/generator/version", schemaPath: "#/properties/generator/properties/version/type", keyword: "type", params: { type: "string" } };
                        vErrors = withError(vErrors, err14);
                        errors++;
                    }
                }
            }
            else {
                const err15 = { instancePath: instancePath + "/generator", schemaPath: "#/properties/generator/type", keyword: "type", params: { type: "object" } };
                vErrors = withError(vErrors, err15);
                errors++;
            }
        }
        if (data.source !== undefined) {
            let data4 = data.source;
            if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                if (data4.commit === undefined) {
                    const err16 = { instancePath: instancePath + "/source", schemaPath: "#/properties/source/required", keyword: "required", params: { missingProperty: "commit" } };
                    vErrors = withError(vErrors, err16);
                    errors++;
                }
                if (data4.modified === undefined) {
                    const err17 = { instancePath: instancePath + "/source", schemaPath: "#/properties/source/required", keyword: "required", params: { missingProperty: "modified" } };
                    vErrors = withError(vErrors, err17);
                    errors++;
                }
                for (const key2 in data4) {
                    if (!((key2 === "commit") || (key2 === "modified"))) {
                        const err18 = { instancePath: instancePath + "/source", schemaPath: "#/properties/source/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
                        vErrors = withError(vErrors, err18);
                        errors++;
                    }
                }
                if (data4.commit !== undefined) {
                    let data5 = data4.commit;
                    if ((typeof data5 !== "string") && (data5 !== null)) {
                        const err19 = { instancePath: instancePath + "/source/commit", schemaPath: "#/properties/source/properties/commit/type", keyword: "type", params: { type: schema38.properties.source.properties.commit.type } };
                        vErrors = withError(vErrors, err19);
                        errors++;
                    }
                    if (typeof data5 === "string") {
                        if (!pattern6.test(data5)) {
                            const err20 = { instancePath: instancePath + "/source/commit", schemaPath: "#/properties/source/properties/commit/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$" } };
                            vErrors = withError(vErrors, err20);
                            errors++;
                        }
                    }
                }
                if (data4.modified !== undefined) {
                    if (typeof data4.modified !== "boolean") {
                        const err21 = { instancePath: instancePath + "/source/modified", schemaPath: "#/properties/source/properties/modified/type", keyword: "type", params: { type: "boolean" } };
                        vErrors = withError(vErrors, err21);
                        errors++;
                    }
                }
            }
            else {
                const err22 = { instancePath: instancePath + "/source", schemaPath: "#/properties/source/type", keyword: "type", params: { type: "object" } };
                vErrors = withError(vErrors, err22);
                errors++;
            }
        }
        if (data.base_url !== undefined) {
            let data7 = data.base_url;
            if ((typeof data7 !== "string") && (data7 !== null)) {
                const err23 = { instancePath: instancePath + "/base_url", schemaPath: "#/properties/base_url/type", keyword: "type", params: { type: schema38.properties.base_url.type } };
                vErrors = withError(vErrors, err23);
                errors++;
            }
            if (typeof data7 === "string") {
                if (!pattern7.test(data7)) {
                    const err24 = { instancePath: instancePath + "/base_url", schemaPath: "#/properties/base_url/pattern", keyword: "pattern", params: { pattern: "^https?://\\S+$" } };
                    vErrors = withError(vErrors, err24);
                    errors++;
                }
            }
        }
        if (data.rules !== undefined) {
            let data8 = data.rules;
            if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                for (const key3 in data8) {
                    const _errs21 = errors;
                    if (typeof key3 === "string") {
                        if (func1(key3) < 1) {
                            const err25 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, propertyName: key3 };
                            vErrors = withError(vErrors, err25);
                            errors++;
                        }
                    }
                    var valid3 = _errs21 === errors;
                    if (!valid3) {
                        const err26 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/propertyNames", keyword: "propertyNames", params: { propertyName: key3 } };
                        vErrors = withError(vErrors, err26);
                        errors++;
                    }
                }
                for (const key4 in data8) {
                    let data9 = data8[key4];
                    if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                        for (const key5 in data9) {
                            if (!((key5 === "level") || (key5 === "pattern"))) {
                                const err27 = { instancePath: instancePath + "/rules/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/rules/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 } };
                                vErrors = withError(vErrors, err27);
                                errors++;
                            }
                        }
                        if (data9.level !== undefined) {
                            let data10 = data9.level;
                            if (!((((data10 === "error") || (data10 === "warning")) || (data10 === "notice")) || (data10 === "off"))) {
                                const err28 = { instancePath: instancePath + "/rules/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/level", schemaPath: "#/properties/rules/additionalProperties/properties/level/enum", keyword: "enum", params: { allowedValues: schema38.properties.rules.additionalProperties.properties.level.enum } };
                                vErrors = withError(vErrors, err28);
                                errors++;
                            }
                        }
                        if (data9.pattern !== undefined) {
                            if (typeof data9.pattern !== "string") {
                                const err29 = { instancePath: instancePath + "/rules/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/pattern", schemaPath: "#/properties/rules/additionalProperties/properties/pattern/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err29);
                                errors++;
                            }
                        }
                    }
                    else {
                        const err30 = { instancePath: instancePath + "/rules/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/rules/additionalProperties/type", keyword: "type", params: { type: "object" } };
                        vErrors = withError(vErrors, err30);
                        errors++;
                    }
                }
            }
            else {
                const err31 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/type", keyword: "type", params: { type: "object" } };
                vErrors = withError(vErrors, err31);
                errors++;
            }
        }
        if (data.unread !== undefined) {
            let data12 = data.unread;
            if (Array.isArray(data12)) {
                const len0 = data12.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data13 = data12[i0];
                    if (typeof data13 === "string") {
                        if (!pattern8.test(data13)) {
                            const err32 = { instancePath: instancePath + "/unread/" + i0, schemaPath: "#/properties/unread/items/pattern", keyword: "pattern", params: { pattern: "^/api/[a-z]+\\.json#/" } };
                            vErrors = withError(vErrors, err32);
                            errors++;
                        }
                    }
                    else {
                        const err33 = { instancePath: instancePath + "/unread/" + i0, schemaPath: "#/properties/unread/items/type", keyword: "type", params: { type: "string" } };
                        vErrors = withError(vErrors, err33);
                        errors++;
                    }
                }
            }
            else {
                const err34 = { instancePath: instancePath + "/unread", schemaPath: "#/properties/unread/type", keyword: "type", params: { type: "array" } };
                vErrors = withError(vErrors, err34);
                errors++;
            }
        }
        if (data.files !== undefined) {
            let data14 = data.files;
            if (Array.isArray(data14)) {
                const len1 = data14.length;
                for (let i1 = 0; i1 < len1; i1++) {
                    let data15 = data14[i1];
                    if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                        if (data15.path === undefined) {
                            const err35 = { instancePath: instancePath + "/files/" + i1, schemaPath: "#/properties/files/items/required", keyword: "required", params: { missingProperty: "path" } };
                            vErrors = withError(vErrors, err35);
                            errors++;
                        }
                        if (data15.bytes === undefined) {
                            const err36 = { instancePath: instancePath + "/files/" + i1, schemaPath: "#/properties/files/items/required", keyword: "required", params: { missingProperty: "bytes" } };
                            vErrors = withError(vErrors, err36);
                            errors++;
                        }
                        if (data15.sha256 === undefined) {
                            const err37 = { instancePath: instancePath + "/files/" + i1, schemaPath: "#/properties/files/items/required", keyword: "required", params: { missingProperty: "sha256" } };
                            vErrors = withError(vErrors, err37);
                            errors++;
                        }
                        if (data15.schema === undefined) {
                            const err38 = { instancePath: instancePath + "/files/" + i1, schemaPath: "#/properties/files/items/required", keyword: "required", params: { missingProperty: "schema" } };
                            vErrors = withError(vErrors, err38);
                            errors++;
                        }
                        for (const key6 in data15) {
                            if (!(((((key6 === "path") || (key6 === "bytes")) || (key6 === "sha256")) || (key6 === "schema")) || (key6 === "served"))) {
                                const err39 = { instancePath: instancePath + "/files/" + i1, schemaPath: "#/properties/files/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 } };
                                vErrors = withError(vErrors, err39);
                                errors++;
                            }
                        }
                        if (data15.path !== undefined) {
                            let data16 = data15.path;
                            if (typeof data16 === "string") {
                                if (!pattern9.test(data16)) {
                                    const err40 = { instancePath: instancePath + "/files/" + i1 + "/path", schemaPath: "#/properties/files/items/properties/path/pattern", keyword: "pattern", params: { pattern: "^(?!.*/\\.{1,2}(?:/|$))(?:/[^/\\\\]+)+$" } };
                                    vErrors = withError(vErrors, err40);
                                    errors++;
                                }
                            }
                            else {
                                const err41 = { instancePath: instancePath + "/files/" + i1 + "/path", schemaPath: "#/properties/files/items/properties/path/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err41);
                                errors++;
                            }
                        }
                        if (data15.bytes !== undefined) {
                            let data17 = data15.bytes;
                            if (!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) {
                                const err42 = { instancePath: instancePath + "/files/" + i1 + "/bytes", schemaPath: "#/properties/files/items/properties/bytes/type", keyword: "type", params: { type: "integer" } };
                                vErrors = withError(vErrors, err42);
                                errors++;
                            }
                            if ((typeof data17 == "number") && (isFinite(data17))) {
                                if (data17 < 0 || isNaN(data17)) {
                                    const err43 = { instancePath: instancePath + "/files/" + i1 + "/bytes", schemaPath: "#/properties/files/items/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                                    vErrors = withError(vErrors, err43);
                                    errors++;
                                }
                            }
                        }
                        if (data15.sha256 !== undefined) {
                            let data18 = data15.sha256;
                            if (typeof data18 === "string") {
                                if (!pattern10.test(data18)) {
                                    const err44 = { instancePath: instancePath + "/files/" + i1 + "/sha256", schemaPath: "#/properties/files/items/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" } };
                                    vErrors = withError(vErrors, err44);
                                    errors++;
                                }
                            }
                            else {
                                const err45 = { instancePath: instancePath + "/files/" + i1 + "/sha256", schemaPath: "#/properties/files/items/properties/sha256/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err45);
                                errors++;
                            }
                        }
                        if (data15.schema !== undefined) {
                            let data19 = data15.schema;
                            if ((typeof data19 !== "string") && (data19 !== null)) {
                                const err46 = { instancePath: instancePath + "/files/" + i1 + "/schema", schemaPath: "#/properties/files/items/properties/schema/type", keyword: "type", params: { type: schema38.properties.files.items.properties.schema.type } };
                                vErrors = withError(vErrors, err46);
                                errors++;
                            }
                            if (typeof data19 === "string") {
                                if (!pattern11.test(data19)) {
                                    const err47 = { instancePath: instancePath + "/files/" + i1 + "/schema", schemaPath: "#/properties/files/items/properties/schema/pattern", keyword: "pattern", params: { pattern: "^/schemas/[^/\\\\]+\\.schema\\.json$" } };
                                    vErrors = withError(vErrors, err47);
                                    errors++;
                                }
                            }
                        }
                        if (data15.served !== undefined) {
                            if (false !== data15.served) {
                                const err48 = { instancePath: instancePath + "/files/" + i1 + "/served", schemaPath: "#/properties/files/items/properties/served/const", keyword: "const", params: { allowedValue: false } };
                                vErrors = withError(vErrors, err48);
                                errors++;
                            }
                        }
                    }
                    else {
                        const err49 = { instancePath: instancePath + "/files/" + i1, schemaPath: "#/properties/files/items/type", keyword: "type", params: { type: "object" } };
                        vErrors = withError(vErrors, err49);
                        errors++;
                    }
                }
            }
            else {
                const err50 = { instancePath: instancePath + "/files", schemaPath: "#/properties/files/type", keyword: "type", params: { type: "array" } };
                vErrors = withError(vErrors, err50);
                errors++;
            }
        }
    }
    else {
        const err51 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = withError(vErrors, err51);
        errors++;
    }
    validate27.errors = vErrors;
    return errors === 0;
}
validate27.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const registro = validate28;
const pattern12 = new RegExp("^[^/\\\\]+\\.tar\\.gz$", "u");
const pattern13 = new RegExp("^[0-9A-Fa-f]{64}$", "u");
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    /*# sourceURL="urn:refdata-action:schema:registro:1" */ ;
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate28.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.registro === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "registro" } };
            vErrors = withError(vErrors, err0);
            errors++;
        }
        if (data.pacotes === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pacotes" } };
            vErrors = withError(vErrors, err1);
            errors++;
        }
        for (const key0 in data) {
            if (!((key0 === "registro") || (key0 === "pacotes"))) {
                const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = withError(vErrors, err2);
                errors++;
            }
        }
        if (data.registro !== undefined) {
            let data0 = data.registro;
            if (typeof data0 === "string") {
                if (func1(data0) < 1) {
                    const err3 = { instancePath: instancePath + "/registro", schemaPath: "#/properties/registro/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = withError(vErrors, err3);
                    errors++;
                }
            }
            else {
                const err4 = { instancePath: instancePath + "/registro", schemaPath: "#/properties/registro/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err4);
                errors++;
            }
        }
        if (data.pacotes !== undefined) {
            let data1 = data.pacotes;
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                for (const key1 in data1) {
                    const _errs6 = errors;
                    if (typeof key1 === "string") {
                        if (func1(key1) < 1) {
                            const err5 = { instancePath: instancePath + "/pacotes", schemaPath: "#/properties/pacotes/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, propertyName: key1 };
                            vErrors = withError(vErrors, err5);
                            errors++;
                        }
                    }
                    var valid1 = _errs6 === errors;
                    if (!valid1) {
                        const err6 = { instancePath: instancePath + "/pacotes", schemaPath: "#/properties/pacotes/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = withError(vErrors, err6);
                        errors++;
                    }
                }
                for (const key2 in data1) {
                    let data2 = data1[key2];
                    if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                        if (data2.descricao === undefined) {
                            const err7 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/pacotes/additionalProperties/required", keyword: "required", params: { missingProperty: "descricao" } };
                            vErrors = withError(vErrors, err7);
                            errors++;
                        }
                        if (data2.licenca === undefined) {
                            const err8 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/pacotes/additionalProperties/required", keyword: "required", params: { missingProperty: "licenca" } };
                            vErrors = withError(vErrors, err8);
                            errors++;
                        }
                        if (data2.autores === undefined) {
                            const err9 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/pacotes/additionalProperties/required", keyword: "required", params: { missingProperty: "autores" } };
                            vErrors = withError(vErrors, err9);
                            errors++;
                        }
                        if (data2.tags === undefined) {
                            const err10 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/pacotes/additionalProperties/required", keyword: "required", params: { missingProperty: "tags" } };
                            vErrors = withError(vErrors, err10);
                            errors++;
                        }
                        if (data2.versoes === undefined) {
                            const err11 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/pacotes/additionalProperties/required", keyword: "required", params: { missingProperty: "versoes" } };
                            vErrors = withError(vErrors, err11);
                            errors++;
                        }
                        for (const key3 in data2) {
                            if (!(((((key3 === "descricao") || (key3 === "licenca")) || (key3 === "autores")) || (key3 === "tags")) || (key3 === "versoes"))) {
                                const err12 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/pacotes/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                                vErrors = withError(vErrors, err12);
                                errors++;
                            }
                        }
                        if (data2.descricao !== undefined) {
                            if (typeof data2.descricao !== "string") {
                                const err13 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/descricao", schemaPath: "#/properties/pacotes/additionalProperties/properties/descricao/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err13);
                                errors++;
                            }
                        }
                        if (data2.licenca !== undefined) {
                            if (typeof data2.licenca !== "string") {
                                const err14 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/licenca", schemaPath: "#/properties/pacotes/additionalProperties/properties/licenca/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err14);
                                errors++;
                            }
                        }
                        if (data2.autores !== undefined) {
                            let data5 = data2.autores;
                            if (Array.isArray(data5)) {
                                const len0 = data5.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                    let data6 = data5[i0];
                                    if (typeof data6 === "string") {
                                        if (func1(data6) < 1) {
                                            const err15 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/autores/" + i0, schemaPath: "#/properties/pacotes/additionalProperties/properties/autores/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = withError(vErrors, err15);
                                            errors++;
                                        }
                                    }
                                    else {
                                        const err16 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/autores/" + i0, schemaPath: "#/properties/pacotes/additionalProperties/properties/autores/items/type", keyword: "type", params: { type: "string" } };
                                        vErrors = withError(vErrors, err16);
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err17 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/autores", schemaPath: "#/properties/pacotes/additionalProperties/properties/autores/type", keyword: "type", params: { type: "array" } };
                                vErrors = withError(vErrors, err17);
                                errors++;
                            }
                        }
                        if (data2.tags !== undefined) {
                            let data7 = data2.tags;
                            if (Array.isArray(data7)) {
                                const len1 = data7.length;
                                for (let i1 = 0; i1 < len1; i1++) {
                                    let data8 = data7[i1];
                                    if (typeof data8 === "string") {
                                        if (func1(data8) < 1) {
                                            const err18 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/tags/" + i1, schemaPath: "#/properties/pacotes/additionalProperties/properties/tags/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = withError(vErrors, err18);
                                            errors++;
                                        }
                                    }
                                    else {
                                        const err19 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/tags/" + i1, schemaPath: "#/properties/pacotes/additionalProperties/properties/tags/items/type", keyword: "type", params: { type: "string" } };
                                        vErrors = withError(vErrors, err19);
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err20 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/tags", schemaPath: "#/properties/pacotes/additionalProperties/properties/tags/type", keyword: "type", params: { type: "array" } };
                                vErrors = withError(vErrors, err20);
                                errors++;
                            }
                        }
                        if (data2.versoes !== undefined) {
                            let data9 = data2.versoes;
                            if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                                for (const key4 in data9) {
                                    const _errs25 = errors;
                                    if (typeof key4 === "string") {
                                        if (func1(key4) < 1) {
                                            const err21 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/versoes", schemaPath: "#/properties/pacotes/additionalProperties/properties/versoes/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, propertyName: key4 };
                                            vErrors = withError(vErrors, err21);
                                            errors++;
                                        }
                                    }
                                    var valid8 = _errs25 === errors;
                                    if (!valid8) {
                                        const err22 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/versoes", schemaPath: "#/properties/pacotes/additionalProperties/properties/versoes/propertyNames", keyword: "propertyNames", params: { propertyName: key4 } };
                                        vErrors = withError(vErrors, err22);
                                        errors++;
                                    }
                                }
                                for (const key5 in data9) {
                                    let data10 = data9[key5];
                                    if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                                        if (data10.arquivo === undefined) {
                                            const err23 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/versoes/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/required", keyword: "required", params: { missingProperty: "arquivo" } };
                                            vErrors = withError(vErrors, err23);
                                            errors++;
                                        }
                                        if (data10.sha256 === undefined) {
                                            const err24 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/versoes/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/required", keyword: "required", params: { missingProperty: "sha256" } };
                                            vErrors = withError(vErrors, err24);
                                            errors++;
                                        }
                                        if (data10.dependencias === undefined) {
                                            const err25 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/versoes/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/required", keyword: "required", params: { missingProperty: "dependencias" } };
                                            vErrors = withError(vErrors, err25);
                                            errors++;
                                        }
                                        if (data10.dataforge === undefined) {
                                            const err26 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/versoes/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/required", keyword: "required", params: { missingProperty: "dataforge" } };
                                            vErrors = withError(vErrors, err26);
                                            errors++;
                                        }
                                        for (const key6 in data10) {
                                            if (!(((((key6 === "arquivo") || (key6 === "sha256")) || (key6 === "dependencias")) || (key6 === "dataforge")) || (key6 === "url"))) {
                                                const err27 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/versoes/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 } };
                                                vErrors = withError(vErrors, err27);
                                                errors++;
                                            }
                                        }
                                        if (data10.arquivo !== undefined) {
                                            let data11 = data10.arquivo;
                                            if (typeof data11 === "string") {
                                                if (!pattern12.test(data11)) {
                                                    const err28 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/versoes/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/arquivo", schemaPath: "#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/properties/arquivo/pattern", keyword: "pattern", params: { pattern: "^[^/\\\\]+\\.tar\\.gz$" } };
                                                    vErrors = withError(vErrors, err28);
                                                    errors++;
                                                }
                                            }
                                            else {
                                                const err29 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/versoes/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/arquivo", schemaPath: "#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/properties/arquivo/type", keyword: "type", params: { type: "string" } };
                                                vErrors = withError(vErrors, err29);
                                                errors++;
                                            }
                                        }
                                        if (data10.sha256 !== undefined) {
                                            let data12 = data10.sha256;
                                            if (typeof data12 === "string") {
                                                if (!pattern13.test(data12)) {
                                                    const err30 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/versoes/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/sha256", schemaPath: "#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9A-Fa-f]{64}$" } };
                                                    vErrors = withError(vErrors, err30);
                                                    errors++;
                                                }
                                            }
                                            else {
                                                const err31 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/versoes/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/sha256", schemaPath: "#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/properties/sha256/type", keyword: "type", params: { type: "string" } };
                                                vErrors = withError(vErrors, err31);
                                                errors++;
                                            }
                                        }
                                        if (data10.dependencias !== undefined) {
                                            let data13 = data10.dependencias;
                                            if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                                                for (const key7 in data13) {
                                                    const _errs36 = errors;
                                                    if (typeof key7 === "string") {
                                                        if (func1(key7) < 1) {
                                                            const err32 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/versoes/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/dependencias", schemaPath: "#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/properties/dependencias/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, propertyName: key7 };
                                                            vErrors = withError(vErrors, err32);
                                                            errors++;
                                                        }
                                                    }
                                                    var valid11 = _errs36 === errors;
                                                    if (!valid11) {
                                                        const err33 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/versoes/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/dependencias", schemaPath: "#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/properties/dependencias/propertyNames", keyword: "propertyNames", params: { propertyName: key7 } };
                                                        vErrors = withError(vErrors, err33);
                                                        errors++;
                                                    }
                                                }
                                                for (const key8 in data13) {
                                                    if (typeof data13[key8] !== "string") {
                                                        const err34 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/versoes/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/dependencias/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/properties/dependencias/additionalProperties/type", keyword: "type", params: { type: "string" } };
                                                        vErrors = withError(vErrors, err34);
                                                        errors++;
                                                    }
                                                }
                                            }
                                            else {
                                                const err35 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/versoes/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/dependencias", schemaPath: "#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/properties/dependencias/type", keyword: "type", params: { type: "object" } };
                                                vErrors = withError(vErrors, err35);
                                                errors++;
                                            }
                                        }
                                        if (data10.dataforge !== undefined) {
                                            if (typeof data10.dataforge !== "string") {
                                                const err36 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/versoes/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/dataforge", schemaPath: "#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/properties/dataforge/type", keyword: "type", params: { type: "string" } };
                                                vErrors = withError(vErrors, err36);
                                                errors++;
                                            }
                                        }
                                        if (data10.url !== undefined) {
                                            let data16 = data10.url;
                                            if (typeof data16 === "string") {
                                                if (!pattern7.test(data16)) {
                                                    const err37 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/versoes/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/url", schemaPath: "#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/properties/url/pattern", keyword: "pattern", params: { pattern: "^https?://\\S+$" } };
                                                    vErrors = withError(vErrors, err37);
                                                    errors++;
                                                }
                                            }
                                            else {
                                                const err38 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/versoes/" + key5.replace(/~/g, "~0").replace(/\//g, "~1") + "/url", schemaPath: "#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/properties/url/type", keyword: "type", params: { type: "string" } };
                                                vErrors = withError(vErrors, err38);
                                                errors++;
                                            }
                                        }
                                    }
                                    else {
                                        const err39 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/versoes/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/type", keyword: "type", params: { type: "object" } };
                                        vErrors = withError(vErrors, err39);
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err40 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/versoes", schemaPath: "#/properties/pacotes/additionalProperties/properties/versoes/type", keyword: "type", params: { type: "object" } };
                                vErrors = withError(vErrors, err40);
                                errors++;
                            }
                        }
                    }
                    else {
                        const err41 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/pacotes/additionalProperties/type", keyword: "type", params: { type: "object" } };
                        vErrors = withError(vErrors, err41);
                        errors++;
                    }
                }
            }
            else {
                const err42 = { instancePath: instancePath + "/pacotes", schemaPath: "#/properties/pacotes/type", keyword: "type", params: { type: "object" } };
                vErrors = withError(vErrors, err42);
                errors++;
            }
        }
    }
    else {
        const err43 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = withError(vErrors, err43);
        errors++;
    }
    validate28.errors = vErrors;
    return errors === 0;
}
validate28.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const pacote = validate29;
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    /*# sourceURL="urn:refdata-action:schema:pacote:1" */ ;
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate29.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.registro === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "registro" } };
            vErrors = withError(vErrors, err0);
            errors++;
        }
        if (data.nome === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nome" } };
            vErrors = withError(vErrors, err1);
            errors++;
        }
        if (data.descricao === undefined) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "descricao" } };
            vErrors = withError(vErrors, err2);
            errors++;
        }
        if (data.licenca === undefined) {
            const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "licenca" } };
            vErrors = withError(vErrors, err3);
            errors++;
        }
        if (data.autores === undefined) {
            const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "autores" } };
            vErrors = withError(vErrors, err4);
            errors++;
        }
        if (data.tags === undefined) {
            const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tags" } };
            vErrors = withError(vErrors, err5);
            errors++;
        }
        if (data.versoes === undefined) {
            const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "versoes" } };
            vErrors = withError(vErrors, err6);
            errors++;
        }
        for (const key0 in data) {
            if (!(((((((key0 === "registro") || (key0 === "nome")) || (key0 === "descricao")) || (key0 === "licenca")) || (key0 === "autores")) || (key0 === "tags")) || (key0 === "versoes"))) {
                const err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = withError(vErrors, err7);
                errors++;
            }
        }
        if (data.registro !== undefined) {
            let data0 = data.registro;
            if (typeof data0 === "string") {
                if (func1(data0) < 1) {
                    const err8 = { instancePath: instancePath + "/registro", schemaPath: "#/properties/registro/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = withError(vErrors, err8);
                    errors++;
                }
            }
            else {
                const err9 = { instancePath: instancePath + "/registro", schemaPath: "#/properties/registro/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err9);
                errors++;
            }
        }
        if (data.nome !== undefined) {
            let data1 = data.nome;
            if (typeof data1 === "string") {
                if (func1(data1) < 1) {
                    const err10 = { instancePath: instancePath + "/nome", schemaPath: "#/properties/nome/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = withError(vErrors, err10);
                    errors++;
                }
            }
            else {
                const err11 = { instancePath: instancePath + "/nome", schemaPath: "#/properties/nome/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err11);
                errors++;
            }
        }
        if (data.descricao !== undefined) {
            if (typeof data.descricao !== "string") {
                const err12 = { instancePath: instancePath + "/descricao", schemaPath: "#/properties/descricao/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err12);
                errors++;
            }
        }
        if (data.licenca !== undefined) {
            if (typeof data.licenca !== "string") {
                const err13 = { instancePath: instancePath + "/licenca", schemaPath: "#/properties/licenca/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err13);
                errors++;
            }
        }
        if (data.autores !== undefined) {
            let data4 = data.autores;
            if (Array.isArray(data4)) {
                const len0 = data4.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data5 = data4[i0];
                    if (typeof data5 === "string") {
                        if (func1(data5) < 1) {
                            const err14 = { instancePath: instancePath + "/autores/" + i0, schemaPath: "#/properties/autores/items/minLength", keyword: "minLength", params: { limit: 1 } };
                            vErrors = withError(vErrors, err14);
                            errors++;
                        }
                    }
                    else {
                        const err15 = { instancePath: instancePath + "/autores/" + i0, schemaPath: "#/properties/autores/items/type", keyword: "type", params: { type: "string" } };
                        vErrors = withError(vErrors, err15);
                        errors++;
                    }
                }
            }
            else {
                const err16 = { instancePath: instancePath + "/autores", schemaPath: "#/properties/autores/type", keyword: "type", params: { type: "array" } };
                vErrors = withError(vErrors, err16);
                errors++;
            }
        }
        if (data.tags !== undefined) {
            let data6 = data.tags;
            if (Array.isArray(data6)) {
                const len1 = data6.length;
                for (let i1 = 0; i1 < len1; i1++) {
                    let data7 = data6[i1];
                    if (typeof data7 === "string") {
                        if (func1(data7) < 1) {
                            const err17 = { instancePath: instancePath + "/tags/" + i1, schemaPath: "#/properties/tags/items/minLength", keyword: "minLength", params: { limit: 1 } };
                            vErrors = withError(vErrors, err17);
                            errors++;
                        }
                    }
                    else {
                        const err18 = { instancePath: instancePath + "/tags/" + i1, schemaPath: "#/properties/tags/items/type", keyword: "type", params: { type: "string" } };
                        vErrors = withError(vErrors, err18);
                        errors++;
                    }
                }
            }
            else {
                const err19 = { instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/type", keyword: "type", params: { type: "array" } };
                vErrors = withError(vErrors, err19);
                errors++;
            }
        }
        if (data.versoes !== undefined) {
            let data8 = data.versoes;
            if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                for (const key1 in data8) {
                    const _errs20 = errors;
                    if (typeof key1 === "string") {
                        if (func1(key1) < 1) {
                            const err20 = { instancePath: instancePath + "/versoes", schemaPath: "#/properties/versoes/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, propertyName: key1 };
                            vErrors = withError(vErrors, err20);
                            errors++;
                        }
                    }
                    var valid5 = _errs20 === errors;
                    if (!valid5) {
                        const err21 = { instancePath: instancePath + "/versoes", schemaPath: "#/properties/versoes/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = withError(vErrors, err21);
                        errors++;
                    }
                }
                for (const key2 in data8) {
                    let data9 = data8[key2];
                    if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                        if (data9.arquivo === undefined) {
                            const err22 = { instancePath: instancePath + "/versoes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/versoes/additionalProperties/required", keyword: "required", params: { missingProperty: "arquivo" } };
                            vErrors = withError(vErrors, err22);
                            errors++;
                        }
                        if (data9.sha256 === undefined) {
                            const err23 = { instancePath: instancePath + "/versoes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/versoes/additionalProperties/required", keyword: "required", params: { missingProperty: "sha256" } };
                            vErrors = withError(vErrors, err23);
                            errors++;
                        }
                        if (data9.dependencias === undefined) {
                            const err24 = { instancePath: instancePath + "/versoes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/versoes/additionalProperties/required", keyword: "required", params: { missingProperty: "dependencias" } };
                            vErrors = withError(vErrors, err24);
                            errors++;
                        }
                        if (data9.dataforge === undefined) {
                            const err25 = { instancePath: instancePath + "/versoes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/versoes/additionalProperties/required", keyword: "required", params: { missingProperty: "dataforge" } };
                            vErrors = withError(vErrors, err25);
                            errors++;
                        }
                        for (const key3 in data9) {
                            if (!(((((key3 === "arquivo") || (key3 === "sha256")) || (key3 === "dependencias")) || (key3 === "dataforge")) || (key3 === "url"))) {
                                const err26 = { instancePath: instancePath + "/versoes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/versoes/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                                vErrors = withError(vErrors, err26);
                                errors++;
                            }
                        }
                        if (data9.arquivo !== undefined) {
                            let data10 = data9.arquivo;
                            if (typeof data10 === "string") {
                                if (!pattern12.test(data10)) {
                                    const err27 = { instancePath: instancePath + "/versoes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/arquivo", schemaPath: "#/properties/versoes/additionalProperties/properties/arquivo/pattern", keyword: "pattern", params: { pattern: "^[^/\\\\]+\\.tar\\.gz$" } };
                                    vErrors = withError(vErrors, err27);
                                    errors++;
                                }
                            }
                            else {
                                const err28 = { instancePath: instancePath + "/versoes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/arquivo", schemaPath: "#/properties/versoes/additionalProperties/properties/arquivo/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err28);
                                errors++;
                            }
                        }
                        if (data9.sha256 !== undefined) {
                            let data11 = data9.sha256;
                            if (typeof data11 === "string") {
                                if (!pattern13.test(data11)) {
                                    const err29 = { instancePath: instancePath + "/versoes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/sha256", schemaPath: "#/properties/versoes/additionalProperties/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^[0-9A-Fa-f]{64}$" } };
                                    vErrors = withError(vErrors, err29);
                                    errors++;
                                }
                            }
                            else {
                                const err30 = { instancePath: instancePath + "/versoes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/sha256", schemaPath: "#/properties/versoes/additionalProperties/properties/sha256/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err30);
                                errors++;
                            }
                        }
                        if (data9.dependencias !== undefined) {
                            let data12 = data9.dependencias;
                            if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                                for (const key4 in data12) {
                                    const _errs31 = errors;
                                    if (typeof key4 === "string") {
                                        if (func1(key4) < 1) {
                                            const err31 = { instancePath: instancePath + "/versoes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/dependencias", schemaPath: "#/properties/versoes/additionalProperties/properties/dependencias/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, propertyName: key4 };
                                            vErrors = withError(vErrors, err31);
                                            errors++;
                                        }
                                    }
                                    var valid8 = _errs31 === errors;
                                    if (!valid8) {
                                        const err32 = { instancePath: instancePath + "/versoes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/dependencias", schemaPath: "#/properties/versoes/additionalProperties/properties/dependencias/propertyNames", keyword: "propertyNames", params: { propertyName: key4 } };
                                        vErrors = withError(vErrors, err32);
                                        errors++;
                                    }
                                }
                                for (const key5 in data12) {
                                    if (typeof data12[key5] !== "string") {
                                        const err33 = { instancePath: instancePath + "/versoes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/dependencias/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/versoes/additionalProperties/properties/dependencias/additionalProperties/type", keyword: "type", params: { type: "string" } };
                                        vErrors = withError(vErrors, err33);
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err34 = { instancePath: instancePath + "/versoes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/dependencias", schemaPath: "#/properties/versoes/additionalProperties/properties/dependencias/type", keyword: "type", params: { type: "object" } };
                                vErrors = withError(vErrors, err34);
                                errors++;
                            }
                        }
                        if (data9.dataforge !== undefined) {
                            if (typeof data9.dataforge !== "string") {
                                const err35 = { instancePath: instancePath + "/versoes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/dataforge", schemaPath: "#/properties/versoes/additionalProperties/properties/dataforge/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err35);
                                errors++;
                            }
                        }
                        if (data9.url !== undefined) {
                            let data15 = data9.url;
                            if (typeof data15 === "string") {
                                if (!pattern7.test(data15)) {
                                    const err36 = { instancePath: instancePath + "/versoes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/url", schemaPath: "#/properties/versoes/additionalProperties/properties/url/pattern", keyword: "pattern", params: { pattern: "^https?://\\S+$" } };
                                    vErrors = withError(vErrors, err36);
                                    errors++;
                                }
                            }
                            else {
                                const err37 = { instancePath: instancePath + "/versoes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/url", schemaPath: "#/properties/versoes/additionalProperties/properties/url/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err37);
                                errors++;
                            }
                        }
                    }
                    else {
                        const err38 = { instancePath: instancePath + "/versoes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/versoes/additionalProperties/type", keyword: "type", params: { type: "object" } };
                        vErrors = withError(vErrors, err38);
                        errors++;
                    }
                }
            }
            else {
                const err39 = { instancePath: instancePath + "/versoes", schemaPath: "#/properties/versoes/type", keyword: "type", params: { type: "object" } };
                vErrors = withError(vErrors, err39);
                errors++;
            }
        }
    }
    else {
        const err40 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = withError(vErrors, err40);
        errors++;
    }
    validate29.errors = vErrors;
    return errors === 0;
}
validate29.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const config = validate30;
const schema41 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "urn:refdata-action:schema:config:1", "type": "object", "additionalProperties": false, "required": ["formato", "registro", "indice", "pacote", "arquivo", "manifesto"], "properties": { "formato": { "type": "integer", "const": 1 }, "registro": { "type": "string", "minLength": 1 }, "indice": { "type": "string", "minLength": 1 }, "pacote": { "type": "string", "pattern": "\\{nome\\}" }, "arquivo": { "type": "string", "pattern": "\\{arquivo\\}" }, "manifesto": { "type": ["string", "null"] } } };
const pattern18 = new RegExp("\\{nome\\}", "u");
const pattern19 = new RegExp("\\{arquivo\\}", "u");
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    /*# sourceURL="urn:refdata-action:schema:config:1" */ ;
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate30.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.formato === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "formato" } };
            vErrors = withError(vErrors, err0);
            errors++;
        }
        if (data.registro === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "registro" } };
            vErrors = withError(vErrors, err1);
            errors++;
        }
        if (data.indice === undefined) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "indice" } };
            vErrors = withError(vErrors, err2);
            errors++;
        }
        if (data.pacote === undefined) {
            const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pacote" } };
            vErrors = withError(vErrors, err3);
            errors++;
        }
        if (data.arquivo === undefined) {
            const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "arquivo" } };
            vErrors = withError(vErrors, err4);
            errors++;
        }
        if (data.manifesto === undefined) {
            const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "manifesto" } };
            vErrors = withError(vErrors, err5);
            errors++;
        }
        for (const key0 in data) {
            if (!((((((key0 === "formato") || (key0 === "registro")) || (key0 === "indice")) || (key0 === "pacote")) || (key0 === "arquivo")) || (key0 === "manifesto"))) {
                const err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = withError(vErrors, err6);
                errors++;
            }
        }
        if (data.formato !== undefined) {
            let data0 = data.formato;
            if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
                const err7 = { instancePath: instancePath + "/formato", schemaPath: "#/properties/formato/type", keyword: "type", params: { type: "integer" } };
                vErrors = withError(vErrors, err7);
                errors++;
            }
            if (1 !== data0) {
                const err8 = { instancePath: instancePath + "/formato", schemaPath: "#/properties/formato/const", keyword: "const", params: { allowedValue: 1 } };
                vErrors = withError(vErrors, err8);
                errors++;
            }
        }
        if (data.registro !== undefined) {
            let data1 = data.registro;
            if (typeof data1 === "string") {
                if (func1(data1) < 1) {
                    const err9 = { instancePath: instancePath + "/registro", schemaPath: "#/properties/registro/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = withError(vErrors, err9);
                    errors++;
                }
            }
            else {
                const err10 = { instancePath: instancePath + "/registro", schemaPath: "#/properties/registro/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err10);
                errors++;
            }
        }
        if (data.indice !== undefined) {
            let data2 = data.indice;
            if (typeof data2 === "string") {
                if (func1(data2) < 1) {
                    const err11 = { instancePath: instancePath + "/indice", schemaPath: "#/properties/indice/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = withError(vErrors, err11);
                    errors++;
                }
            }
            else {
                const err12 = { instancePath: instancePath + "/indice", schemaPath: "#/properties/indice/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err12);
                errors++;
            }
        }
        if (data.pacote !== undefined) {
            let data3 = data.pacote;
            if (typeof data3 === "string") {
                if (!pattern18.test(data3)) {
                    const err13 = { instancePath: instancePath + "/pacote", schemaPath: "#/properties/pacote/pattern", keyword: "pattern", params: { pattern: "\\{nome\\}" } };
                    vErrors = withError(vErrors, err13);
                    errors++;
                }
            }
            else {
                const err14 = { instancePath: instancePath + "/pacote", schemaPath: "#/properties/pacote/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err14);
                errors++;
            }
        }
        if (data.arquivo !== undefined) {
            let data4 = data.arquivo;
            if (typeof data4 === "string") {
                if (!pattern19.test(data4)) {
                    const err15 = { instancePath: instancePath + "/arquivo", schemaPath: "#/properties/arquivo/pattern", keyword: "pattern", params: { pattern: "\\{arquivo\\}" } };
                    vErrors = withError(vErrors, err15);
                    errors++;
                }
            }
            else {
                const err16 = { instancePath: instancePath + "/arquivo", schemaPath: "#/properties/arquivo/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err16);
                errors++;
            }
        }
        if (data.manifesto !== undefined) {
            let data5 = data.manifesto;
            if ((typeof data5 !== "string") && (data5 !== null)) {
                const err17 = { instancePath: instancePath + "/manifesto", schemaPath: "#/properties/manifesto/type", keyword: "type", params: { type: schema41.properties.manifesto.type } };
                vErrors = withError(vErrors, err17);
                errors++;
            }
        }
    }
    else {
        const err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = withError(vErrors, err18);
        errors++;
    }
    validate30.errors = vErrors;
    return errors === 0;
}
validate30.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const lock = validate31;
const pattern20 = new RegExp("^([0-9A-Fa-f]{64})?$", "u");
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    /*# sourceURL="urn:refdata-action:schema:lock:1" */ ;
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate31.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.lockVersion === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lockVersion" } };
            vErrors = withError(vErrors, err0);
            errors++;
        }
        if (data.pacotes === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pacotes" } };
            vErrors = withError(vErrors, err1);
            errors++;
        }
        for (const key0 in data) {
            if (!(((key0 === "lockVersion") || (key0 === "registro")) || (key0 === "pacotes"))) {
                const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = withError(vErrors, err2);
                errors++;
            }
        }
        if (data.lockVersion !== undefined) {
            let data0 = data.lockVersion;
            if (!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) {
                const err3 = { instancePath: instancePath + "/lockVersion", schemaPath: "#/properties/lockVersion/type", keyword: "type", params: { type: "integer" } };
                vErrors = withError(vErrors, err3);
                errors++;
            }
            if (1 !== data0) {
                const err4 = { instancePath: instancePath + "/lockVersion", schemaPath: "#/properties/lockVersion/const", keyword: "const", params: { allowedValue: 1 } };
                vErrors = withError(vErrors, err4);
                errors++;
            }
        }
        if (data.registro !== undefined) {
            if (typeof data.registro !== "string") {
                const err5 = { instancePath: instancePath + "/registro", schemaPath: "#/properties/registro/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err5);
                errors++;
            }
        }
        if (data.pacotes !== undefined) {
            let data2 = data.pacotes;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                for (const key1 in data2) {
                    const _errs8 = errors;
                    if (typeof key1 === "string") {
                        if (func1(key1) < 1) {
                            const err6 = { instancePath: instancePath + "/pacotes", schemaPath: "#/properties/pacotes/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, propertyName: key1 };
                            vErrors = withError(vErrors, err6);
                            errors++;
                        }
                    }
                    var valid1 = _errs8 === errors;
                    if (!valid1) {
                        const err7 = { instancePath: instancePath + "/pacotes", schemaPath: "#/properties/pacotes/propertyNames", keyword: "propertyNames", params: { propertyName: key1 } };
                        vErrors = withError(vErrors, err7);
                        errors++;
                    }
                }
                for (const key2 in data2) {
                    let data3 = data2[key2];
                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                        if (data3.versao === undefined) {
                            const err8 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/pacotes/additionalProperties/required", keyword: "required", params: { missingProperty: "versao" } };
                            vErrors = withError(vErrors, err8);
                            errors++;
                        }
                        if (data3.fonte === undefined) {
                            const err9 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/pacotes/additionalProperties/required", keyword: "required", params: { missingProperty: "fonte" } };
                            vErrors = withError(vErrors, err9);
                            errors++;
                        }
                        if (data3.sha256 === undefined) {
                            const err10 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/pacotes/additionalProperties/required", keyword: "required", params: { missingProperty: "sha256" } };
                            vErrors = withError(vErrors, err10);
                            errors++;
                        }
                        if (data3.dependencias === undefined) {
                            const err11 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/pacotes/additionalProperties/required", keyword: "required", params: { missingProperty: "dependencias" } };
                            vErrors = withError(vErrors, err11);
                            errors++;
                        }
                        for (const key3 in data3) {
                            if (!((((key3 === "versao") || (key3 === "fonte")) || (key3 === "sha256")) || (key3 === "dependencias"))) {
                                const err12 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/pacotes/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                                vErrors = withError(vErrors, err12);
                                errors++;
                            }
                        }
                        if (data3.versao !== undefined) {
                            let data4 = data3.versao;
                            if (typeof data4 === "string") {
                                if (func1(data4) < 1) {
                                    const err13 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/versao", schemaPath: "#/properties/pacotes/additionalProperties/properties/versao/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = withError(vErrors, err13);
                                    errors++;
                                }
                            }
                            else {
                                const err14 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/versao", schemaPath: "#/properties/pacotes/additionalProperties/properties/versao/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err14);
                                errors++;
                            }
                        }
                        if (data3.fonte !== undefined) {
                            let data5 = data3.fonte;
                            if (typeof data5 === "string") {
                                if (func1(data5) < 1) {
                                    const err15 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/fonte", schemaPath: "#/properties/pacotes/additionalProperties/properties/fonte/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = withError(vErrors, err15);
                                    errors++;
                                }
                            }
                            else {
                                const err16 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/fonte", schemaPath: "#/properties/pacotes/additionalProperties/properties/fonte/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err16);
                                errors++;
                            }
                        }
                        if (data3.sha256 !== undefined) {
                            let data6 = data3.sha256;
                            if (typeof data6 === "string") {
                                if (!pattern20.test(data6)) {
                                    const err17 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/sha256", schemaPath: "#/properties/pacotes/additionalProperties/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^([0-9A-Fa-f]{64})?$" } };
                                    vErrors = withError(vErrors, err17);
                                    errors++;
                                }
                            }
                            else {
                                const err18 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/sha256", schemaPath: "#/properties/pacotes/additionalProperties/properties/sha256/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err18);
                                errors++;
                            }
                        }
                        if (data3.dependencias !== undefined) {
                            let data7 = data3.dependencias;
                            if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                                for (const key4 in data7) {
                                    const _errs21 = errors;
                                    if (typeof key4 === "string") {
                                        if (func1(key4) < 1) {
                                            const err19 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/dependencias", schemaPath: "#/properties/pacotes/additionalProperties/properties/dependencias/propertyNames/minLength", keyword: "minLength", params: { limit: 1 }, propertyName: key4 };
                                            vErrors = withError(vErrors, err19);
                                            errors++;
                                        }
                                    }
                                    var valid4 = _errs21 === errors;
                                    if (!valid4) {
                                        const err20 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/dependencias", schemaPath: "#/properties/pacotes/additionalProperties/properties/dependencias/propertyNames", keyword: "propertyNames", params: { propertyName: key4 } };
                                        vErrors = withError(vErrors, err20);
                                        errors++;
                                    }
                                }
                                for (const key5 in data7) {
                                    if (typeof data7[key5] !== "string") {
                                        const err21 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/dependencias/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/pacotes/additionalProperties/properties/dependencias/additionalProperties/type", keyword: "type", params: { type: "string" } };
                                        vErrors = withError(vErrors, err21);
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err22 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/dependencias", schemaPath: "#/properties/pacotes/additionalProperties/properties/dependencias/type", keyword: "type", params: { type: "object" } };
                                vErrors = withError(vErrors, err22);
                                errors++;
                            }
                        }
                    }
                    else {
                        const err23 = { instancePath: instancePath + "/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/pacotes/additionalProperties/type", keyword: "type", params: { type: "object" } };
                        vErrors = withError(vErrors, err23);
                        errors++;
                    }
                }
            }
            else {
                const err24 = { instancePath: instancePath + "/pacotes", schemaPath: "#/properties/pacotes/type", keyword: "type", params: { type: "object" } };
                vErrors = withError(vErrors, err24);
                errors++;
            }
        }
    }
    else {
        const err25 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = withError(vErrors, err25);
        errors++;
    }
    validate31.errors = vErrors;
    return errors === 0;
}
validate31.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const verification = validate32;
const schema43 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "urn:refdata-action:schema:verification:1", "type": "object", "additionalProperties": false, "required": ["ok", "baseUrl", "versao", "commit", "attempts", "pass", "warn", "fail", "points"], "properties": { "ok": { "type": "boolean" }, "baseUrl": { "type": "string" }, "versao": { "type": ["string", "null"] }, "commit": { "type": ["string", "null"] }, "attempts": { "type": "integer", "minimum": 1 }, "pass": { "type": "integer", "minimum": 0 }, "warn": { "type": "integer", "minimum": 0 }, "fail": { "type": "integer", "minimum": 0 }, "points": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["check", "title", "verdict", "message", "remedy", "paths"], "properties": { "check": { "type": "string", "pattern": "^[a-z][a-z0-9-]*$" }, "title": { "type": "string" }, "verdict": { "enum": ["pass", "warn", "fail"] }, "message": { "type": "string" }, "remedy": { "type": ["string", "null"] }, "paths": { "type": "array", "items": { "type": "string" } } } } } } };
const func45 = Object.prototype.hasOwnProperty;
const pattern21 = new RegExp("^[a-z][a-z0-9-]*$", "u");
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    /*# sourceURL="urn:refdata-action:schema:verification:1" */ ;
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate32.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.ok === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ok" } };
            vErrors = withError(vErrors, err0);
            errors++;
        }
        if (data.baseUrl === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "baseUrl" } };
            vErrors = withError(vErrors, err1);
            errors++;
        }
        if (data.versao === undefined) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "versao" } };
            vErrors = withError(vErrors, err2);
            errors++;
        }
        if (data.commit === undefined) {
            const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "commit" } };
            vErrors = withError(vErrors, err3);
            errors++;
        }
        if (data.attempts === undefined) {
            const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attempts" } };
            vErrors = withError(vErrors, err4);
            errors++;
        }
        if (data.pass === undefined) {
            const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pass" } };
            vErrors = withError(vErrors, err5);
            errors++;
        }
        if (data.warn === undefined) {
            const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "warn" } };
            vErrors = withError(vErrors, err6);
            errors++;
        }
        if (data.fail === undefined) {
            const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fail" } };
            vErrors = withError(vErrors, err7);
            errors++;
        }
        if (data.points === undefined) {
            const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "points" } };
            vErrors = withError(vErrors, err8);
            errors++;
        }
        for (const key0 in data) {
            if (!(func45.call(schema43.properties, key0))) {
                const err9 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = withError(vErrors, err9);
                errors++;
            }
        }
        if (data.ok !== undefined) {
            if (typeof data.ok !== "boolean") {
                const err10 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/type", keyword: "type", params: { type: "boolean" } };
                vErrors = withError(vErrors, err10);
                errors++;
            }
        }
        if (data.baseUrl !== undefined) {
            if (typeof data.baseUrl !== "string") {
                const err11 = { instancePath: instancePath + "/baseUrl", schemaPath: "#/properties/baseUrl/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err11);
                errors++;
            }
        }
        if (data.versao !== undefined) {
            let data2 = data.versao;
            if ((typeof data2 !== "string") && (data2 !== null)) {
                const err12 = { instancePath: instancePath + "/versao", schemaPath: "#/properties/versao/type", keyword: "type", params: { type: schema43.properties.versao.type } };
                vErrors = withError(vErrors, err12);
                errors++;
            }
        }
        if (data.commit !== undefined) {
            let data3 = data.commit;
            if ((typeof data3 !== "string") && (data3 !== null)) {
                const err13 = { instancePath: instancePath + "/commit", schemaPath: "#/properties/commit/type", keyword: "type", params: { type: schema43.properties.commit.type } };
                vErrors = withError(vErrors, err13);
                errors++;
            }
        }
        if (data.attempts !== undefined) {
            let data4 = data.attempts;
            if (!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) {
                const err14 = { instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/type", keyword: "type", params: { type: "integer" } };
                vErrors = withError(vErrors, err14);
                errors++;
            }
            if ((typeof data4 == "number") && (isFinite(data4))) {
                if (data4 < 1 || isNaN(data4)) {
                    const err15 = { instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                    vErrors = withError(vErrors, err15);
                    errors++;
                }
            }
        }
        if (data.pass !== undefined) {
            let data5 = data.pass;
            if (!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) {
                const err16 = { instancePath: instancePath + "/pass", schemaPath: "#/properties/pass/type", keyword: "type", params: { type: "integer" } };
                vErrors = withError(vErrors, err16);
                errors++;
            }
            if ((typeof data5 == "number") && (isFinite(data5))) {
                if (data5 < 0 || isNaN(data5)) {
                    const err17 = { instancePath: instancePath + "/pass", schemaPath: "#/properties/pass/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    vErrors = withError(vErrors, err17);
                    errors++;
                }
            }
        }
        if (data.warn !== undefined) {
            let data6 = data.warn;
            if (!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) {
                const err18 = { instancePath: instancePath + "/warn", schemaPath: "#/properties/warn/type", keyword: "type", params: { type: "integer" } };
                vErrors = withError(vErrors, err18);
                errors++;
            }
            if ((typeof data6 == "number") && (isFinite(data6))) {
                if (data6 < 0 || isNaN(data6)) {
                    const err19 = { instancePath: instancePath + "/warn", schemaPath: "#/properties/warn/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    vErrors = withError(vErrors, err19);
                    errors++;
                }
            }
        }
        if (data.fail !== undefined) {
            let data7 = data.fail;
            if (!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) {
                const err20 = { instancePath: instancePath + "/fail", schemaPath: "#/properties/fail/type", keyword: "type", params: { type: "integer" } };
                vErrors = withError(vErrors, err20);
                errors++;
            }
            if ((typeof data7 == "number") && (isFinite(data7))) {
                if (data7 < 0 || isNaN(data7)) {
                    const err21 = { instancePath: instancePath + "/fail", schemaPath: "#/properties/fail/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    vErrors = withError(vErrors, err21);
                    errors++;
                }
            }
        }
        if (data.points !== undefined) {
            let data8 = data.points;
            if (Array.isArray(data8)) {
                const len0 = data8.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data9 = data8[i0];
                    if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                        if (data9.check === undefined) {
                            const err22 = { instancePath: instancePath + "/points/" + i0, schemaPath: "#/properties/points/items/required", keyword: "required", params: { missingProperty: "check" } };
                            vErrors = withError(vErrors, err22);
                            errors++;
                        }
                        if (data9.title === undefined) {
                            const err23 = { instancePath: instancePath + "/points/" + i0, schemaPath: "#/properties/points/items/required", keyword: "required", params: { missingProperty: "title" } };
                            vErrors = withError(vErrors, err23);
                            errors++;
                        }
                        if (data9.verdict === undefined) {
                            const err24 = { instancePath: instancePath + "/points/" + i0, schemaPath: "#/properties/points/items/required", keyword: "required", params: { missingProperty: "verdict" } };
                            vErrors = withError(vErrors, err24);
                            errors++;
                        }
                        if (data9.message === undefined) {
                            const err25 = { instancePath: instancePath + "/points/" + i0, schemaPath: "#/properties/points/items/required", keyword: "required", params: { missingProperty: "message" } };
                            vErrors = withError(vErrors, err25);
                            errors++;
                        }
                        if (data9.remedy === undefined) {
                            const err26 = { instancePath: instancePath + "/points/" + i0, schemaPath: "#/properties/points/items/required", keyword: "required", params: { missingProperty: "remedy" } };
                            vErrors = withError(vErrors, err26);
                            errors++;
                        }
                        if (data9.paths === undefined) {
                            const err27 = { instancePath: instancePath + "/points/" + i0, schemaPath: "#/properties/points/items/required", keyword: "required", params: { missingProperty: "paths" } };
                            vErrors = withError(vErrors, err27);
                            errors++;
                        }
                        for (const key1 in data9) {
                            if (!((((((key1 === "check") || (key1 === "title")) || (key1 === "verdict")) || (key1 === "message")) || (key1 === "remedy")) || (key1 === "paths"))) {
                                const err28 = { instancePath: instancePath + "/points/" + i0, schemaPath: "#/properties/points/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                                vErrors = withError(vErrors, err28);
                                errors++;
                            }
                        }
                        if (data9.check !== undefined) {
                            let data10 = data9.check;
                            if (typeof data10 === "string") {
                                if (!pattern21.test(data10)) {
                                    const err29 = { instancePath: instancePath + "/points/" + i0 + "/check", schemaPath: "#/properties/points/items/properties/check/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9-]*$" } };
                                    vErrors = withError(vErrors, err29);
                                    errors++;
                                }
                            }
                            else {
                                const err30 = { instancePath: instancePath + "/points/" + i0 + "/check", schemaPath: "#/properties/points/items/properties/check/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err30);
                                errors++;
                            }
                        }
                        if (data9.title !== undefined) {
                            if (typeof data9.title !== "string") {
                                const err31 = { instancePath: instancePath + "/points/" + i0 + "/title", schemaPath: "#/properties/points/items/properties/title/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err31);
                                errors++;
                            }
                        }
                        if (data9.verdict !== undefined) {
                            let data12 = data9.verdict;
                            if (!(((data12 === "pass") || (data12 === "warn")) || (data12 === "fail"))) {
                                const err32 = { instancePath: instancePath + "/points/" + i0 + "/verdict", schemaPath: "#/properties/points/items/properties/verdict/enum", keyword: "enum", params: { allowedValues: schema43.properties.points.items.properties.verdict.enum } };
                                vErrors = withError(vErrors, err32);
                                errors++;
                            }
                        }
                        if (data9.message !== undefined) {
                            if (typeof data9.message !== "string") {
                                const err33 = { instancePath: instancePath + "/points/" + i0 + "/message", schemaPath: "#/properties/points/items/properties/message/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err33);
                                errors++;
                            }
                        }
                        if (data9.remedy !== undefined) {
                            let data14 = data9.remedy;
                            if ((typeof data14 !== "string") && (data14 !== null)) {
                                const err34 = { instancePath: instancePath + "/points/" + i0 + "/remedy", schemaPath: "#/properties/points/items/properties/remedy/type", keyword: "type", params: { type: schema43.properties.points.items.properties.remedy.type } };
                                vErrors = withError(vErrors, err34);
                                errors++;
                            }
                        }
                        if (data9.paths !== undefined) {
                            let data15 = data9.paths;
                            if (Array.isArray(data15)) {
                                const len1 = data15.length;
                                for (let i1 = 0; i1 < len1; i1++) {
                                    if (typeof data15[i1] !== "string") {
                                        const err35 = { instancePath: instancePath + "/points/" + i0 + "/paths/" + i1, schemaPath: "#/properties/points/items/properties/paths/items/type", keyword: "type", params: { type: "string" } };
                                        vErrors = withError(vErrors, err35);
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err36 = { instancePath: instancePath + "/points/" + i0 + "/paths", schemaPath: "#/properties/points/items/properties/paths/type", keyword: "type", params: { type: "array" } };
                                vErrors = withError(vErrors, err36);
                                errors++;
                            }
                        }
                    }
                    else {
                        const err37 = { instancePath: instancePath + "/points/" + i0, schemaPath: "#/properties/points/items/type", keyword: "type", params: { type: "object" } };
                        vErrors = withError(vErrors, err37);
                        errors++;
                    }
                }
            }
            else {
                const err38 = { instancePath: instancePath + "/points", schemaPath: "#/properties/points/type", keyword: "type", params: { type: "array" } };
                vErrors = withError(vErrors, err38);
                errors++;
            }
        }
    }
    else {
        const err39 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = withError(vErrors, err39);
        errors++;
    }
    validate32.errors = vErrors;
    return errors === 0;
}
validate32.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const check = validate33;
const schema44 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "urn:refdata-action:schema:check:1", "type": "object", "additionalProperties": false, "required": ["ok", "verdict", "level", "requiredBump", "suggestion", "nome", "base", "head", "counts", "changes", "excepted", "findings"], "properties": { "ok": { "type": "boolean" }, "verdict": { "enum": ["unchanged", "bumped", "not-bumped", "bumped-too-little", "decreased", "bumped-without-change", "malformed", "first", "unknown", "unversioned", "deferred"] }, "level": { "$ref": "#/$defs/bump" }, "requiredBump": { "$ref": "#/$defs/bump" }, "suggestion": { "type": ["string", "null"] }, "nome": { "type": "string" }, "base": { "type": "object", "additionalProperties": false, "required": ["name", "commit", "versao"], "properties": { "name": { "type": "string" }, "commit": { "type": ["string", "null"] }, "versao": { "type": ["string", "null"] } } }, "head": { "type": "object", "additionalProperties": false, "required": ["name", "commit", "versao"], "properties": { "name": { "type": "string" }, "commit": { "type": ["string", "null"] }, "versao": { "type": "string" } } }, "release": { "anyOf": [{ "$ref": "#/$defs/release" }, { "type": "null" }] }, "compared": { "type": "object", "additionalProperties": false, "required": ["base", "head"], "properties": { "base": { "type": "integer", "minimum": 0 }, "head": { "type": "integer", "minimum": 0 } } }, "counts": { "$ref": "#/$defs/counts" }, "changes": { "type": "array", "items": { "$ref": "#/$defs/change" } }, "causes": { "type": "array", "items": { "$ref": "#/$defs/cause" } }, "evidence": { "type": "array", "items": { "$ref": "#/$defs/evidence" } }, "unknown": { "type": "array", "items": { "$ref": "#/$defs/unknown" } }, "excepted": { "type": "array", "items": { "$ref": "#/$defs/change" } }, "findings": { "type": "array", "items": { "$ref": "#/$defs/finding" } } }, "$defs": { "counts": { "type": "object", "additionalProperties": false, "required": ["major", "minor", "patch", "info"], "properties": { "major": { "type": "integer", "minimum": 0 }, "minor": { "type": "integer", "minimum": 0 }, "patch": { "type": "integer", "minimum": 0 }, "info": { "type": "integer", "minimum": 0 } } }, "release": { "type": "object", "additionalProperties": false, "required": ["name", "commit", "versao", "level", "counts", "requiredBump", "suggestion", "due"], "properties": { "name": { "type": "string" }, "commit": { "type": ["string", "null"] }, "versao": { "type": "string" }, "level": { "$ref": "#/$defs/bump" }, "counts": { "$ref": "#/$defs/counts" }, "requiredBump": { "$ref": "#/$defs/bump" }, "suggestion": { "type": ["string", "null"] }, "due": { "type": "boolean" } } }, "unknown": { "type": "object", "additionalProperties": false, "required": ["path", "side", "place"], "properties": { "path": { "type": "string" }, "side": { "enum": ["base", "head", "both"] }, "place": { "anyOf": [{ "$ref": "#/$defs/place" }, { "type": "null" }] } } }, "bump": { "enum": ["major", "minor", "patch", "none"] }, "place": { "type": "object", "additionalProperties": false, "required": ["file"], "properties": { "file": { "type": "string" }, "line": { "type": "integer", "minimum": 1 }, "column": { "type": "integer", "minimum": 1 } } }, "cause": { "type": "object", "additionalProperties": false, "required": ["kind", "id", "message", "level", "place", "side", "changes"], "properties": { "kind": { "enum": ["change", "move", "line", "edit"] }, "id": { "type": "string", "pattern": "^[0-9a-f]{16}$" }, "message": { "type": "string" }, "level": { "enum": ["major", "minor", "patch", "info"] }, "place": { "anyOf": [{ "$ref": "#/$defs/place" }, { "type": "null" }] }, "side": { "enum": ["base", "head"] }, "changes": { "type": "array", "minItems": 2, "items": { "$ref": "#/$defs/explained" } } } }, "explained": { "type": "object", "additionalProperties": false, "required": ["fingerprint", "confidence"], "properties": { "fingerprint": { "type": "string" }, "confidence": { "type": "number", "minimum": 0, "maximum": 1 } } }, "change": { "type": "object", "additionalProperties": false, "required": ["rule", "level", "path", "name", "message", "before", "after", "place", "side", "fingerprint"], "properties": { "rule": { "type": "string" }, "level": { "enum": ["major", "minor", "patch", "info"] }, "path": { "type": "string" }, "name": { "type": "string" }, "message": { "type": "string" }, "before": {}, "after": {}, "place": { "anyOf": [{ "$ref": "#/$defs/place" }, { "type": "null" }] }, "side": { "enum": ["base", "head"] }, "fingerprint": { "type": "string", "pattern": "^[0-9a-f]{16}$" } } }, "finding": { "type": "object", "required": ["rule", "level", "message", "remedy"], "properties": { "rule": { "type": "string" }, "level": { "enum": ["error", "warning", "notice"] }, "message": { "type": "string" }, "remedy": { "type": "string" }, "place": { "$ref": "#/$defs/place" }, "subject": { "type": "string" } } }, "evidence": { "type": "object", "additionalProperties": false, "required": ["fingerprint", "known", "breaks", "edited", "programs", "shortest"], "properties": { "fingerprint": { "type": "string" }, "known": { "type": "integer", "minimum": 0 }, "breaks": { "type": "integer", "minimum": 0 }, "edited": { "type": "integer", "minimum": 0 }, "programs": { "type": "array", "items": { "type": "string" } }, "shortest": { "anyOf": [{ "$ref": "#/$defs/program" }, { "type": "null" }] } } }, "program": { "type": "object", "additionalProperties": false, "required": ["program", "text"], "properties": { "program": { "type": "string" }, "text": { "type": "string" } } } } };
const schema45 = { "enum": ["major", "minor", "patch", "none"] };
const schema47 = { "type": "object", "additionalProperties": false, "required": ["name", "commit", "versao", "level", "counts", "requiredBump", "suggestion", "due"], "properties": { "name": { "type": "string" }, "commit": { "type": ["string", "null"] }, "versao": { "type": "string" }, "level": { "$ref": "#/$defs/bump" }, "counts": { "$ref": "#/$defs/counts" }, "requiredBump": { "$ref": "#/$defs/bump" }, "suggestion": { "type": ["string", "null"] }, "due": { "type": "boolean" } } };
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate34.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.name === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
            vErrors = withError(vErrors, err0);
            errors++;
        }
        if (data.commit === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "commit" } };
            vErrors = withError(vErrors, err1);
            errors++;
        }
        if (data.versao === undefined) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "versao" } };
            vErrors = withError(vErrors, err2);
            errors++;
        }
        if (data.level === undefined) {
            const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "level" } };
            vErrors = withError(vErrors, err3);
            errors++;
        }
        if (data.counts === undefined) {
            const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "counts" } };
            vErrors = withError(vErrors, err4);
            errors++;
        }
        if (data.requiredBump === undefined) {
            const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requiredBump" } };
            vErrors = withError(vErrors, err5);
            errors++;
        }
        if (data.suggestion === undefined) {
            const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "suggestion" } };
            vErrors = withError(vErrors, err6);
            errors++;
        }
        if (data.due === undefined) {
            const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "due" } };
            vErrors = withError(vErrors, err7);
            errors++;
        }
        for (const key0 in data) {
            if (!((((((((key0 === "name") || (key0 === "commit")) || (key0 === "versao")) || (key0 === "level")) || (key0 === "counts")) || (key0 === "requiredBump")) || (key0 === "suggestion")) || (key0 === "due"))) {
                const err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = withError(vErrors, err8);
                errors++;
            }
        }
        if (data.name !== undefined) {
            if (typeof data.name !== "string") {
                const err9 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err9);
                errors++;
            }
        }
        if (data.commit !== undefined) {
            let data1 = data.commit;
            if ((typeof data1 !== "string") && (data1 !== null)) {
                const err10 = { instancePath: instancePath + "/commit", schemaPath: "#/properties/commit/type", keyword: "type", params: { type: schema47.properties.commit.type } };
                vErrors = withError(vErrors, err10);
                errors++;
            }
        }
        if (data.versao !== undefined) {
            if (typeof data.versao !== "string") {
                const err11 = { instancePath: instancePath + "/versao", schemaPath: "#/properties/versao/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err11);
                errors++;
            }
        }
        if (data.level !== undefined) {
            let data3 = data.level;
            if (!((((data3 === "major") || (data3 === "minor")) || (data3 === "patch")) || (data3 === "none"))) {
                const err12 = { instancePath: instancePath + "/level", schemaPath: "#/$defs/bump/enum", keyword: "enum", params: { allowedValues: schema45.enum } };
                vErrors = withError(vErrors, err12);
                errors++;
            }
        }
        if (data.counts !== undefined) {
            let data4 = data.counts;
            if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                if (data4.major === undefined) {
                    const err13 = { instancePath: instancePath + "/counts", schemaPath: "#/$defs/counts/required", keyword: "required", params: { missingProperty: "major" } };
                    vErrors = withError(vErrors, err13);
                    errors++;
                }
                if (data4.minor === undefined) {
                    const err14 = { instancePath: instancePath + "/counts", schemaPath: "#/$defs/counts/required", keyword: "required", params: { missingProperty: "minor" } };
                    vErrors = withError(vErrors, err14);
                    errors++;
                }
                if (data4.patch === undefined) {
                    const err15 = { instancePath: instancePath + "/counts", schemaPath: "#/$defs/counts/required", keyword: "required", params: { missingProperty: "patch" } };
                    vErrors = withError(vErrors, err15);
                    errors++;
                }
                if (data4.info === undefined) {
                    const err16 = { instancePath: instancePath + "/counts", schemaPath: "#/$defs/counts/required", keyword: "required", params: { missingProperty: "info" } };
                    vErrors = withError(vErrors, err16);
                    errors++;
                }
                for (const key1 in data4) {
                    if (!((((key1 === "major") || (key1 === "minor")) || (key1 === "patch")) || (key1 === "info"))) {
                        const err17 = { instancePath: instancePath + "/counts", schemaPath: "#/$defs/counts/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                        vErrors = withError(vErrors, err17);
                        errors++;
                    }
                }
                if (data4.major !== undefined) {
                    let data5 = data4.major;
                    if (!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) {
                        const err18 = { instancePath: instancePath + "/counts/major", schemaPath: "#/$defs/counts/properties/major/type", keyword: "type", params: { type: "integer" } };
                        vErrors = withError(vErrors, err18);
                        errors++;
                    }
                    if ((typeof data5 == "number") && (isFinite(data5))) {
                        if (data5 < 0 || isNaN(data5)) {
                            const err19 = { instancePath: instancePath + "/counts/major", schemaPath: "#/$defs/counts/properties/major/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                            vErrors = withError(vErrors, err19);
                            errors++;
                        }
                    }
                }
                if (data4.minor !== undefined) {
                    let data6 = data4.minor;
                    if (!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) {
                        const err20 = { instancePath: instancePath + "/counts/minor", schemaPath: "#/$defs/counts/properties/minor/type", keyword: "type", params: { type: "integer" } };
                        vErrors = withError(vErrors, err20);
                        errors++;
                    }
                    if ((typeof data6 == "number") && (isFinite(data6))) {
                        if (data6 < 0 || isNaN(data6)) {
                            const err21 = { instancePath: instancePath + "/counts/minor", schemaPath: "#/$defs/counts/properties/minor/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                            vErrors = withError(vErrors, err21);
                            errors++;
                        }
                    }
                }
                if (data4.patch !== undefined) {
                    let data7 = data4.patch;
                    if (!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) {
                        const err22 = { instancePath: instancePath + "/counts/patch", schemaPath: "#/$defs/counts/properties/patch/type", keyword: "type", params: { type: "integer" } };
                        vErrors = withError(vErrors, err22);
                        errors++;
                    }
                    if ((typeof data7 == "number") && (isFinite(data7))) {
                        if (data7 < 0 || isNaN(data7)) {
                            const err23 = { instancePath: instancePath + "/counts/patch", schemaPath: "#/$defs/counts/properties/patch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                            vErrors = withError(vErrors, err23);
                            errors++;
                        }
                    }
                }
                if (data4.info !== undefined) {
                    let data8 = data4.info;
                    if (!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) {
                        const err24 = { instancePath: instancePath + "/counts/info", schemaPath: "#/$defs/counts/properties/info/type", keyword: "type", params: { type: "integer" } };
                        vErrors = withError(vErrors, err24);
                        errors++;
                    }
                    if ((typeof data8 == "number") && (isFinite(data8))) {
                        if (data8 < 0 || isNaN(data8)) {
                            const err25 = { instancePath: instancePath + "/counts/info", schemaPath: "#/$defs/counts/properties/info/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                            vErrors = withError(vErrors, err25);
                            errors++;
                        }
                    }
                }
            }
            else {
                const err26 = { instancePath: instancePath + "/counts", schemaPath: "#/$defs/counts/type", keyword: "type", params: { type: "object" } };
                vErrors = withError(vErrors, err26);
                errors++;
            }
        }
        if (data.requiredBump !== undefined) {
            let data9 = data.requiredBump;
            if (!((((data9 === "major") || (data9 === "minor")) || (data9 === "patch")) || (data9 === "none"))) {
                const err27 = { instancePath: instancePath + "/requiredBump", schemaPath: "#/$defs/bump/enum", keyword: "enum", params: { allowedValues: schema45.enum } };
                vErrors = withError(vErrors, err27);
                errors++;
            }
        }
        if (data.suggestion !== undefined) {
            let data10 = data.suggestion;
            if ((typeof data10 !== "string") && (data10 !== null)) {
                const err28 = { instancePath: instancePath + "/suggestion", schemaPath: "#/properties/suggestion/type", keyword: "type", params: { type: schema47.properties.suggestion.type } };
                vErrors = withError(vErrors, err28);
                errors++;
            }
        }
        if (data.due !== undefined) {
            if (typeof data.due !== "boolean") {
                const err29 = { instancePath: instancePath + "/due", schemaPath: "#/properties/due/type", keyword: "type", params: { type: "boolean" } };
                vErrors = withError(vErrors, err29);
                errors++;
            }
        }
    }
    else {
        const err30 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = withError(vErrors, err30);
        errors++;
    }
    validate34.errors = vErrors;
    return errors === 0;
}
validate34.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema52 = { "type": "object", "additionalProperties": false, "required": ["rule", "level", "path", "name", "message", "before", "after", "place", "side", "fingerprint"], "properties": { "rule": { "type": "string" }, "level": { "enum": ["major", "minor", "patch", "info"] }, "path": { "type": "string" }, "name": { "type": "string" }, "message": { "type": "string" }, "before": {}, "after": {}, "place": { "anyOf": [{ "$ref": "#/$defs/place" }, { "type": "null" }] }, "side": { "enum": ["base", "head"] }, "fingerprint": { "type": "string", "pattern": "^[0-9a-f]{16}$" } } };
const pattern22 = new RegExp("^[0-9a-f]{16}$", "u");
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate36.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.rule === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rule" } };
            vErrors = withError(vErrors, err0);
            errors++;
        }
        if (data.level === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "level" } };
            vErrors = withError(vErrors, err1);
            errors++;
        }
        if (data.path === undefined) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
            vErrors = withError(vErrors, err2);
            errors++;
        }
        if (data.name === undefined) {
            const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" } };
            vErrors = withError(vErrors, err3);
            errors++;
        }
        if (data.message === undefined) {
            const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" } };
            vErrors = withError(vErrors, err4);
            errors++;
        }
        if (data.before === undefined) {
            const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "before" } };
            vErrors = withError(vErrors, err5);
            errors++;
        }
        if (data.after === undefined) {
            const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "after" } };
            vErrors = withError(vErrors, err6);
            errors++;
        }
        if (data.place === undefined) {
            const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "place" } };
            vErrors = withError(vErrors, err7);
            errors++;
        }
        if (data.side === undefined) {
            const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "side" } };
            vErrors = withError(vErrors, err8);
            errors++;
        }
        if (data.fingerprint === undefined) {
            const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fingerprint" } };
            vErrors = withError(vErrors, err9);
            errors++;
        }
        for (const key0 in data) {
            if (!(func45.call(schema52.properties, key0))) {
                const err10 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = withError(vErrors, err10);
                errors++;
            }
        }
        if (data.rule !== undefined) {
            if (typeof data.rule !== "string") {
                const err11 = { instancePath: instancePath + "/rule", schemaPath: "#/properties/rule/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err11);
                errors++;
            }
        }
        if (data.level !== undefined) {
            let data1 = data.level;
            if (!((((data1 === "major") || (data1 === "minor")) || (data1 === "patch")) || (data1 === "info"))) {
                const err12 = { instancePath: instancePath + "/level", schemaPath: "#/properties/level/enum", keyword: "enum", params: { allowedValues: schema52.properties.level.enum } };
                vErrors = withError(vErrors, err12);
                errors++;
            }
        }
        if (data.path !== undefined) {
            if (typeof data.path !== "string") {
                const err13 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err13);
                errors++;
            }
        }
        if (data.name !== undefined) {
            if (typeof data.name !== "string") {
                const err14 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err14);
                errors++;
            }
        }
        if (data.message !== undefined) {
            if (typeof data.message !== "string") {
                const err15 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err15);
                errors++;
            }
        }
        if (data.place !== undefined) {
            let data5 = data.place;
            const _errs12 = errors;
            let valid1 = false;
            const _errs13 = errors;
            if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                if (data5.file === undefined) {
                    const err16 = { instancePath: instancePath + "/place", schemaPath: "#/$defs/place/required", keyword: "required", params: { missingProperty: "file" } };
                    vErrors = withError(vErrors, err16);
                    errors++;
                }
                for (const key1 in data5) {
                    if (!(((key1 === "file") || (key1 === "line")) || (key1 === "column"))) {
                        const err17 = { instancePath: instancePath + "/place", schemaPath: "#/$defs/place/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                        vErrors = withError(vErrors, err17);
                        errors++;
                    }
                }
                if (data5.file !== undefined) {
                    if (typeof data5.file !== "string") {
                        const err18 = { instancePath: instancePath + "/place/file", schemaPath: "#/$defs/place/properties/file/type", keyword: "type", params: { type: "string" } };
                        vErrors = withError(vErrors, err18);
                        errors++;
                    }
                }
                if (data5.line !== undefined) {
                    let data7 = data5.line;
                    if (!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) {
                        const err19 = { instancePath: instancePath + "/place/line", schemaPath: "#/$defs/place/properties/line/type", keyword: "type", params: { type: "integer" } };
                        vErrors = withError(vErrors, err19);
                        errors++;
                    }
                    if ((typeof data7 == "number") && (isFinite(data7))) {
                        if (data7 < 1 || isNaN(data7)) {
                            const err20 = { instancePath: instancePath + "/place/line", schemaPath: "#/$defs/place/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                            vErrors = withError(vErrors, err20);
                            errors++;
                        }
                    }
                }
                if (data5.column !== undefined) {
                    let data8 = data5.column;
                    if (!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) {
                        const err21 = { instancePath: instancePath + "/place/column", schemaPath: "#/$defs/place/properties/column/type", keyword: "type", params: { type: "integer" } };
                        vErrors = withError(vErrors, err21);
                        errors++;
                    }
                    if ((typeof data8 == "number") && (isFinite(data8))) {
                        if (data8 < 1 || isNaN(data8)) {
                            const err22 = { instancePath: instancePath + "/place/column", schemaPath: "#/$defs/place/properties/column/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                            vErrors = withError(vErrors, err22);
                            errors++;
                        }
                    }
                }
            }
            else {
                const err23 = { instancePath: instancePath + "/place", schemaPath: "#/$defs/place/type", keyword: "type", params: { type: "object" } };
                vErrors = withError(vErrors, err23);
                errors++;
            }
            var _valid0 = _errs13 === errors;
            valid1 = valid1 || _valid0;
            const _errs23 = errors;
            if (data5 !== null) {
                const err24 = { instancePath: instancePath + "/place", schemaPath: "#/properties/place/anyOf/1/type", keyword: "type", params: { type: "null" } };
                vErrors = withError(vErrors, err24);
                errors++;
            }
            var _valid0 = _errs23 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
                const err25 = { instancePath: instancePath + "/place", schemaPath: "#/properties/place/anyOf", keyword: "anyOf", params: {} };
                vErrors = withError(vErrors, err25);
                errors++;
            }
            else {
                errors = _errs12;
                if (vErrors !== null) {
                    if (_errs12) {
                        vErrors.length = _errs12;
                    }
                    else {
                        vErrors = null;
                    }
                }
            }
        }
        if (data.side !== undefined) {
            let data9 = data.side;
            if (!((data9 === "base") || (data9 === "head"))) {
                const err26 = { instancePath: instancePath + "/side", schemaPath: "#/properties/side/enum", keyword: "enum", params: { allowedValues: schema52.properties.side.enum } };
                vErrors = withError(vErrors, err26);
                errors++;
            }
        }
        if (data.fingerprint !== undefined) {
            let data10 = data.fingerprint;
            if (typeof data10 === "string") {
                if (!pattern22.test(data10)) {
                    const err27 = { instancePath: instancePath + "/fingerprint", schemaPath: "#/properties/fingerprint/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" } };
                    vErrors = withError(vErrors, err27);
                    errors++;
                }
            }
            else {
                const err28 = { instancePath: instancePath + "/fingerprint", schemaPath: "#/properties/fingerprint/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err28);
                errors++;
            }
        }
    }
    else {
        const err29 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = withError(vErrors, err29);
        errors++;
    }
    validate36.errors = vErrors;
    return errors === 0;
}
validate36.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema54 = { "type": "object", "additionalProperties": false, "required": ["kind", "id", "message", "level", "place", "side", "changes"], "properties": { "kind": { "enum": ["change", "move", "line", "edit"] }, "id": { "type": "string", "pattern": "^[0-9a-f]{16}$" }, "message": { "type": "string" }, "level": { "enum": ["major", "minor", "patch", "info"] }, "place": { "anyOf": [{ "$ref": "#/$defs/place" }, { "type": "null" }] }, "side": { "enum": ["base", "head"] }, "changes": { "type": "array", "minItems": 2, "items": { "$ref": "#/$defs/explained" } } } };
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate38.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.kind === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" } };
            vErrors = withError(vErrors, err0);
            errors++;
        }
        if (data.id === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" } };
            vErrors = withError(vErrors, err1);
            errors++;
        }
        if (data.message === undefined) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" } };
            vErrors = withError(vErrors, err2);
            errors++;
        }
        if (data.level === undefined) {
            const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "level" } };
            vErrors = withError(vErrors, err3);
            errors++;
        }
        if (data.place === undefined) {
            const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "place" } };
            vErrors = withError(vErrors, err4);
            errors++;
        }
        if (data.side === undefined) {
            const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "side" } };
            vErrors = withError(vErrors, err5);
            errors++;
        }
        if (data.changes === undefined) {
            const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "changes" } };
            vErrors = withError(vErrors, err6);
            errors++;
        }
        for (const key0 in data) {
            if (!(((((((key0 === "kind") || (key0 === "id")) || (key0 === "message")) || (key0 === "level")) || (key0 === "place")) || (key0 === "side")) || (key0 === "changes"))) {
                const err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = withError(vErrors, err7);
                errors++;
            }
        }
        if (data.kind !== undefined) {
            let data0 = data.kind;
            if (!((((data0 === "change") || (data0 === "move")) || (data0 === "line")) || (data0 === "edit"))) {
                const err8 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema54.properties.kind.enum } };
                vErrors = withError(vErrors, err8);
                errors++;
            }
        }
        if (data.id !== undefined) {
            let data1 = data.id;
            if (typeof data1 === "string") {
                if (!pattern22.test(data1)) {
                    const err9 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{16}$" } };
                    vErrors = withError(vErrors, err9);
                    errors++;
                }
            }
            else {
                const err10 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err10);
                errors++;
            }
        }
        if (data.message !== undefined) {
            if (typeof data.message !== "string") {
                const err11 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err11);
                errors++;
            }
        }
        if (data.level !== undefined) {
            let data3 = data.level;
            if (!((((data3 === "major") || (data3 === "minor")) || (data3 === "patch")) || (data3 === "info"))) {
                const err12 = { instancePath: instancePath + "/level", schemaPath: "#/properties/level/enum", keyword: "enum", params: { allowedValues: schema54.properties.level.enum } };
                vErrors = withError(vErrors, err12);
                errors++;
            }
        }
        if (data.place !== undefined) {
            let data4 = data.place;
            const _errs9 = errors;
            let valid1 = false;
            const _errs10 = errors;
            if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                if (data4.file === undefined) {
                    const err13 = { instancePath: instancePath + "/place", schemaPath: "#/$defs/place/required", keyword: "required", params: { missingProperty: "file" } };
                    vErrors = withError(vErrors, err13);
                    errors++;
                }
                for (const key1 in data4) {
                    if (!(((key1 === "file") || (key1 === "line")) || (key1 === "column"))) {
                        const err14 = { instancePath: instancePath + "/place", schemaPath: "#/$defs/place/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                        vErrors = withError(vErrors, err14);
                        errors++;
                    }
                }
                if (data4.file !== undefined) {
                    if (typeof data4.file !== "string") {
                        const err15 = { instancePath: instancePath + "/place/file", schemaPath: "#/$defs/place/properties/file/type", keyword: "type", params: { type: "string" } };
                        vErrors = withError(vErrors, err15);
                        errors++;
                    }
                }
                if (data4.line !== undefined) {
                    let data6 = data4.line;
                    if (!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) {
                        const err16 = { instancePath: instancePath + "/place/line", schemaPath: "#/$defs/place/properties/line/type", keyword: "type", params: { type: "integer" } };
                        vErrors = withError(vErrors, err16);
                        errors++;
                    }
                    if ((typeof data6 == "number") && (isFinite(data6))) {
                        if (data6 < 1 || isNaN(data6)) {
                            const err17 = { instancePath: instancePath + "/place/line", schemaPath: "#/$defs/place/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                            vErrors = withError(vErrors, err17);
                            errors++;
                        }
                    }
                }
                if (data4.column !== undefined) {
                    let data7 = data4.column;
                    if (!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) {
                        const err18 = { instancePath: instancePath + "/place/column", schemaPath: "#/$defs/place/properties/column/type", keyword: "type", params: { type: "integer" } };
                        vErrors = withError(vErrors, err18);
                        errors++;
                    }
                    if ((typeof data7 == "number") && (isFinite(data7))) {
                        if (data7 < 1 || isNaN(data7)) {
                            const err19 = { instancePath: instancePath + "/place/column", schemaPath: "#/$defs/place/properties/column/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                            vErrors = withError(vErrors, err19);
                            errors++;
                        }
                    }
                }
            }
            else {
                const err20 = { instancePath: instancePath + "/place", schemaPath: "#/$defs/place/type", keyword: "type", params: { type: "object" } };
                vErrors = withError(vErrors, err20);
                errors++;
            }
            var _valid0 = _errs10 === errors;
            valid1 = valid1 || _valid0;
            const _errs20 = errors;
            if (data4 !== null) {
                const err21 = { instancePath: instancePath + "/place", schemaPath: "#/properties/place/anyOf/1/type", keyword: "type", params: { type: "null" } };
                vErrors = withError(vErrors, err21);
                errors++;
            }
            var _valid0 = _errs20 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
                const err22 = { instancePath: instancePath + "/place", schemaPath: "#/properties/place/anyOf", keyword: "anyOf", params: {} };
                vErrors = withError(vErrors, err22);
                errors++;
            }
            else {
                errors = _errs9;
                if (vErrors !== null) {
                    if (_errs9) {
                        vErrors.length = _errs9;
                    }
                    else {
                        vErrors = null;
                    }
                }
            }
        }
        if (data.side !== undefined) {
            let data8 = data.side;
            if (!((data8 === "base") || (data8 === "head"))) {
                const err23 = { instancePath: instancePath + "/side", schemaPath: "#/properties/side/enum", keyword: "enum", params: { allowedValues: schema54.properties.side.enum } };
                vErrors = withError(vErrors, err23);
                errors++;
            }
        }
        if (data.changes !== undefined) {
            let data9 = data.changes;
            if (Array.isArray(data9)) {
                if (data9.length < 2) {
                    const err24 = { instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/minItems", keyword: "minItems", params: { limit: 2 } };
                    vErrors = withError(vErrors, err24);
                    errors++;
                }
                const len0 = data9.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data10 = data9[i0];
                    if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                        if (data10.fingerprint === undefined) {
                            const err25 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "#/$defs/explained/required", keyword: "required", params: { missingProperty: "fingerprint" } };
                            vErrors = withError(vErrors, err25);
                            errors++;
                        }
                        if (data10.confidence === undefined) {
                            const err26 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "#/$defs/explained/required", keyword: "required", params: { missingProperty: "confidence" } };
                            vErrors = withError(vErrors, err26);
                            errors++;
                        }
                        for (const key2 in data10) {
                            if (!((key2 === "fingerprint") || (key2 === "confidence"))) {
                                const err27 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "#/$defs/explained/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
                                vErrors = withError(vErrors, err27);
                                errors++;
                            }
                        }
                        if (data10.fingerprint !== undefined) {
                            if (typeof data10.fingerprint !== "string") {
                                const err28 = { instancePath: instancePath + "/changes/" + i0 + "/fingerprint", schemaPath: "#/$defs/explained/properties/fingerprint/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err28);
                                errors++;
                            }
                        }
                        if (data10.confidence !== undefined) {
                            let data12 = data10.confidence;
                            if ((typeof data12 == "number") && (isFinite(data12))) {
                                if (data12 > 1 || isNaN(data12)) {
                                    const err29 = { instancePath: instancePath + "/changes/" + i0 + "/confidence", schemaPath: "#/$defs/explained/properties/confidence/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 } };
                                    vErrors = withError(vErrors, err29);
                                    errors++;
                                }
                                if (data12 < 0 || isNaN(data12)) {
                                    const err30 = { instancePath: instancePath + "/changes/" + i0 + "/confidence", schemaPath: "#/$defs/explained/properties/confidence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                                    vErrors = withError(vErrors, err30);
                                    errors++;
                                }
                            }
                            else {
                                const err31 = { instancePath: instancePath + "/changes/" + i0 + "/confidence", schemaPath: "#/$defs/explained/properties/confidence/type", keyword: "type", params: { type: "number" } };
                                vErrors = withError(vErrors, err31);
                                errors++;
                            }
                        }
                    }
                    else {
                        const err32 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "#/$defs/explained/type", keyword: "type", params: { type: "object" } };
                        vErrors = withError(vErrors, err32);
                        errors++;
                    }
                }
            }
            else {
                const err33 = { instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/type", keyword: "type", params: { type: "array" } };
                vErrors = withError(vErrors, err33);
                errors++;
            }
        }
    }
    else {
        const err34 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = withError(vErrors, err34);
        errors++;
    }
    validate38.errors = vErrors;
    return errors === 0;
}
validate38.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate40.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.fingerprint === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fingerprint" } };
            vErrors = withError(vErrors, err0);
            errors++;
        }
        if (data.known === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "known" } };
            vErrors = withError(vErrors, err1);
            errors++;
        }
        if (data.breaks === undefined) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "breaks" } };
            vErrors = withError(vErrors, err2);
            errors++;
        }
        if (data.edited === undefined) {
            const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "edited" } };
            vErrors = withError(vErrors, err3);
            errors++;
        }
        if (data.programs === undefined) {
            const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "programs" } };
            vErrors = withError(vErrors, err4);
            errors++;
        }
        if (data.shortest === undefined) {
            const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "shortest" } };
            vErrors = withError(vErrors, err5);
            errors++;
        }
        for (const key0 in data) {
            if (!((((((key0 === "fingerprint") || (key0 === "known")) || (key0 === "breaks")) || (key0 === "edited")) || (key0 === "programs")) || (key0 === "shortest"))) {
                const err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = withError(vErrors, err6);
                errors++;
            }
        }
        if (data.fingerprint !== undefined) {
            if (typeof data.fingerprint !== "string") {
                const err7 = { instancePath: instancePath + "/fingerprint", schemaPath: "#/properties/fingerprint/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err7);
                errors++;
            }
        }
        if (data.known !== undefined) {
            let data1 = data.known;
            if (!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) {
                const err8 = { instancePath: instancePath + "/known", schemaPath: "#/properties/known/type", keyword: "type", params: { type: "integer" } };
                vErrors = withError(vErrors, err8);
                errors++;
            }
            if ((typeof data1 == "number") && (isFinite(data1))) {
                if (data1 < 0 || isNaN(data1)) {
                    const err9 = { instancePath: instancePath + "/known", schemaPath: "#/properties/known/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    vErrors = withError(vErrors, err9);
                    errors++;
                }
            }
        }
        if (data.breaks !== undefined) {
            let data2 = data.breaks;
            if (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) {
                const err10 = { instancePath: instancePath + "/breaks", schemaPath: "#/properties/breaks/type", keyword: "type", params: { type: "integer" } };
                vErrors = withError(vErrors, err10);
                errors++;
            }
            if ((typeof data2 == "number") && (isFinite(data2))) {
                if (data2 < 0 || isNaN(data2)) {
                    const err11 = { instancePath: instancePath + "/breaks", schemaPath: "#/properties/breaks/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    vErrors = withError(vErrors, err11);
                    errors++;
                }
            }
        }
        if (data.edited !== undefined) {
            let data3 = data.edited;
            if (!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) {
                const err12 = { instancePath: instancePath + "/edited", schemaPath: "#/properties/edited/type", keyword: "type", params: { type: "integer" } };
                vErrors = withError(vErrors, err12);
                errors++;
            }
            if ((typeof data3 == "number") && (isFinite(data3))) {
                if (data3 < 0 || isNaN(data3)) {
                    const err13 = { instancePath: instancePath + "/edited", schemaPath: "#/properties/edited/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                    vErrors = withError(vErrors, err13);
                    errors++;
                }
            }
        }
        if (data.programs !== undefined) {
            let data4 = data.programs;
            if (Array.isArray(data4)) {
                const len0 = data4.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    if (typeof data4[i0] !== "string") {
                        const err14 = { instancePath: instancePath + "/programs/" + i0, schemaPath: "#/properties/programs/items/type", keyword: "type", params: { type: "string" } };
                        vErrors = withError(vErrors, err14);
                        errors++;
                    }
                }
            }
            else {
                const err15 = { instancePath: instancePath + "/programs", schemaPath: "#/properties/programs/type", keyword: "type", params: { type: "array" } };
                vErrors = withError(vErrors, err15);
                errors++;
            }
        }
        if (data.shortest !== undefined) {
            let data6 = data.shortest;
            const _errs15 = errors;
            let valid3 = false;
            const _errs16 = errors;
            if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                if (data6.program === undefined) {
                    const err16 = { instancePath: instancePath + "/shortest", schemaPath: "#/$defs/program/required", keyword: "required", params: { missingProperty: "program" } };
                    vErrors = withError(vErrors, err16);
                    errors++;
                }
                if (data6.text === undefined) {
                    const err17 = { instancePath: instancePath + "/shortest", schemaPath: "#/$defs/program/required", keyword: "required", params: { missingProperty: "text" } };
                    vErrors = withError(vErrors, err17);
                    errors++;
                }
                for (const key1 in data6) {
                    if (!((key1 === "program") || (key1 === "text"))) {
                        const err18 = { instancePath: instancePath + "/shortest", schemaPath: "#/$defs/program/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                        vErrors = withError(vErrors, err18);
                        errors++;
                    }
                }
                if (data6.program !== undefined) {
                    if (typeof data6.program !== "string") {
                        const err19 = { instancePath: instancePath + "/shortest/program", schemaPath: "#/$defs/program/properties/program/type", keyword: "type", params: { type: "string" } };
                        vErrors = withError(vErrors, err19);
                        errors++;
                    }
                }
                if (data6.text !== undefined) {
                    if (typeof data6.text !== "string") {
                        const err20 = { instancePath: instancePath + "/shortest/text", schemaPath: "#/$defs/program/properties/text/type", keyword: "type", params: { type: "string" } };
                        vErrors = withError(vErrors, err20);
                        errors++;
                    }
                }
            }
            else {
                const err21 = { instancePath: instancePath + "/shortest", schemaPath: "#/$defs/program/type", keyword: "type", params: { type: "object" } };
                vErrors = withError(vErrors, err21);
                errors++;
            }
            var _valid0 = _errs16 === errors;
            valid3 = valid3 || _valid0;
            const _errs24 = errors;
            if (data6 !== null) {
                const err22 = { instancePath: instancePath + "/shortest", schemaPath: "#/properties/shortest/anyOf/1/type", keyword: "type", params: { type: "null" } };
                vErrors = withError(vErrors, err22);
                errors++;
            }
            var _valid0 = _errs24 === errors;
            valid3 = valid3 || _valid0;
            if (!valid3) {
                const err23 = { instancePath: instancePath + "/shortest", schemaPath: "#/properties/shortest/anyOf", keyword: "anyOf", params: {} };
                vErrors = withError(vErrors, err23);
                errors++;
            }
            else {
                errors = _errs15;
                if (vErrors !== null) {
                    if (_errs15) {
                        vErrors.length = _errs15;
                    }
                    else {
                        vErrors = null;
                    }
                }
            }
        }
    }
    else {
        const err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = withError(vErrors, err24);
        errors++;
    }
    validate40.errors = vErrors;
    return errors === 0;
}
validate40.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema59 = { "type": "object", "additionalProperties": false, "required": ["path", "side", "place"], "properties": { "path": { "type": "string" }, "side": { "enum": ["base", "head", "both"] }, "place": { "anyOf": [{ "$ref": "#/$defs/place" }, { "type": "null" }] } } };
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate42.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.path === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "path" } };
            vErrors = withError(vErrors, err0);
            errors++;
        }
        if (data.side === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "side" } };
            vErrors = withError(vErrors, err1);
            errors++;
        }
        if (data.place === undefined) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "place" } };
            vErrors = withError(vErrors, err2);
            errors++;
        }
        for (const key0 in data) {
            if (!(((key0 === "path") || (key0 === "side")) || (key0 === "place"))) {
                const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = withError(vErrors, err3);
                errors++;
            }
        }
        if (data.path !== undefined) {
            if (typeof data.path !== "string") {
                const err4 = { instancePath: instancePath + "/path", schemaPath: "#/properties/path/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err4);
                errors++;
            }
        }
        if (data.side !== undefined) {
            let data1 = data.side;
            if (!(((data1 === "base") || (data1 === "head")) || (data1 === "both"))) {
                const err5 = { instancePath: instancePath + "/side", schemaPath: "#/properties/side/enum", keyword: "enum", params: { allowedValues: schema59.properties.side.enum } };
                vErrors = withError(vErrors, err5);
                errors++;
            }
        }
        if (data.place !== undefined) {
            let data2 = data.place;
            const _errs6 = errors;
            let valid1 = false;
            const _errs7 = errors;
            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                if (data2.file === undefined) {
                    const err6 = { instancePath: instancePath + "/place", schemaPath: "#/$defs/place/required", keyword: "required", params: { missingProperty: "file" } };
                    vErrors = withError(vErrors, err6);
                    errors++;
                }
                for (const key1 in data2) {
                    if (!(((key1 === "file") || (key1 === "line")) || (key1 === "column"))) {
                        const err7 = { instancePath: instancePath + "/place", schemaPath: "#/$defs/place/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                        vErrors = withError(vErrors, err7);
                        errors++;
                    }
                }
                if (data2.file !== undefined) {
                    if (typeof data2.file !== "string") {
                        const err8 = { instancePath: instancePath + "/place/file", schemaPath: "#/$defs/place/properties/file/type", keyword: "type", params: { type: "string" } };
                        vErrors = withError(vErrors, err8);
                        errors++;
                    }
                }
                if (data2.line !== undefined) {
                    let data4 = data2.line;
                    if (!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) {
                        const err9 = { instancePath: instancePath + "/place/line", schemaPath: "#/$defs/place/properties/line/type", keyword: "type", params: { type: "integer" } };
                        vErrors = withError(vErrors, err9);
                        errors++;
                    }
                    if ((typeof data4 == "number") && (isFinite(data4))) {
                        if (data4 < 1 || isNaN(data4)) {
                            const err10 = { instancePath: instancePath + "/place/line", schemaPath: "#/$defs/place/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                            vErrors = withError(vErrors, err10);
                            errors++;
                        }
                    }
                }
                if (data2.column !== undefined) {
                    let data5 = data2.column;
                    if (!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) {
                        const err11 = { instancePath: instancePath + "/place/column", schemaPath: "#/$defs/place/properties/column/type", keyword: "type", params: { type: "integer" } };
                        vErrors = withError(vErrors, err11);
                        errors++;
                    }
                    if ((typeof data5 == "number") && (isFinite(data5))) {
                        if (data5 < 1 || isNaN(data5)) {
                            const err12 = { instancePath: instancePath + "/place/column", schemaPath: "#/$defs/place/properties/column/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                            vErrors = withError(vErrors, err12);
                            errors++;
                        }
                    }
                }
            }
            else {
                const err13 = { instancePath: instancePath + "/place", schemaPath: "#/$defs/place/type", keyword: "type", params: { type: "object" } };
                vErrors = withError(vErrors, err13);
                errors++;
            }
            var _valid0 = _errs7 === errors;
            valid1 = valid1 || _valid0;
            const _errs17 = errors;
            if (data2 !== null) {
                const err14 = { instancePath: instancePath + "/place", schemaPath: "#/properties/place/anyOf/1/type", keyword: "type", params: { type: "null" } };
                vErrors = withError(vErrors, err14);
                errors++;
            }
            var _valid0 = _errs17 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
                const err15 = { instancePath: instancePath + "/place", schemaPath: "#/properties/place/anyOf", keyword: "anyOf", params: {} };
                vErrors = withError(vErrors, err15);
                errors++;
            }
            else {
                errors = _errs6;
                if (vErrors !== null) {
                    if (_errs6) {
                        vErrors.length = _errs6;
                    }
                    else {
                        vErrors = null;
                    }
                }
            }
        }
    }
    else {
        const err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = withError(vErrors, err16);
        errors++;
    }
    validate42.errors = vErrors;
    return errors === 0;
}
validate42.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const schema61 = { "type": "object", "required": ["rule", "level", "message", "remedy"], "properties": { "rule": { "type": "string" }, "level": { "enum": ["error", "warning", "notice"] }, "message": { "type": "string" }, "remedy": { "type": "string" }, "place": { "$ref": "#/$defs/place" }, "subject": { "type": "string" } } };
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate45.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.rule === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rule" } };
            vErrors = withError(vErrors, err0);
            errors++;
        }
        if (data.level === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "level" } };
            vErrors = withError(vErrors, err1);
            errors++;
        }
        if (data.message === undefined) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" } };
            vErrors = withError(vErrors, err2);
            errors++;
        }
        if (data.remedy === undefined) {
            const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "remedy" } };
            vErrors = withError(vErrors, err3);
            errors++;
        }
        if (data.rule !== undefined) {
            if (typeof data.rule !== "string") {
                const err4 = { instancePath: instancePath + "/rule", schemaPath: "#/properties/rule/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err4);
                errors++;
            }
        }
        if (data.level !== undefined) {
            let data1 = data.level;
            if (!(((data1 === "error") || (data1 === "warning")) || (data1 === "notice"))) {
                const err5 = { instancePath: instancePath + "/level", schemaPath: "#/properties/level/enum", keyword: "enum", params: { allowedValues: schema61.properties.level.enum } };
                vErrors = withError(vErrors, err5);
                errors++;
            }
        }
        if (data.message !== undefined) {
            if (typeof data.message !== "string") {
                const err6 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err6);
                errors++;
            }
        }
        if (data.remedy !== undefined) {
            if (typeof data.remedy !== "string") {
                const err7 = { instancePath: instancePath + "/remedy", schemaPath: "#/properties/remedy/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err7);
                errors++;
            }
        }
        if (data.place !== undefined) {
            let data4 = data.place;
            if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                if (data4.file === undefined) {
                    const err8 = { instancePath: instancePath + "/place", schemaPath: "#/$defs/place/required", keyword: "required", params: { missingProperty: "file" } };
                    vErrors = withError(vErrors, err8);
                    errors++;
                }
                for (const key0 in data4) {
                    if (!(((key0 === "file") || (key0 === "line")) || (key0 === "column"))) {
                        const err9 = { instancePath: instancePath + "/place", schemaPath: "#/$defs/place/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                        vErrors = withError(vErrors, err9);
                        errors++;
                    }
                }
                if (data4.file !== undefined) {
                    if (typeof data4.file !== "string") {
                        const err10 = { instancePath: instancePath + "/place/file", schemaPath: "#/$defs/place/properties/file/type", keyword: "type", params: { type: "string" } };
                        vErrors = withError(vErrors, err10);
                        errors++;
                    }
                }
                if (data4.line !== undefined) {
                    let data6 = data4.line;
                    if (!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) {
                        const err11 = { instancePath: instancePath + "/place/line", schemaPath: "#/$defs/place/properties/line/type", keyword: "type", params: { type: "integer" } };
                        vErrors = withError(vErrors, err11);
                        errors++;
                    }
                    if ((typeof data6 == "number") && (isFinite(data6))) {
                        if (data6 < 1 || isNaN(data6)) {
                            const err12 = { instancePath: instancePath + "/place/line", schemaPath: "#/$defs/place/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                            vErrors = withError(vErrors, err12);
                            errors++;
                        }
                    }
                }
                if (data4.column !== undefined) {
                    let data7 = data4.column;
                    if (!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) {
                        const err13 = { instancePath: instancePath + "/place/column", schemaPath: "#/$defs/place/properties/column/type", keyword: "type", params: { type: "integer" } };
                        vErrors = withError(vErrors, err13);
                        errors++;
                    }
                    if ((typeof data7 == "number") && (isFinite(data7))) {
                        if (data7 < 1 || isNaN(data7)) {
                            const err14 = { instancePath: instancePath + "/place/column", schemaPath: "#/$defs/place/properties/column/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                            vErrors = withError(vErrors, err14);
                            errors++;
                        }
                    }
                }
            }
            else {
                const err15 = { instancePath: instancePath + "/place", schemaPath: "#/$defs/place/type", keyword: "type", params: { type: "object" } };
                vErrors = withError(vErrors, err15);
                errors++;
            }
        }
        if (data.subject !== undefined) {
            if (typeof data.subject !== "string") {
                const err16 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err16);
                errors++;
            }
        }
    }
    else {
        const err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = withError(vErrors, err17);
        errors++;
    }
    validate45.errors = vErrors;
    return errors === 0;
}
validate45.evaluated = { "props": { "rule": true, "level": true, "message": true, "remedy": true, "place": true, "subject": true }, "dynamicProps": false, "dynamicItems": false };
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    /*# sourceURL="urn:refdata-action:schema:check:1" */ ;
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate33.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.ok === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ok" } };
            vErrors = withError(vErrors, err0);
            errors++;
        }
        if (data.verdict === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "verdict" } };
            vErrors = withError(vErrors, err1);
            errors++;
        }
        if (data.level === undefined) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "level" } };
            vErrors = withError(vErrors, err2);
            errors++;
        }
        if (data.requiredBump === undefined) {
            const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requiredBump" } };
            vErrors = withError(vErrors, err3);
            errors++;
        }
        if (data.suggestion === undefined) {
            const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "suggestion" } };
            vErrors = withError(vErrors, err4);
            errors++;
        }
        if (data.nome === undefined) {
            const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nome" } };
            vErrors = withError(vErrors, err5);
            errors++;
        }
        if (data.base === undefined) {
            const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "base" } };
            vErrors = withError(vErrors, err6);
            errors++;
        }
        if (data.head === undefined) {
            const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "head" } };
            vErrors = withError(vErrors, err7);
            errors++;
        }
        if (data.counts === undefined) {
            const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "counts" } };
            vErrors = withError(vErrors, err8);
            errors++;
        }
        if (data.changes === undefined) {
            const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "changes" } };
            vErrors = withError(vErrors, err9);
            errors++;
        }
        if (data.excepted === undefined) {
            const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "excepted" } };
            vErrors = withError(vErrors, err10);
            errors++;
        }
        if (data.findings === undefined) {
            const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "findings" } };
            vErrors = withError(vErrors, err11);
            errors++;
        }
        for (const key0 in data) {
            if (!(func45.call(schema44.properties, key0))) {
                const err12 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = withError(vErrors, err12);
                errors++;
            }
        }
        if (data.ok !== undefined) {
            if (typeof data.ok !== "boolean") {
                const err13 = { instancePath: instancePath + "/ok", schemaPath: "#/properties/ok/type", keyword: "type", params: { type: "boolean" } };
                vErrors = withError(vErrors, err13);
                errors++;
            }
        }
        if (data.verdict !== undefined) {
            let data1 = data.verdict;
            if (!(((((((((((data1 === "unchanged") || (data1 === "bumped")) || (data1 === "not-bumped")) || (data1 === "bumped-too-little")) || (data1 === "decreased")) || (data1 === "bumped-without-change")) || (data1 === "malformed")) || (data1 === "first")) || (data1 === "unknown")) || (data1 === "unversioned")) || (data1 === "deferred"))) {
                const err14 = { instancePath: instancePath + "/verdict", schemaPath: "#/properties/verdict/enum", keyword: "enum", params: { allowedValues: schema44.properties.verdict.enum } };
                vErrors = withError(vErrors, err14);
                errors++;
            }
        }
        if (data.level !== undefined) {
            let data2 = data.level;
            if (!((((data2 === "major") || (data2 === "minor")) || (data2 === "patch")) || (data2 === "none"))) {
                const err15 = { instancePath: instancePath + "/level", schemaPath: "#/$defs/bump/enum", keyword: "enum", params: { allowedValues: schema45.enum } };
                vErrors = withError(vErrors, err15);
                errors++;
            }
        }
        if (data.requiredBump !== undefined) {
            let data3 = data.requiredBump;
            if (!((((data3 === "major") || (data3 === "minor")) || (data3 === "patch")) || (data3 === "none"))) {
                const err16 = { instancePath: instancePath + "/requiredBump", schemaPath: "#/$defs/bump/enum", keyword: "enum", params: { allowedValues: schema45.enum } };
                vErrors = withError(vErrors, err16);
                errors++;
            }
        }
        if (data.suggestion !== undefined) {
            let data4 = data.suggestion;
            if ((typeof data4 !== "string") && (data4 !== null)) {
                const err17 = { instancePath: instancePath + "/suggestion", schemaPath: "#/properties/suggestion/type", keyword: "type", params: { type: schema44.properties.suggestion.type } };
                vErrors = withError(vErrors, err17);
                errors++;
            }
        }
        if (data.nome !== undefined) {
            if (typeof data.nome !== "string") {
                const err18 = { instancePath: instancePath + "/nome", schemaPath: "#/properties/nome/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err18);
                errors++;
            }
        }
        if (data.base !== undefined) {
            let data6 = data.base;
            if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                if (data6.name === undefined) {
                    const err19 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/required", keyword: "required", params: { missingProperty: "name" } };
                    vErrors = withError(vErrors, err19);
                    errors++;
                }
                if (data6.commit === undefined) {
                    const err20 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/required", keyword: "required", params: { missingProperty: "commit" } };
                    vErrors = withError(vErrors, err20);
                    errors++;
                }
                if (data6.versao === undefined) {
                    const err21 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/required", keyword: "required", params: { missingProperty: "versao" } };
                    vErrors = withError(vErrors, err21);
                    errors++;
                }
                for (const key1 in data6) {
                    if (!(((key1 === "name") || (key1 === "commit")) || (key1 === "versao"))) {
                        const err22 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                        vErrors = withError(vErrors, err22);
                        errors++;
                    }
                }
                if (data6.name !== undefined) {
                    if (typeof data6.name !== "string") {
                        const err23 = { instancePath: instancePath + "/base/name", schemaPath: "#/properties/base/properties/name/type", keyword: "type", params: { type: "string" } };
                        vErrors = withError(vErrors, err23);
                        errors++;
                    }
                }
                if (data6.commit !== undefined) {
                    let data8 = data6.commit;
                    if ((typeof data8 !== "string") && (data8 !== null)) {
                        const err24 = { instancePath: instancePath + "/base/commit", schemaPath: "#/properties/base/properties/commit/type", keyword: "type", params: { type: schema44.properties.base.properties.commit.type } };
                        vErrors = withError(vErrors, err24);
                        errors++;
                    }
                }
                if (data6.versao !== undefined) {
                    let data9 = data6.versao;
                    if ((typeof data9 !== "string") && (data9 !== null)) {
                        const err25 = { instancePath: instancePath + "/base/versao", schemaPath: "#/properties/base/properties/versao/type", keyword: "type", params: { type: schema44.properties.base.properties.versao.type } };
                        vErrors = withError(vErrors, err25);
                        errors++;
                    }
                }
            }
            else {
                const err26 = { instancePath: instancePath + "/base", schemaPath: "#/properties/base/type", keyword: "type", params: { type: "object" } };
                vErrors = withError(vErrors, err26);
                errors++;
            }
        }
        if (data.head !== undefined) {
            let data10 = data.head;
            if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                if (data10.name === undefined) {
                    const err27 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/required", keyword: "required", params: { missingProperty: "name" } };
                    vErrors = withError(vErrors, err27);
                    errors++;
                }
                if (data10.commit === undefined) {
                    const err28 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/required", keyword: "required", params: { missingProperty: "commit" } };
                    vErrors = withError(vErrors, err28);
                    errors++;
                }
                if (data10.versao === undefined) {
                    const err29 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/required", keyword: "required", params: { missingProperty: "versao" } };
                    vErrors = withError(vErrors, err29);
                    errors++;
                }
                for (const key2 in data10) {
                    if (!(((key2 === "name") || (key2 === "commit")) || (key2 === "versao"))) {
                        const err30 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
                        vErrors = withError(vErrors, err30);
                        errors++;
                    }
                }
                if (data10.name !== undefined) {
                    if (typeof data10.name !== "string") {
                        const err31 = { instancePath: instancePath + "/head/name", schemaPath: "#/properties/head/properties/name/type", keyword: "type", params: { type: "string" } };
                        vErrors = withError(vErrors, err31);
                        errors++;
                    }
                }
                if (data10.commit !== undefined) {
                    let data12 = data10.commit;
                    if ((typeof data12 !== "string") && (data12 !== null)) {
                        const err32 = { instancePath: instancePath + "/head/commit", schemaPath: "#/properties/head/properties/commit/type", keyword: "type", params: { type: schema44.properties.head.properties.commit.type } };
                        vErrors = withError(vErrors, err32);
                        errors++;
                    }
                }
                if (data10.versao !== undefined) {
                    if (typeof data10.versao !== "string") {
                        const err33 = { instancePath: instancePath + "/head/versao", schemaPath: "#/properties/head/properties/versao/type", keyword: "type", params: { type: "string" } };
                        vErrors = withError(vErrors, err33);
                        errors++;
                    }
                }
            }
            else {
                const err34 = { instancePath: instancePath + "/head", schemaPath: "#/properties/head/type", keyword: "type", params: { type: "object" } };
                vErrors = withError(vErrors, err34);
                errors++;
            }
        }
        if (data.release !== undefined) {
            let data14 = data.release;
            const _errs32 = errors;
            let valid5 = false;
            const _errs33 = errors;
            if (!(validate34(data14, { instancePath: instancePath + "/release", parentData: data, parentDataProperty: "release", rootData, dynamicAnchors }))) {
                vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
                errors = vErrors.length;
            }
            var _valid0 = _errs33 === errors;
            valid5 = valid5 || _valid0;
            const _errs34 = errors;
            if (data14 !== null) {
                const err35 = { instancePath: instancePath + "/release", schemaPath: "#/properties/release/anyOf/1/type", keyword: "type", params: { type: "null" } };
                vErrors = withError(vErrors, err35);
                errors++;
            }
            var _valid0 = _errs34 === errors;
            valid5 = valid5 || _valid0;
            if (!valid5) {
                const err36 = { instancePath: instancePath + "/release", schemaPath: "#/properties/release/anyOf", keyword: "anyOf", params: {} };
                vErrors = withError(vErrors, err36);
                errors++;
            }
            else {
                errors = _errs32;
                if (vErrors !== null) {
                    if (_errs32) {
                        vErrors.length = _errs32;
                    }
                    else {
                        vErrors = null;
                    }
                }
            }
        }
        if (data.compared !== undefined) {
            let data15 = data.compared;
            if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                if (data15.base === undefined) {
                    const err37 = { instancePath: instancePath + "/compared", schemaPath: "#/properties/compared/required", keyword: "required", params: { missingProperty: "base" } };
                    vErrors = withError(vErrors, err37);
                    errors++;
                }
                if (data15.head === undefined) {
                    const err38 = { instancePath: instancePath + "/compared", schemaPath: "#/properties/compared/required", keyword: "required", params: { missingProperty: "head" } };
                    vErrors = withError(vErrors, err38);
                    errors++;
                }
                for (const key3 in data15) {
                    if (!((key3 === "base") || (key3 === "head"))) {
                        const err39 = { instancePath: instancePath + "/compared", schemaPath: "#/properties/compared/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                        vErrors = withError(vErrors, err39);
                        errors++;
                    }
                }
                if (data15.base !== undefined) {
                    let data16 = data15.base;
                    if (!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) {
                        const err40 = { instancePath: instancePath + "/compared/base", schemaPath: "#/properties/compared/properties/base/type", keyword: "type", params: { type: "integer" } };
                        vErrors = withError(vErrors, err40);
                        errors++;
                    }
                    if ((typeof data16 == "number") && (isFinite(data16))) {
                        if (data16 < 0 || isNaN(data16)) {
                            const err41 = { instancePath: instancePath + "/compared/base", schemaPath: "#/properties/compared/properties/base/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                            vErrors = withError(vErrors, err41);
                            errors++;
                        }
                    }
                }
                if (data15.head !== undefined) {
                    let data17 = data15.head;
                    if (!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) {
                        const err42 = { instancePath: instancePath + "/compared/head", schemaPath: "#/properties/compared/properties/head/type", keyword: "type", params: { type: "integer" } };
                        vErrors = withError(vErrors, err42);
                        errors++;
                    }
                    if ((typeof data17 == "number") && (isFinite(data17))) {
                        if (data17 < 0 || isNaN(data17)) {
                            const err43 = { instancePath: instancePath + "/compared/head", schemaPath: "#/properties/compared/properties/head/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                            vErrors = withError(vErrors, err43);
                            errors++;
                        }
                    }
                }
            }
            else {
                const err44 = { instancePath: instancePath + "/compared", schemaPath: "#/properties/compared/type", keyword: "type", params: { type: "object" } };
                vErrors = withError(vErrors, err44);
                errors++;
            }
        }
        if (data.counts !== undefined) {
            let data18 = data.counts;
            if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                if (data18.major === undefined) {
                    const err45 = { instancePath: instancePath + "/counts", schemaPath: "#/$defs/counts/required", keyword: "required", params: { missingProperty: "major" } };
                    vErrors = withError(vErrors, err45);
                    errors++;
                }
                if (data18.minor === undefined) {
                    const err46 = { instancePath: instancePath + "/counts", schemaPath: "#/$defs/counts/required", keyword: "required", params: { missingProperty: "minor" } };
                    vErrors = withError(vErrors, err46);
                    errors++;
                }
                if (data18.patch === undefined) {
                    const err47 = { instancePath: instancePath + "/counts", schemaPath: "#/$defs/counts/required", keyword: "required", params: { missingProperty: "patch" } };
                    vErrors = withError(vErrors, err47);
                    errors++;
                }
                if (data18.info === undefined) {
                    const err48 = { instancePath: instancePath + "/counts", schemaPath: "#/$defs/counts/required", keyword: "required", params: { missingProperty: "info" } };
                    vErrors = withError(vErrors, err48);
                    errors++;
                }
                for (const key4 in data18) {
                    if (!((((key4 === "major") || (key4 === "minor")) || (key4 === "patch")) || (key4 === "info"))) {
                        const err49 = { instancePath: instancePath + "/counts", schemaPath: "#/$defs/counts/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } };
                        vErrors = withError(vErrors, err49);
                        errors++;
                    }
                }
                if (data18.major !== undefined) {
                    let data19 = data18.major;
                    if (!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) {
                        const err50 = { instancePath: instancePath + "/counts/major", schemaPath: "#/$defs/counts/properties/major/type", keyword: "type", params: { type: "integer" } };
                        vErrors = withError(vErrors, err50);
                        errors++;
                    }
                    if ((typeof data19 == "number") && (isFinite(data19))) {
                        if (data19 < 0 || isNaN(data19)) {
                            const err51 = { instancePath: instancePath + "/counts/major", schemaPath: "#/$defs/counts/properties/major/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                            vErrors = withError(vErrors, err51);
                            errors++;
                        }
                    }
                }
                if (data18.minor !== undefined) {
                    let data20 = data18.minor;
                    if (!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))) {
                        const err52 = { instancePath: instancePath + "/counts/minor", schemaPath: "#/$defs/counts/properties/minor/type", keyword: "type", params: { type: "integer" } };
                        vErrors = withError(vErrors, err52);
                        errors++;
                    }
                    if ((typeof data20 == "number") && (isFinite(data20))) {
                        if (data20 < 0 || isNaN(data20)) {
                            const err53 = { instancePath: instancePath + "/counts/minor", schemaPath: "#/$defs/counts/properties/minor/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                            vErrors = withError(vErrors, err53);
                            errors++;
                        }
                    }
                }
                if (data18.patch !== undefined) {
                    let data21 = data18.patch;
                    if (!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) {
                        const err54 = { instancePath: instancePath + "/counts/patch", schemaPath: "#/$defs/counts/properties/patch/type", keyword: "type", params: { type: "integer" } };
                        vErrors = withError(vErrors, err54);
                        errors++;
                    }
                    if ((typeof data21 == "number") && (isFinite(data21))) {
                        if (data21 < 0 || isNaN(data21)) {
                            const err55 = { instancePath: instancePath + "/counts/patch", schemaPath: "#/$defs/counts/properties/patch/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                            vErrors = withError(vErrors, err55);
                            errors++;
                        }
                    }
                }
                if (data18.info !== undefined) {
                    let data22 = data18.info;
                    if (!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))) {
                        const err56 = { instancePath: instancePath + "/counts/info", schemaPath: "#/$defs/counts/properties/info/type", keyword: "type", params: { type: "integer" } };
                        vErrors = withError(vErrors, err56);
                        errors++;
                    }
                    if ((typeof data22 == "number") && (isFinite(data22))) {
                        if (data22 < 0 || isNaN(data22)) {
                            const err57 = { instancePath: instancePath + "/counts/info", schemaPath: "#/$defs/counts/properties/info/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                            vErrors = withError(vErrors, err57);
                            errors++;
                        }
                    }
                }
            }
            else {
                const err58 = { instancePath: instancePath + "/counts", schemaPath: "#/$defs/counts/type", keyword: "type", params: { type: "object" } };
                vErrors = withError(vErrors, err58);
                errors++;
            }
        }
        if (data.changes !== undefined) {
            let data23 = data.changes;
            if (Array.isArray(data23)) {
                const len0 = data23.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    if (!(validate36(data23[i0], { instancePath: instancePath + "/changes/" + i0, parentData: data23, parentDataProperty: i0, rootData, dynamicAnchors }))) {
                        vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err59 = { instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/type", keyword: "type", params: { type: "array" } };
                vErrors = withError(vErrors, err59);
                errors++;
            }
        }
        if (data.causes !== undefined) {
            let data25 = data.causes;
            if (Array.isArray(data25)) {
                const len1 = data25.length;
                for (let i1 = 0; i1 < len1; i1++) {
                    if (!(validate38(data25[i1], { instancePath: instancePath + "/causes/" + i1, parentData: data25, parentDataProperty: i1, rootData, dynamicAnchors }))) {
                        vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err60 = { instancePath: instancePath + "/causes", schemaPath: "#/properties/causes/type", keyword: "type", params: { type: "array" } };
                vErrors = withError(vErrors, err60);
                errors++;
            }
        }
        if (data.evidence !== undefined) {
            let data27 = data.evidence;
            if (Array.isArray(data27)) {
                const len2 = data27.length;
                for (let i2 = 0; i2 < len2; i2++) {
                    if (!(validate40(data27[i2], { instancePath: instancePath + "/evidence/" + i2, parentData: data27, parentDataProperty: i2, rootData, dynamicAnchors }))) {
                        vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err61 = { instancePath: instancePath + "/evidence", schemaPath: "#/properties/evidence/type", keyword: "type", params: { type: "array" } };
                vErrors = withError(vErrors, err61);
                errors++;
            }
        }
        if (data.unknown !== undefined) {
            let data29 = data.unknown;
            if (Array.isArray(data29)) {
                const len3 = data29.length;
                for (let i3 = 0; i3 < len3; i3++) {
                    if (!(validate42(data29[i3], { instancePath: instancePath + "/unknown/" + i3, parentData: data29, parentDataProperty: i3, rootData, dynamicAnchors }))) {
                        vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err62 = { instancePath: instancePath + "/unknown", schemaPath: "#/properties/unknown/type", keyword: "type", params: { type: "array" } };
                vErrors = withError(vErrors, err62);
                errors++;
            }
        }
        if (data.excepted !== undefined) {
            let data31 = data.excepted;
            if (Array.isArray(data31)) {
                const len4 = data31.length;
                for (let i4 = 0; i4 < len4; i4++) {
                    if (!(validate36(data31[i4], { instancePath: instancePath + "/excepted/" + i4, parentData: data31, parentDataProperty: i4, rootData, dynamicAnchors }))) {
                        vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err63 = { instancePath: instancePath + "/excepted", schemaPath: "#/properties/excepted/type", keyword: "type", params: { type: "array" } };
                vErrors = withError(vErrors, err63);
                errors++;
            }
        }
        if (data.findings !== undefined) {
            let data33 = data.findings;
            if (Array.isArray(data33)) {
                const len5 = data33.length;
                for (let i5 = 0; i5 < len5; i5++) {
                    if (!(validate45(data33[i5], { instancePath: instancePath + "/findings/" + i5, parentData: data33, parentDataProperty: i5, rootData, dynamicAnchors }))) {
                        vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
                        errors = vErrors.length;
                    }
                }
            }
            else {
                const err64 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" } };
                vErrors = withError(vErrors, err64);
                errors++;
            }
        }
    }
    else {
        const err65 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = withError(vErrors, err65);
        errors++;
    }
    validate33.errors = vErrors;
    return errors === 0;
}
validate33.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const referencia = validate47;
const schema63 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "urn:refdata-action:schema:referencia:1", "type": "object", "additionalProperties": false, "required": ["versao", "nome", "idioma", "commit", "itens"], "properties": { "versao": { "type": "string", "minLength": 1 }, "nome": { "type": "string", "minLength": 1 }, "idioma": { "enum": ["pt", "en"] }, "commit": { "type": ["string", "null"], "pattern": "^[0-9a-f]{40}(?:[0-9a-f]{24})?$" }, "antigos": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["id", "ate", "agora"], "properties": { "id": { "type": "string", "minLength": 1 }, "ate": { "type": ["string", "null"] }, "agora": { "type": ["string", "null"] } } } }, "itens": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["id", "tipo", "nome", "apelidos", "modulo", "assinatura", "parametros", "retorno", "resumo", "documentacao", "exemplos", "fonte", "endereco", "desde", "obsoleto"], "properties": { "id": { "type": "string", "minLength": 1 }, "tipo": { "enum": ["palavra", "contextual", "operador", "verbo", "regra", "embutida", "modulo", "simbolo", "comando", "erro"] }, "nome": { "type": "string" }, "apelidos": { "type": "array", "items": { "type": "string", "minLength": 1 } }, "modulo": { "type": ["string", "null"] }, "assinatura": { "type": ["string", "null"] }, "parametros": { "type": ["array", "null"], "items": { "type": "object", "additionalProperties": false, "required": ["nome", "tipo", "padrao", "opcional", "modo"], "properties": { "nome": { "type": "string" }, "tipo": { "type": ["string", "null"] }, "padrao": { "type": ["string", "null"] }, "opcional": { "type": "boolean" }, "modo": { "enum": ["posicao", "nome", "ambos", "resto"] } } } }, "retorno": { "type": ["string", "null"] }, "resumo": { "type": "string" }, "documentacao": { "type": "string" }, "exemplos": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["codigo", "arquivo", "linha"], "properties": { "codigo": { "type": "string" }, "arquivo": { "type": ["string", "null"] }, "linha": { "type": ["integer", "null"], "minimum": 1 } } } }, "fonte": { "type": ["object", "null"], "additionalProperties": false, "required": ["arquivo", "linha", "url"], "properties": { "arquivo": { "type": "string" }, "linha": { "type": ["integer", "null"], "minimum": 1 }, "url": { "type": ["string", "null"] } } }, "endereco": { "type": "string", "pattern": "^/" }, "desde": { "type": ["string", "null"] }, "obsoleto": { "type": ["string", "null"] } } } } } };
const pattern25 = new RegExp("^/", "u");
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    /*# sourceURL="urn:refdata-action:schema:referencia:1" */ ;
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate47.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.versao === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "versao" } };
            vErrors = withError(vErrors, err0);
            errors++;
        }
        if (data.nome === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nome" } };
            vErrors = withError(vErrors, err1);
            errors++;
        }
        if (data.idioma === undefined) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "idioma" } };
            vErrors = withError(vErrors, err2);
            errors++;
        }
        if (data.commit === undefined) {
            const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "commit" } };
            vErrors = withError(vErrors, err3);
            errors++;
        }
        if (data.itens === undefined) {
            const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "itens" } };
            vErrors = withError(vErrors, err4);
            errors++;
        }
        for (const key0 in data) {
            if (!((((((key0 === "versao") || (key0 === "nome")) || (key0 === "idioma")) || (key0 === "commit")) || (key0 === "antigos")) || (key0 === "itens"))) {
                const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = withError(vErrors, err5);
                errors++;
            }
        }
        if (data.versao !== undefined) {
            let data0 = data.versao;
            if (typeof data0 === "string") {
                if (func1(data0) < 1) {
                    const err6 = { instancePath: instancePath + "/versao", schemaPath: "#/properties/versao/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = withError(vErrors, err6);
                    errors++;
                }
            }
            else {
                const err7 = { instancePath: instancePath + "/versao", schemaPath: "#/properties/versao/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err7);
                errors++;
            }
        }
        if (data.nome !== undefined) {
            let data1 = data.nome;
            if (typeof data1 === "string") {
                if (func1(data1) < 1) {
                    const err8 = { instancePath: instancePath + "/nome", schemaPath: "#/properties/nome/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = withError(vErrors, err8);
                    errors++;
                }
            }
            else {
                const err9 = { instancePath: instancePath + "/nome", schemaPath: "#/properties/nome/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err9);
                errors++;
            }
        }
        if (data.idioma !== undefined) {
            let data2 = data.idioma;
            if (!((data2 === "pt") || (data2 === "en"))) {
                const err10 = { instancePath: instancePath + "/idioma", schemaPath: "#/properties/idioma/enum", keyword: "enum", params: { allowedValues: schema63.properties.idioma.enum } };
                vErrors = withError(vErrors, err10);
                errors++;
            }
        }
        if (data.commit !== undefined) {
            let data3 = data.commit;
            if ((typeof data3 !== "string") && (data3 !== null)) {
                const err11 = { instancePath: instancePath + "/commit", schemaPath: "#/properties/commit/type", keyword: "type", params: { type: schema63.properties.commit.type } };
                vErrors = withError(vErrors, err11);
                errors++;
            }
            if (typeof data3 === "string") {
                if (!pattern6.test(data3)) {
                    const err12 = { instancePath: instancePath + "/commit", schemaPath: "#/properties/commit/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$" } };
                    vErrors = withError(vErrors, err12);
                    errors++;
                }
            }
        }
        if (data.antigos !== undefined) {
            let data4 = data.antigos;
            if (Array.isArray(data4)) {
                const len0 = data4.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data5 = data4[i0];
                    if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                        if (data5.id === undefined) {
                            const err13 = { instancePath: instancePath + "/antigos/" + i0, schemaPath: "#/properties/antigos/items/required", keyword: "required", params: { missingProperty: "id" } };
                            vErrors = withError(vErrors, err13);
                            errors++;
                        }
                        if (data5.ate === undefined) {
                            const err14 = { instancePath: instancePath + "/antigos/" + i0, schemaPath: "#/properties/antigos/items/required", keyword: "required", params: { missingProperty: "ate" } };
                            vErrors = withError(vErrors, err14);
                            errors++;
                        }
                        if (data5.agora === undefined) {
                            const err15 = { instancePath: instancePath + "/antigos/" + i0, schemaPath: "#/properties/antigos/items/required", keyword: "required", params: { missingProperty: "agora" } };
                            vErrors = withError(vErrors, err15);
                            errors++;
                        }
                        for (const key1 in data5) {
                            if (!(((key1 === "id") || (key1 === "ate")) || (key1 === "agora"))) {
                                const err16 = { instancePath: instancePath + "/antigos/" + i0, schemaPath: "#/properties/antigos/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                                vErrors = withError(vErrors, err16);
                                errors++;
                            }
                        }
                        if (data5.id !== undefined) {
                            let data6 = data5.id;
                            if (typeof data6 === "string") {
                                if (func1(data6) < 1) {
                                    const err17 = { instancePath: instancePath + "/antigos/" + i0 + "/id", schemaPath: "#/properties/antigos/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = withError(vErrors, err17);
                                    errors++;
                                }
                            }
                            else {
                                const err18 = { instancePath: instancePath + "/antigos/" + i0 + "/id", schemaPath: "#/properties/antigos/items/properties/id/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err18);
                                errors++;
                            }
                        }
                        if (data5.ate !== undefined) {
                            let data7 = data5.ate;
                            if ((typeof data7 !== "string") && (data7 !== null)) {
                                const err19 = { instancePath: instancePath + "/antigos/" + i0 + "/ate", schemaPath: "#/properties/antigos/items/properties/ate/type", keyword: "type", params: { type: schema63.properties.antigos.items.properties.ate.type } };
                                vErrors = withError(vErrors, err19);
                                errors++;
                            }
                        }
                        if (data5.agora !== undefined) {
                            let data8 = data5.agora;
                            if ((typeof data8 !== "string") && (data8 !== null)) {
                                const err20 = { instancePath: instancePath + "/antigos/" + i0 + "/agora", schemaPath: "#/properties/antigos/items/properties/agora/type", keyword: "type", params: { type: schema63.properties.antigos.items.properties.agora.type } };
                                vErrors = withError(vErrors, err20);
                                errors++;
                            }
                        }
                    }
                    else {
                        const err21 = { instancePath: instancePath + "/antigos/" + i0, schemaPath: "#/properties/antigos/items/type", keyword: "type", params: { type: "object" } };
                        vErrors = withError(vErrors, err21);
                        errors++;
                    }
                }
            }
            else {
                const err22 = { instancePath: instancePath + "/antigos", schemaPath: "#/properties/antigos/type", keyword: "type", params: { type: "array" } };
                vErrors = withError(vErrors, err22);
                errors++;
            }
        }
        if (data.itens !== undefined) {
            let data9 = data.itens;
            if (Array.isArray(data9)) {
                const len1 = data9.length;
                for (let i1 = 0; i1 < len1; i1++) {
                    let data10 = data9[i1];
                    if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                        if (data10.id === undefined) {
                            const err23 = { instancePath: instancePath + "/itens/" + i1, schemaPath: "#/properties/itens/items/required", keyword: "required", params: { missingProperty: "id" } };
                            vErrors = withError(vErrors, err23);
                            errors++;
                        }
                        if (data10.tipo === undefined) {
                            const err24 = { instancePath: instancePath + "/itens/" + i1, schemaPath: "#/properties/itens/items/required", keyword: "required", params: { missingProperty: "tipo" } };
                            vErrors = withError(vErrors, err24);
                            errors++;
                        }
                        if (data10.nome === undefined) {
                            const err25 = { instancePath: instancePath + "/itens/" + i1, schemaPath: "#/properties/itens/items/required", keyword: "required", params: { missingProperty: "nome" } };
                            vErrors = withError(vErrors, err25);
                            errors++;
                        }
                        if (data10.apelidos === undefined) {
                            const err26 = { instancePath: instancePath + "/itens/" + i1, schemaPath: "#/properties/itens/items/required", keyword: "required", params: { missingProperty: "apelidos" } };
                            vErrors = withError(vErrors, err26);
                            errors++;
                        }
                        if (data10.modulo === undefined) {
                            const err27 = { instancePath: instancePath + "/itens/" + i1, schemaPath: "#/properties/itens/items/required", keyword: "required", params: { missingProperty: "modulo" } };
                            vErrors = withError(vErrors, err27);
                            errors++;
                        }
                        if (data10.assinatura === undefined) {
                            const err28 = { instancePath: instancePath + "/itens/" + i1, schemaPath: "#/properties/itens/items/required", keyword: "required", params: { missingProperty: "assinatura" } };
                            vErrors = withError(vErrors, err28);
                            errors++;
                        }
                        if (data10.parametros === undefined) {
                            const err29 = { instancePath: instancePath + "/itens/" + i1, schemaPath: "#/properties/itens/items/required", keyword: "required", params: { missingProperty: "parametros" } };
                            vErrors = withError(vErrors, err29);
                            errors++;
                        }
                        if (data10.retorno === undefined) {
                            const err30 = { instancePath: instancePath + "/itens/" + i1, schemaPath: "#/properties/itens/items/required", keyword: "required", params: { missingProperty: "retorno" } };
                            vErrors = withError(vErrors, err30);
                            errors++;
                        }
                        if (data10.resumo === undefined) {
                            const err31 = { instancePath: instancePath + "/itens/" + i1, schemaPath: "#/properties/itens/items/required", keyword: "required", params: { missingProperty: "resumo" } };
                            vErrors = withError(vErrors, err31);
                            errors++;
                        }
                        if (data10.documentacao === undefined) {
                            const err32 = { instancePath: instancePath + "/itens/" + i1, schemaPath: "#/properties/itens/items/required", keyword: "required", params: { missingProperty: "documentacao" } };
                            vErrors = withError(vErrors, err32);
                            errors++;
                        }
                        if (data10.exemplos === undefined) {
                            const err33 = { instancePath: instancePath + "/itens/" + i1, schemaPath: "#/properties/itens/items/required", keyword: "required", params: { missingProperty: "exemplos" } };
                            vErrors = withError(vErrors, err33);
                            errors++;
                        }
                        if (data10.fonte === undefined) {
                            const err34 = { instancePath: instancePath + "/itens/" + i1, schemaPath: "#/properties/itens/items/required", keyword: "required", params: { missingProperty: "fonte" } };
                            vErrors = withError(vErrors, err34);
                            errors++;
                        }
                        if (data10.endereco === undefined) {
                            const err35 = { instancePath: instancePath + "/itens/" + i1, schemaPath: "#/properties/itens/items/required", keyword: "required", params: { missingProperty: "endereco" } };
                            vErrors = withError(vErrors, err35);
                            errors++;
                        }
                        if (data10.desde === undefined) {
                            const err36 = { instancePath: instancePath + "/itens/" + i1, schemaPath: "#/properties/itens/items/required", keyword: "required", params: { missingProperty: "desde" } };
                            vErrors = withError(vErrors, err36);
                            errors++;
                        }
                        if (data10.obsoleto === undefined) {
                            const err37 = { instancePath: instancePath + "/itens/" + i1, schemaPath: "#/properties/itens/items/required", keyword: "required", params: { missingProperty: "obsoleto" } };
                            vErrors = withError(vErrors, err37);
                            errors++;
                        }
                        for (const key2 in data10) {
                            if (!(func45.call(schema63.properties.itens.items.properties, key2))) {
                                const err38 = { instancePath: instancePath + "/itens/" + i1, schemaPath: "#/properties/itens/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
                                vErrors = withError(vErrors, err38);
                                errors++;
                            }
                        }
                        if (data10.id !== undefined) {
                            let data11 = data10.id;
                            if (typeof data11 === "string") {
                                if (func1(data11) < 1) {
                                    const err39 = { instancePath: instancePath + "/itens/" + i1 + "/id", schemaPath: "#/properties/itens/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = withError(vErrors, err39);
                                    errors++;
                                }
                            }
                            else {
                                const err40 = { instancePath: instancePath + "/itens/" + i1 + "/id", schemaPath: "#/properties/itens/items/properties/id/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err40);
                                errors++;
                            }
                        }
                        if (data10.tipo !== undefined) {
                            let data12 = data10.tipo;
                            if (!((((((((((data12 === "palavra") || (data12 === "contextual")) || (data12 === "operador")) || (data12 === "verbo")) || (data12 === "regra")) || (data12 === "embutida")) || (data12 === "modulo")) || (data12 === "simbolo")) || (data12 === "comando")) || (data12 === "erro"))) {
                                const err41 = { instancePath: instancePath + "/itens/" + i1 + "/tipo", schemaPath: "#/properties/itens/items/properties/tipo/enum", keyword: "enum", params: { allowedValues: schema63.properties.itens.items.properties.tipo.enum } };
                                vErrors = withError(vErrors, err41);
                                errors++;
                            }
                        }
                        if (data10.nome !== undefined) {
                            if (typeof data10.nome !== "string") {
                                const err42 = { instancePath: instancePath + "/itens/" + i1 + "/nome", schemaPath: "#/properties/itens/items/properties/nome/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err42);
                                errors++;
                            }
                        }
                        if (data10.apelidos !== undefined) {
                            let data14 = data10.apelidos;
                            if (Array.isArray(data14)) {
                                const len2 = data14.length;
                                for (let i2 = 0; i2 < len2; i2++) {
                                    let data15 = data14[i2];
                                    if (typeof data15 === "string") {
                                        if (func1(data15) < 1) {
                                            const err43 = { instancePath: instancePath + "/itens/" + i1 + "/apelidos/" + i2, schemaPath: "#/properties/itens/items/properties/apelidos/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = withError(vErrors, err43);
                                            errors++;
                                        }
                                    }
                                    else {
                                        const err44 = { instancePath: instancePath + "/itens/" + i1 + "/apelidos/" + i2, schemaPath: "#/properties/itens/items/properties/apelidos/items/type", keyword: "type", params: { type: "string" } };
                                        vErrors = withError(vErrors, err44);
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err45 = { instancePath: instancePath + "/itens/" + i1 + "/apelidos", schemaPath: "#/properties/itens/items/properties/apelidos/type", keyword: "type", params: { type: "array" } };
                                vErrors = withError(vErrors, err45);
                                errors++;
                            }
                        }
                        if (data10.modulo !== undefined) {
                            let data16 = data10.modulo;
                            if ((typeof data16 !== "string") && (data16 !== null)) {
                                const err46 = { instancePath: instancePath + "/itens/" + i1 + "/modulo", schemaPath: "#/properties/itens/items/properties/modulo/type", keyword: "type", params: { type: schema63.properties.itens.items.properties.modulo.type } };
                                vErrors = withError(vErrors, err46);
                                errors++;
                            }
                        }
                        if (data10.assinatura !== undefined) {
                            let data17 = data10.assinatura;
                            if ((typeof data17 !== "string") && (data17 !== null)) {
                                const err47 = { instancePath: instancePath + "/itens/" + i1 + "/assinatura", schemaPath: "#/properties/itens/items/properties/assinatura/type", keyword: "type", params: { type: schema63.properties.itens.items.properties.assinatura.type } };
                                vErrors = withError(vErrors, err47);
                                errors++;
                            }
                        }
                        if (data10.parametros !== undefined) {
                            let data18 = data10.parametros;
                            if ((!(Array.isArray(data18))) && (data18 !== null)) {
                                const err48 = { instancePath: instancePath + "/itens/" + i1 + "/parametros", schemaPath: "#/properties/itens/items/properties/parametros/type", keyword: "type", params: { type: schema63.properties.itens.items.properties.parametros.type } };
                                vErrors = withError(vErrors, err48);
                                errors++;
                            }
                            if (Array.isArray(data18)) {
                                const len3 = data18.length;
                                for (let i3 = 0; i3 < len3; i3++) {
                                    let data19 = data18[i3];
                                    if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
                                        if (data19.nome === undefined) {
                                            const err49 = { instancePath: instancePath + "/itens/" + i1 + "/parametros/" + i3, schemaPath: "#/properties/itens/items/properties/parametros/items/required", keyword: "required", params: { missingProperty: "nome" } };
                                            vErrors = withError(vErrors, err49);
                                            errors++;
                                        }
                                        if (data19.tipo === undefined) {
                                            const err50 = { instancePath: instancePath + "/itens/" + i1 + "/parametros/" + i3, schemaPath: "#/properties/itens/items/properties/parametros/items/required", keyword: "required", params: { missingProperty: "tipo" } };
                                            vErrors = withError(vErrors, err50);
                                            errors++;
                                        }
                                        if (data19.padrao === undefined) {
                                            const err51 = { instancePath: instancePath + "/itens/" + i1 + "/parametros/" + i3, schemaPath: "#/properties/itens/items/properties/parametros/items/required", keyword: "required", params: { missingProperty: "padrao" } };
                                            vErrors = withError(vErrors, err51);
                                            errors++;
                                        }
                                        if (data19.opcional === undefined) {
                                            const err52 = { instancePath: instancePath + "/itens/" + i1 + "/parametros/" + i3, schemaPath: "#/properties/itens/items/properties/parametros/items/required", keyword: "required", params: { missingProperty: "opcional" } };
                                            vErrors = withError(vErrors, err52);
                                            errors++;
                                        }
                                        if (data19.modo === undefined) {
                                            const err53 = { instancePath: instancePath + "/itens/" + i1 + "/parametros/" + i3, schemaPath: "#/properties/itens/items/properties/parametros/items/required", keyword: "required", params: { missingProperty: "modo" } };
                                            vErrors = withError(vErrors, err53);
                                            errors++;
                                        }
                                        for (const key3 in data19) {
                                            if (!(((((key3 === "nome") || (key3 === "tipo")) || (key3 === "padrao")) || (key3 === "opcional")) || (key3 === "modo"))) {
                                                const err54 = { instancePath: instancePath + "/itens/" + i1 + "/parametros/" + i3, schemaPath: "#/properties/itens/items/properties/parametros/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                                                vErrors = withError(vErrors, err54);
                                                errors++;
                                            }
                                        }
                                        if (data19.nome !== undefined) {
                                            if (typeof data19.nome !== "string") {
                                                const err55 = { instancePath: instancePath + "/itens/" + i1 + "/parametros/" + i3 + "/nome", schemaPath: "#/properties/itens/items/properties/parametros/items/properties/nome/type", keyword: "type", params: { type: "string" } };
                                                vErrors = withError(vErrors, err55);
                                                errors++;
                                            }
                                        }
                                        if (data19.tipo !== undefined) {
                                            let data21 = data19.tipo;
                                            if ((typeof data21 !== "string") && (data21 !== null)) {
                                                const err56 = { instancePath: instancePath + "/itens/" + i1 + "/parametros/" + i3 + "/tipo", schemaPath: "#/properties/itens/items/properties/parametros/items/properties/tipo/type", keyword: "type", params: { type: schema63.properties.itens.items.properties.parametros.items.properties.tipo.type } };
                                                vErrors = withError(vErrors, err56);
                                                errors++;
                                            }
                                        }
                                        if (data19.padrao !== undefined) {
                                            let data22 = data19.padrao;
                                            if ((typeof data22 !== "string") && (data22 !== null)) {
                                                const err57 = { instancePath: instancePath + "/itens/" + i1 + "/parametros/" + i3 + "/padrao", schemaPath: "#/properties/itens/items/properties/parametros/items/properties/padrao/type", keyword: "type", params: { type: schema63.properties.itens.items.properties.parametros.items.properties.padrao.type } };
                                                vErrors = withError(vErrors, err57);
                                                errors++;
                                            }
                                        }
                                        if (data19.opcional !== undefined) {
                                            if (typeof data19.opcional !== "boolean") {
                                                const err58 = { instancePath: instancePath + "/itens/" + i1 + "/parametros/" + i3 + "/opcional", schemaPath: "#/properties/itens/items/properties/parametros/items/properties/opcional/type", keyword: "type", params: { type: "boolean" } };
                                                vErrors = withError(vErrors, err58);
                                                errors++;
                                            }
                                        }
                                        if (data19.modo !== undefined) {
                                            let data24 = data19.modo;
                                            if (!((((data24 === "posicao") || (data24 === "nome")) || (data24 === "ambos")) || (data24 === "resto"))) {
                                                const err59 = { instancePath: instancePath + "/itens/" + i1 + "/parametros/" + i3 + "/modo", schemaPath: "#/properties/itens/items/properties/parametros/items/properties/modo/enum", keyword: "enum", params: { allowedValues: schema63.properties.itens.items.properties.parametros.items.properties.modo.enum } };
                                                vErrors = withError(vErrors, err59);
                                                errors++;
                                            }
                                        }
                                    }
                                    else {
                                        const err60 = { instancePath: instancePath + "/itens/" + i1 + "/parametros/" + i3, schemaPath: "#/properties/itens/items/properties/parametros/items/type", keyword: "type", params: { type: "object" } };
                                        vErrors = withError(vErrors, err60);
                                        errors++;
                                    }
                                }
                            }
                        }
                        if (data10.retorno !== undefined) {
                            let data25 = data10.retorno;
                            if ((typeof data25 !== "string") && (data25 !== null)) {
                                const err61 = { instancePath: instancePath + "/itens/" + i1 + "/retorno", schemaPath: "#/properties/itens/items/properties/retorno/type", keyword: "type", params: { type: schema63.properties.itens.items.properties.retorno.type } };
                                vErrors = withError(vErrors, err61);
                                errors++;
                            }
                        }
                        if (data10.resumo !== undefined) {
                            if (typeof data10.resumo !== "string") {
                                const err62 = { instancePath: instancePath + "/itens/" + i1 + "/resumo", schemaPath: "#/properties/itens/items/properties/resumo/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err62);
                                errors++;
                            }
                        }
                        if (data10.documentacao !== undefined) {
                            if (typeof data10.documentacao !== "string") {
                                const err63 = { instancePath: instancePath + "/itens/" + i1 + "/documentacao", schemaPath: "#/properties/itens/items/properties/documentacao/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err63);
                                errors++;
                            }
                        }
                        if (data10.exemplos !== undefined) {
                            let data28 = data10.exemplos;
                            if (Array.isArray(data28)) {
                                const len4 = data28.length;
                                for (let i4 = 0; i4 < len4; i4++) {
                                    let data29 = data28[i4];
                                    if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
                                        if (data29.codigo === undefined) {
                                            const err64 = { instancePath: instancePath + "/itens/" + i1 + "/exemplos/" + i4, schemaPath: "#/properties/itens/items/properties/exemplos/items/required", keyword: "required", params: { missingProperty: "codigo" } };
                                            vErrors = withError(vErrors, err64);
                                            errors++;
                                        }
                                        if (data29.arquivo === undefined) {
                                            const err65 = { instancePath: instancePath + "/itens/" + i1 + "/exemplos/" + i4, schemaPath: "#/properties/itens/items/properties/exemplos/items/required", keyword: "required", params: { missingProperty: "arquivo" } };
                                            vErrors = withError(vErrors, err65);
                                            errors++;
                                        }
                                        if (data29.linha === undefined) {
                                            const err66 = { instancePath: instancePath + "/itens/" + i1 + "/exemplos/" + i4, schemaPath: "#/properties/itens/items/properties/exemplos/items/required", keyword: "required", params: { missingProperty: "linha" } };
                                            vErrors = withError(vErrors, err66);
                                            errors++;
                                        }
                                        for (const key4 in data29) {
                                            if (!(((key4 === "codigo") || (key4 === "arquivo")) || (key4 === "linha"))) {
                                                const err67 = { instancePath: instancePath + "/itens/" + i1 + "/exemplos/" + i4, schemaPath: "#/properties/itens/items/properties/exemplos/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } };
                                                vErrors = withError(vErrors, err67);
                                                errors++;
                                            }
                                        }
                                        if (data29.codigo !== undefined) {
                                            if (typeof data29.codigo !== "string") {
                                                const err68 = { instancePath: instancePath + "/itens/" + i1 + "/exemplos/" + i4 + "/codigo", schemaPath: "#/properties/itens/items/properties/exemplos/items/properties/codigo/type", keyword: "type", params: { type: "string" } };
                                                vErrors = withError(vErrors, err68);
                                                errors++;
                                            }
                                        }
                                        if (data29.arquivo !== undefined) {
                                            let data31 = data29.arquivo;
                                            if ((typeof data31 !== "string") && (data31 !== null)) {
                                                const err69 = { instancePath: instancePath + "/itens/" + i1 + "/exemplos/" + i4 + "/arquivo", schemaPath: "#/properties/itens/items/properties/exemplos/items/properties/arquivo/type", keyword: "type", params: { type: schema63.properties.itens.items.properties.exemplos.items.properties.arquivo.type } };
                                                vErrors = withError(vErrors, err69);
                                                errors++;
                                            }
                                        }
                                        if (data29.linha !== undefined) {
                                            let data32 = data29.linha;
                                            if ((!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))) && (data32 !== null)) {
                                                const err70 = { instancePath: instancePath + "/itens/" + i1 + "/exemplos/" + i4 + "/linha", schemaPath: "#/properties/itens/items/properties/exemplos/items/properties/linha/type", keyword: "type", params: { type: schema63.properties.itens.items.properties.exemplos.items.properties.linha.type } };
                                                vErrors = withError(vErrors, err70);
                                                errors++;
                                            }
                                            if ((typeof data32 == "number") && (isFinite(data32))) {
                                                if (data32 < 1 || isNaN(data32)) {
                                                    const err71 = { instancePath: instancePath + "/itens/" + i1 + "/exemplos/" + i4 + "/linha", schemaPath: "#/properties/itens/items/properties/exemplos/items/properties/linha/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                                                    vErrors = withError(vErrors, err71);
                                                    errors++;
                                                }
                                            }
                                        }
                                    }
                                    else {
                                        const err72 = { instancePath: instancePath + "/itens/" + i1 + "/exemplos/" + i4, schemaPath: "#/properties/itens/items/properties/exemplos/items/type", keyword: "type", params: { type: "object" } };
                                        vErrors = withError(vErrors, err72);
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err73 = { instancePath: instancePath + "/itens/" + i1 + "/exemplos", schemaPath: "#/properties/itens/items/properties/exemplos/type", keyword: "type", params: { type: "array" } };
                                vErrors = withError(vErrors, err73);
                                errors++;
                            }
                        }
                        if (data10.fonte !== undefined) {
                            let data33 = data10.fonte;
                            if ((!(data33 && typeof data33 == "object" && !Array.isArray(data33))) && (data33 !== null)) {
                                const err74 = { instancePath: instancePath + "/itens/" + i1 + "/fonte", schemaPath: "#/properties/itens/items/properties/fonte/type", keyword: "type", params: { type: schema63.properties.itens.items.properties.fonte.type } };
                                vErrors = withError(vErrors, err74);
                                errors++;
                            }
                            if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
                                if (data33.arquivo === undefined) {
                                    const err75 = { instancePath: instancePath + "/itens/" + i1 + "/fonte", schemaPath: "#/properties/itens/items/properties/fonte/required", keyword: "required", params: { missingProperty: "arquivo" } };
                                    vErrors = withError(vErrors, err75);
                                    errors++;
                                }
                                if (data33.linha === undefined) {
                                    const err76 = { instancePath: instancePath + "/itens/" + i1 + "/fonte", schemaPath: "#/properties/itens/items/properties/fonte/required", keyword: "required", params: { missingProperty: "linha" } };
                                    vErrors = withError(vErrors, err76);
                                    errors++;
                                }
                                if (data33.url === undefined) {
                                    const err77 = { instancePath: instancePath + "/itens/" + i1 + "/fonte", schemaPath: "#/properties/itens/items/properties/fonte/required", keyword: "required", params: { missingProperty: "url" } };
                                    vErrors = withError(vErrors, err77);
                                    errors++;
                                }
                                for (const key5 in data33) {
                                    if (!(((key5 === "arquivo") || (key5 === "linha")) || (key5 === "url"))) {
                                        const err78 = { instancePath: instancePath + "/itens/" + i1 + "/fonte", schemaPath: "#/properties/itens/items/properties/fonte/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 } };
                                        vErrors = withError(vErrors, err78);
                                        errors++;
                                    }
                                }
                                if (data33.arquivo !== undefined) {
                                    if (typeof data33.arquivo !== "string") {
                                        const err79 = { instancePath: instancePath + "/itens/" + i1 + "/fonte/arquivo", schemaPath: "#/properties/itens/items/properties/fonte/properties/arquivo/type", keyword: "type", params: { type: "string" } };
                                        vErrors = withError(vErrors, err79);
                                        errors++;
                                    }
                                }
                                if (data33.linha !== undefined) {
                                    let data35 = data33.linha;
                                    if ((!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))) && (data35 !== null)) {
                                        const err80 = { instancePath: instancePath + "/itens/" + i1 + "/fonte/linha", schemaPath: "#/properties/itens/items/properties/fonte/properties/linha/type", keyword: "type", params: { type: schema63.properties.itens.items.properties.fonte.properties.linha.type } };
                                        vErrors = withError(vErrors, err80);
                                        errors++;
                                    }
                                    if ((typeof data35 == "number") && (isFinite(data35))) {
                                        if (data35 < 1 || isNaN(data35)) {
                                            const err81 = { instancePath: instancePath + "/itens/" + i1 + "/fonte/linha", schemaPath: "#/properties/itens/items/properties/fonte/properties/linha/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                                            vErrors = withError(vErrors, err81);
                                            errors++;
                                        }
                                    }
                                }
                                if (data33.url !== undefined) {
                                    let data36 = data33.url;
                                    if ((typeof data36 !== "string") && (data36 !== null)) {
                                        const err82 = { instancePath: instancePath + "/itens/" + i1 + "/fonte/url", schemaPath: "#/properties/itens/items/properties/fonte/properties/url/type", keyword: "type", params: { type: schema63.properties.itens.items.properties.fonte.properties.url.type } };
                                        vErrors = withError(vErrors, err82);
                                        errors++;
                                    }
                                }
                            }
                        }
                        if (data10.endereco !== undefined) {
                            let data37 = data10.endereco;
                            if (typeof data37 === "string") {
                                if (!pattern25.test(data37)) {
                                    const err83 = { instancePath: instancePath + "/itens/" + i1 + "/endereco", schemaPath: "#/properties/itens/items/properties/endereco/pattern", keyword: "pattern", params: { pattern: "^/" } };
                                    vErrors = withError(vErrors, err83);
                                    errors++;
                                }
                            }
                            else {
                                const err84 = { instancePath: instancePath + "/itens/" + i1 + "/endereco", schemaPath: "#/properties/itens/items/properties/endereco/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err84);
                                errors++;
                            }
                        }
                        if (data10.desde !== undefined) {
                            let data38 = data10.desde;
                            if ((typeof data38 !== "string") && (data38 !== null)) {
                                const err85 = { instancePath: instancePath + "/itens/" + i1 + "/desde", schemaPath: "#/properties/itens/items/properties/desde/type", keyword: "type", params: { type: schema63.properties.itens.items.properties.desde.type } };
                                vErrors = withError(vErrors, err85);
                                errors++;
                            }
                        }
                        if (data10.obsoleto !== undefined) {
                            let data39 = data10.obsoleto;
                            if ((typeof data39 !== "string") && (data39 !== null)) {
                                const err86 = { instancePath: instancePath + "/itens/" + i1 + "/obsoleto", schemaPath: "#/properties/itens/items/properties/obsoleto/type", keyword: "type", params: { type: schema63.properties.itens.items.properties.obsoleto.type } };
                                vErrors = withError(vErrors, err86);
                                errors++;
                            }
                        }
                    }
                    else {
                        const err87 = { instancePath: instancePath + "/itens/" + i1, schemaPath: "#/properties/itens/items/type", keyword: "type", params: { type: "object" } };
                        vErrors = withError(vErrors, err87);
                        errors++;
                    }
                }
            }
            else {
                const err88 = { instancePath: instancePath + "/itens", schemaPath: "#/properties/itens/type", keyword: "type", params: { type: "array" } };
                vErrors = withError(vErrors, err88);
                errors++;
            }
        }
    }
    else {
        const err89 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = withError(vErrors, err89);
        errors++;
    }
    validate47.errors = vErrors;
    return errors === 0;
}
validate47.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const search = validate48;
const schema64 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "urn:refdata-action:schema:search:1", "type": "object", "additionalProperties": false, "required": ["versao", "itens"], "properties": { "versao": { "type": "string", "minLength": 1 }, "itens": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["id", "nome", "tipo", "modulo", "resumo", "url"], "properties": { "id": { "type": "string", "minLength": 1 }, "nome": { "type": "string" }, "tipo": { "type": "string", "minLength": 1 }, "modulo": { "type": ["string", "null"] }, "resumo": { "type": "string" }, "url": { "type": "string", "minLength": 1 } } } } } };
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    /*# sourceURL="urn:refdata-action:schema:search:1" */ ;
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate48.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.versao === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "versao" } };
            vErrors = withError(vErrors, err0);
            errors++;
        }
        if (data.itens === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "itens" } };
            vErrors = withError(vErrors, err1);
            errors++;
        }
        for (const key0 in data) {
            if (!((key0 === "versao") || (key0 === "itens"))) {
                const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = withError(vErrors, err2);
                errors++;
            }
        }
        if (data.versao !== undefined) {
            let data0 = data.versao;
            if (typeof data0 === "string") {
                if (func1(data0) < 1) {
                    const err3 = { instancePath: instancePath + "/versao", schemaPath: "#/properties/versao/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = withError(vErrors, err3);
                    errors++;
                }
            }
            else {
                const err4 = { instancePath: instancePath + "/versao", schemaPath: "#/properties/versao/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err4);
                errors++;
            }
        }
        if (data.itens !== undefined) {
            let data1 = data.itens;
            if (Array.isArray(data1)) {
                const len0 = data1.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data2 = data1[i0];
                    if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                        if (data2.id === undefined) {
                            const err5 = { instancePath: instancePath + "/itens/" + i0, schemaPath: "#/properties/itens/items/required", keyword: "required", params: { missingProperty: "id" } };
                            vErrors = withError(vErrors, err5);
                            errors++;
                        }
                        if (data2.nome === undefined) {
                            const err6 = { instancePath: instancePath + "/itens/" + i0, schemaPath: "#/properties/itens/items/required", keyword: "required", params: { missingProperty: "nome" } };
                            vErrors = withError(vErrors, err6);
                            errors++;
                        }
                        if (data2.tipo === undefined) {
                            const err7 = { instancePath: instancePath + "/itens/" + i0, schemaPath: "#/properties/itens/items/required", keyword: "required", params: { missingProperty: "tipo" } };
                            vErrors = withError(vErrors, err7);
                            errors++;
                        }
                        if (data2.modulo === undefined) {
                            const err8 = { instancePath: instancePath + "/itens/" + i0, schemaPath: "#/properties/itens/items/required", keyword: "required", params: { missingProperty: "modulo" } };
                            vErrors = withError(vErrors, err8);
                            errors++;
                        }
                        if (data2.resumo === undefined) {
                            const err9 = { instancePath: instancePath + "/itens/" + i0, schemaPath: "#/properties/itens/items/required", keyword: "required", params: { missingProperty: "resumo" } };
                            vErrors = withError(vErrors, err9);
                            errors++;
                        }
                        if (data2.url === undefined) {
                            const err10 = { instancePath: instancePath + "/itens/" + i0, schemaPath: "#/properties/itens/items/required", keyword: "required", params: { missingProperty: "url" } };
                            vErrors = withError(vErrors, err10);
                            errors++;
                        }
                        for (const key1 in data2) {
                            if (!((((((key1 === "id") || (key1 === "nome")) || (key1 === "tipo")) || (key1 === "modulo")) || (key1 === "resumo")) || (key1 === "url"))) {
                                const err11 = { instancePath: instancePath + "/itens/" + i0, schemaPath: "#/properties/itens/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                                vErrors = withError(vErrors, err11);
                                errors++;
                            }
                        }
                        if (data2.id !== undefined) {
                            let data3 = data2.id;
                            if (typeof data3 === "string") {
                                if (func1(data3) < 1) {
                                    const err12 = { instancePath: instancePath + "/itens/" + i0 + "/id", schemaPath: "#/properties/itens/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = withError(vErrors, err12);
                                    errors++;
                                }
                            }
                            else {
                                const err13 = { instancePath: instancePath + "/itens/" + i0 + "/id", schemaPath: "#/properties/itens/items/properties/id/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err13);
                                errors++;
                            }
                        }
                        if (data2.nome !== undefined) {
                            if (typeof data2.nome !== "string") {
                                const err14 = { instancePath: instancePath + "/itens/" + i0 + "/nome", schemaPath: "#/properties/itens/items/properties/nome/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err14);
                                errors++;
                            }
                        }
                        if (data2.tipo !== undefined) {
                            let data5 = data2.tipo;
                            if (typeof data5 === "string") {
                                if (func1(data5) < 1) {
                                    const err15 = { instancePath: instancePath + "/itens/" + i0 + "/tipo", schemaPath: "#/properties/itens/items/properties/tipo/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = withError(vErrors, err15);
                                    errors++;
                                }
                            }
                            else {
                                const err16 = { instancePath: instancePath + "/itens/" + i0 + "/tipo", schemaPath: "#/properties/itens/items/properties/tipo/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err16);
                                errors++;
                            }
                        }
                        if (data2.modulo !== undefined) {
                            let data6 = data2.modulo;
                            if ((typeof data6 !== "string") && (data6 !== null)) {
                                const err17 = { instancePath: instancePath + "/itens/" + i0 + "/modulo", schemaPath: "#/properties/itens/items/properties/modulo/type", keyword: "type", params: { type: schema64.properties.itens.items.properties.modulo.type } };
                                vErrors = withError(vErrors, err17);
                                errors++;
                            }
                        }
                        if (data2.resumo !== undefined) {
                            if (typeof data2.resumo !== "string") {
                                const err18 = { instancePath: instancePath + "/itens/" + i0 + "/resumo", schemaPath: "#/properties/itens/items/properties/resumo/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err18);
                                errors++;
                            }
                        }
                        if (data2.url !== undefined) {
                            let data8 = data2.url;
                            if (typeof data8 === "string") {
                                if (func1(data8) < 1) {
                                    const err19 = { instancePath: instancePath + "/itens/" + i0 + "/url", schemaPath: "#/properties/itens/items/properties/url/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = withError(vErrors, err19);
                                    errors++;
                                }
                            }
                            else {
                                const err20 = { instancePath: instancePath + "/itens/" + i0 + "/url", schemaPath: "#/properties/itens/items/properties/url/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err20);
                                errors++;
                            }
                        }
                    }
                    else {
                        const err21 = { instancePath: instancePath + "/itens/" + i0, schemaPath: "#/properties/itens/items/type", keyword: "type", params: { type: "object" } };
                        vErrors = withError(vErrors, err21);
                        errors++;
                    }
                }
            }
            else {
                const err22 = { instancePath: instancePath + "/itens", schemaPath: "#/properties/itens/type", keyword: "type", params: { type: "array" } };
                vErrors = withError(vErrors, err22);
                errors++;
            }
        }
    }
    else {
        const err23 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = withError(vErrors, err23);
        errors++;
    }
    validate48.errors = vErrors;
    return errors === 0;
}
validate48.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
const lexico = validate49;
const schema65 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "urn:refdata-action:schema:lexico:1", "type": "object", "properties": { "versao": { "type": "string", "minLength": 1 }, "nome": { "type": "string", "minLength": 1 }, "extensao": { "type": "string", "minLength": 1 }, "caixa": { "type": "string", "enum": ["distingue", "ignora"] }, "regioes": { "maxItems": 200, "type": "array", "items": { "type": "object", "properties": { "nome": { "type": "string", "pattern": "^[a-z][a-z0-9-]*$" }, "classe": { "type": "string", "enum": ["comentario", "documentacao", "texto", "caractere", "regex", "diretiva", "dado", "nome"] }, "abre": { "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 64 }, { "minItems": 1, "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 64 } }, { "type": "object", "properties": { "padrao": { "type": "string", "minLength": 1, "maxLength": 1000 } }, "required": ["padrao"], "additionalProperties": false }] }, "quando": { "type": "object", "properties": { "inicio": { "type": "string", "enum": ["linha", "comando"] }, "coluna": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "depois_de": { "type": "object", "properties": { "classes": { "type": "array", "items": { "type": "string" } }, "textos": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 64 } }, "regioes": { "type": "array", "items": { "type": "string" } } }, "additionalProperties": false }, "nao_depois_de": { "type": "object", "properties": { "classes": { "type": "array", "items": { "type": "string" } }, "textos": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 64 } }, "regioes": { "type": "array", "items": { "type": "string" } } }, "additionalProperties": false }, "apos": { "type": "string", "minLength": 1, "maxLength": 500 }, "nao_apos": { "type": "string", "minLength": 1, "maxLength": 500 }, "antes_de": { "type": "object", "properties": { "padrao": { "type": "string", "minLength": 1, "maxLength": 1000 } }, "required": ["padrao"], "additionalProperties": false }, "nao_antes_de": { "type": "object", "properties": { "padrao": { "type": "string", "minLength": 1, "maxLength": 1000 } }, "required": ["padrao"], "additionalProperties": false }, "dentro_de": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 64 } }, "na_linha": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 64 } } }, "additionalProperties": false }, "exceto": { "type": "object", "properties": { "inicio": { "type": "string", "enum": ["linha", "comando"] }, "coluna": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "depois_de": { "type": "object", "properties": { "classes": { "type": "array", "items": { "type": "string" } }, "textos": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 64 } }, "regioes": { "type": "array", "items": { "type": "string" } } }, "additionalProperties": false }, "nao_depois_de": { "type": "object", "properties": { "classes": { "type": "array", "items": { "type": "string" } }, "textos": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 64 } }, "regioes": { "type": "array", "items": { "type": "string" } } }, "additionalProperties": false }, "apos": { "type": "string", "minLength": 1, "maxLength": 500 }, "nao_apos": { "type": "string", "minLength": 1, "maxLength": 500 }, "antes_de": { "type": "object", "properties": { "padrao": { "type": "string", "minLength": 1, "maxLength": 1000 } }, "required": ["padrao"], "additionalProperties": false }, "nao_antes_de": { "type": "object", "properties": { "padrao": { "type": "string", "minLength": 1, "maxLength": 1000 } }, "required": ["padrao"], "additionalProperties": false }, "dentro_de": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 64 } }, "na_linha": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 64 } } }, "additionalProperties": false }, "fecha": { "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 64 }, { "type": "object", "properties": { "modelo": { "type": "string", "minLength": 1, "maxLength": 64 }, "espelha": { "type": "boolean" }, "linha_inteira": { "type": "boolean" }, "recuada": { "type": "boolean" } }, "required": ["modelo"], "additionalProperties": false }, { "type": "object", "properties": { "ate": { "type": "string", "enum": ["linha", "recuo"] } }, "required": ["ate"], "additionalProperties": false }] }, "depois": { "type": "object", "properties": { "padrao": { "type": "string", "minLength": 1, "maxLength": 1000 } }, "required": ["padrao"], "additionalProperties": false }, "linhas": { "type": "boolean" }, "contem": { "type": "array", "items": { "type": "string" } }, "dentro": { "type": "boolean" }, "escapes": { "type": "object", "properties": { "prefixo": { "type": "string", "minLength": 1, "maxLength": 64 }, "formas": { "type": "array", "items": { "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 64 }, { "type": "object", "properties": { "padrao": { "type": "string", "minLength": 1, "maxLength": 1000 } }, "required": ["padrao"], "additionalProperties": false }] } }, "desconhecido": { "type": "string", "enum": ["texto", "escape", "invalido"] }, "protege": { "type": "boolean" }, "quebra": { "type": "boolean" } }, "required": ["prefixo"], "additionalProperties": false }, "dobra": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 64 } }, "interpola": { "type": "array", "items": { "type": "object", "properties": { "abre": { "type": "string", "minLength": 1, "maxLength": 64 }, "fecha": { "type": "string", "minLength": 1, "maxLength": 64 }, "conteudo": { "type": "string", "enum": ["codigo", "nome"] }, "delimita": { "type": "string", "enum": ["lendo", "contando"] }, "respeita": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 64 } }, "linhas": { "type": "boolean" }, "formato": { "type": "object", "properties": { "separador": { "type": "string", "minLength": 1, "maxLength": 64 }, "ultimo": { "type": "boolean" }, "padrao": { "type": "string", "minLength": 1, "maxLength": 1000 }, "aninha": { "type": "boolean" } }, "required": ["separador"], "additionalProperties": false } }, "required": ["abre"], "additionalProperties": false } }, "fila": { "type": "boolean" }, "embutida": { "type": "string" } }, "required": ["nome", "classe", "abre"], "additionalProperties": false } }, "nomes": { "type": "object", "properties": { "inicio": { "type": "string", "minLength": 1, "maxLength": 500 }, "resto": { "type": "string", "minLength": 1, "maxLength": 500 }, "fim": { "type": "string", "minLength": 1, "maxLength": 500 }, "sigilos": { "type": "string", "minLength": 1, "maxLength": 500 }, "normal": { "type": "string", "enum": ["NFC", "NFD", "NFKC", "NFKD"] } }, "required": ["inicio", "resto"], "additionalProperties": false }, "numeros": { "maxItems": 50, "type": "array", "items": { "type": "object", "properties": { "prefixo": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 64 } }, "digitos": { "type": "string", "minLength": 1, "maxLength": 500 }, "separador": { "type": "string", "minLength": 1, "maxLength": 1 }, "separador_livre": { "type": "boolean" }, "fracao": { "type": "object", "properties": { "antes": { "type": "boolean" }, "depois": { "type": "boolean" }, "separador": { "type": "boolean" }, "nao_seguido": { "type": "string", "minLength": 1, "maxLength": 500 } }, "additionalProperties": false }, "expoente": { "type": "object", "properties": { "marcas": { "type": "string", "minLength": 1, "maxLength": 500 }, "sinal": { "type": "string", "minLength": 1, "maxLength": 500 }, "digitos": { "type": "string", "minLength": 1, "maxLength": 500 } }, "required": ["marcas"], "additionalProperties": false }, "sufixos": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 64 } }, "nao_seguido": { "anyOf": [{ "type": "string", "minLength": 1, "maxLength": 500 }, { "type": "object", "properties": { "padrao": { "type": "string", "minLength": 1, "maxLength": 1000 } }, "required": ["padrao"], "additionalProperties": false }] } }, "additionalProperties": false } }, "contextuais": { "type": "array", "items": { "type": "object", "properties": { "palavra": { "type": "string", "minLength": 1, "maxLength": 64 }, "quando": { "minItems": 1, "type": "array", "items": { "type": "object", "properties": { "inicio": { "type": "string", "enum": ["linha", "comando"] }, "coluna": { "type": "integer", "minimum": 0, "maximum": 9007199254740991 }, "depois_de": { "type": "object", "properties": { "classes": { "type": "array", "items": { "type": "string" } }, "textos": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 64 } }, "regioes": { "type": "array", "items": { "type": "string" } } }, "additionalProperties": false }, "nao_depois_de": { "type": "object", "properties": { "classes": { "type": "array", "items": { "type": "string" } }, "textos": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 64 } }, "regioes": { "type": "array", "items": { "type": "string" } } }, "additionalProperties": false }, "apos": { "type": "string", "minLength": 1, "maxLength": 500 }, "nao_apos": { "type": "string", "minLength": 1, "maxLength": 500 }, "antes_de": { "type": "object", "properties": { "padrao": { "type": "string", "minLength": 1, "maxLength": 1000 } }, "required": ["padrao"], "additionalProperties": false }, "nao_antes_de": { "type": "object", "properties": { "padrao": { "type": "string", "minLength": 1, "maxLength": 1000 } }, "required": ["padrao"], "additionalProperties": false }, "dentro_de": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 64 } }, "na_linha": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 64 } } }, "additionalProperties": false } } }, "required": ["palavra", "quando"], "additionalProperties": false } }, "continuacao": { "type": "object", "properties": { "livre": { "type": "boolean" }, "entre": { "type": "array", "items": { "type": "array", "prefixItems": [{ "type": "string", "minLength": 1, "maxLength": 64 }, { "type": "string", "minLength": 1, "maxLength": 64 }], "items": false, "minItems": 2, "maxItems": 2 } }, "fim": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 64 } }, "inicio": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 64 } }, "marca": { "type": "string", "minLength": 1, "maxLength": 64 }, "separador": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 64 } } }, "additionalProperties": false }, "blocos": { "type": "object", "properties": { "recuo": { "type": "boolean" }, "abre": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 64 } }, "pares": { "type": "array", "items": { "type": "array", "prefixItems": [{ "type": "string", "minLength": 1, "maxLength": 64 }, { "type": "string", "minLength": 1, "maxLength": 64 }], "items": false, "minItems": 2, "maxItems": 2 } }, "palavras": { "type": "array", "items": { "type": "array", "prefixItems": [{ "type": "string", "minLength": 1, "maxLength": 64 }, { "type": "string", "minLength": 1, "maxLength": 64 }], "items": false, "minItems": 2, "maxItems": 2 } }, "largura": { "type": "integer", "minimum": 1, "maximum": 16 } }, "additionalProperties": false }, "inexprimivel": { "type": "array", "items": { "type": "object", "properties": { "o_que": { "type": "string", "minLength": 1 }, "motivo": { "type": "string", "minLength": 1 }, "exemplo": { "type": "string", "minLength": 1 } }, "required": ["o_que", "motivo", "exemplo"], "additionalProperties": false } }, "palavras": { "type": "object", "propertyNames": { "type": "string" }, "additionalProperties": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 64 } } }, "simbolos": { "type": "array", "items": { "type": "string", "minLength": 1, "maxLength": 64 } } }, "required": ["versao", "nome", "extensao", "nomes", "palavras", "simbolos"], "additionalProperties": false };
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
    /*# sourceURL="urn:refdata-action:schema:lexico:1" */ ;
    let vErrors = null;
    let errors = 0;
    const evaluated0 = validate49.evaluated;
    if (evaluated0.dynamicProps) {
        evaluated0.props = undefined;
    }
    if (evaluated0.dynamicItems) {
        evaluated0.items = undefined;
    }
    if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.versao === undefined) {
            const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "versao" } };
            vErrors = withError(vErrors, err0);
            errors++;
        }
        if (data.nome === undefined) {
            const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nome" } };
            vErrors = withError(vErrors, err1);
            errors++;
        }
        if (data.extensao === undefined) {
            const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "extensao" } };
            vErrors = withError(vErrors, err2);
            errors++;
        }
        if (data.nomes === undefined) {
            const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nomes" } };
            vErrors = withError(vErrors, err3);
            errors++;
        }
        if (data.palavras === undefined) {
            const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "palavras" } };
            vErrors = withError(vErrors, err4);
            errors++;
        }
        if (data.simbolos === undefined) {
            const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "simbolos" } };
            vErrors = withError(vErrors, err5);
            errors++;
        }
        for (const key0 in data) {
            if (!(func45.call(schema65.properties, key0))) {
                const err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 } };
                vErrors = withError(vErrors, err6);
                errors++;
            }
        }
        if (data.versao !== undefined) {
            let data0 = data.versao;
            if (typeof data0 === "string") {
                if (func1(data0) < 1) {
                    const err7 = { instancePath: instancePath + "/versao", schemaPath: "#/properties/versao/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = withError(vErrors, err7);
                    errors++;
                }
            }
            else {
                const err8 = { instancePath: instancePath + "/versao", schemaPath: "#/properties/versao/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err8);
                errors++;
            }
        }
        if (data.nome !== undefined) {
            let data1 = data.nome;
            if (typeof data1 === "string") {
                if (func1(data1) < 1) {
                    const err9 = { instancePath: instancePath + "/nome", schemaPath: "#/properties/nome/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = withError(vErrors, err9);
                    errors++;
                }
            }
            else {
                const err10 = { instancePath: instancePath + "/nome", schemaPath: "#/properties/nome/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err10);
                errors++;
            }
        }
        if (data.extensao !== undefined) {
            let data2 = data.extensao;
            if (typeof data2 === "string") {
                if (func1(data2) < 1) {
                    const err11 = { instancePath: instancePath + "/extensao", schemaPath: "#/properties/extensao/minLength", keyword: "minLength", params: { limit: 1 } };
                    vErrors = withError(vErrors, err11);
                    errors++;
                }
            }
            else {
                const err12 = { instancePath: instancePath + "/extensao", schemaPath: "#/properties/extensao/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err12);
                errors++;
            }
        }
        if (data.caixa !== undefined) {
            let data3 = data.caixa;
            if (typeof data3 !== "string") {
                const err13 = { instancePath: instancePath + "/caixa", schemaPath: "#/properties/caixa/type", keyword: "type", params: { type: "string" } };
                vErrors = withError(vErrors, err13);
                errors++;
            }
            if (!((data3 === "distingue") || (data3 === "ignora"))) {
                const err14 = { instancePath: instancePath + "/caixa", schemaPath: "#/properties/caixa/enum", keyword: "enum", params: { allowedValues: schema65.properties.caixa.enum } };
                vErrors = withError(vErrors, err14);
                errors++;
            }
        }
        if (data.regioes !== undefined) {
            let data4 = data.regioes;
            if (Array.isArray(data4)) {
                if (data4.length > 200) {
                    const err15 = { instancePath: instancePath + "/regioes", schemaPath: "#/properties/regioes/maxItems", keyword: "maxItems", params: { limit: 200 } };
                    vErrors = withError(vErrors, err15);
                    errors++;
                }
                const len0 = data4.length;
                for (let i0 = 0; i0 < len0; i0++) {
                    let data5 = data4[i0];
                    if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                        if (data5.nome === undefined) {
                            const err16 = { instancePath: instancePath + "/regioes/" + i0, schemaPath: "#/properties/regioes/items/required", keyword: "required", params: { missingProperty: "nome" } };
                            vErrors = withError(vErrors, err16);
                            errors++;
                        }
                        if (data5.classe === undefined) {
                            const err17 = { instancePath: instancePath + "/regioes/" + i0, schemaPath: "#/properties/regioes/items/required", keyword: "required", params: { missingProperty: "classe" } };
                            vErrors = withError(vErrors, err17);
                            errors++;
                        }
                        if (data5.abre === undefined) {
                            const err18 = { instancePath: instancePath + "/regioes/" + i0, schemaPath: "#/properties/regioes/items/required", keyword: "required", params: { missingProperty: "abre" } };
                            vErrors = withError(vErrors, err18);
                            errors++;
                        }
                        for (const key1 in data5) {
                            if (!(func45.call(schema65.properties.regioes.items.properties, key1))) {
                                const err19 = { instancePath: instancePath + "/regioes/" + i0, schemaPath: "#/properties/regioes/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 } };
                                vErrors = withError(vErrors, err19);
                                errors++;
                            }
                        }
                        if (data5.nome !== undefined) {
                            let data6 = data5.nome;
                            if (typeof data6 === "string") {
                                if (!pattern21.test(data6)) {
                                    const err20 = { instancePath: instancePath + "/regioes/" + i0 + "/nome", schemaPath: "#/properties/regioes/items/properties/nome/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9-]*$" } };
                                    vErrors = withError(vErrors, err20);
                                    errors++;
                                }
                            }
                            else {
                                const err21 = { instancePath: instancePath + "/regioes/" + i0 + "/nome", schemaPath: "#/properties/regioes/items/properties/nome/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err21);
                                errors++;
                            }
                        }
                        if (data5.classe !== undefined) {
                            let data7 = data5.classe;
                            if (typeof data7 !== "string") {
                                const err22 = { instancePath: instancePath + "/regioes/" + i0 + "/classe", schemaPath: "#/properties/regioes/items/properties/classe/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err22);
                                errors++;
                            }
                            if (!((((((((data7 === "comentario") || (data7 === "documentacao")) || (data7 === "texto")) || (data7 === "caractere")) || (data7 === "regex")) || (data7 === "diretiva")) || (data7 === "dado")) || (data7 === "nome"))) {
                                const err23 = { instancePath: instancePath + "/regioes/" + i0 + "/classe", schemaPath: "#/properties/regioes/items/properties/classe/enum", keyword: "enum", params: { allowedValues: schema65.properties.regioes.items.properties.classe.enum } };
                                vErrors = withError(vErrors, err23);
                                errors++;
                            }
                        }
                        if (data5.abre !== undefined) {
                            let data8 = data5.abre;
                            const _errs20 = errors;
                            let valid4 = false;
                            const _errs21 = errors;
                            if (typeof data8 === "string") {
                                if (func1(data8) > 64) {
                                    const err24 = { instancePath: instancePath + "/regioes/" + i0 + "/abre", schemaPath: "#/properties/regioes/items/properties/abre/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 64 } };
                                    vErrors = withError(vErrors, err24);
                                    errors++;
                                }
                                if (func1(data8) < 1) {
                                    const err25 = { instancePath: instancePath + "/regioes/" + i0 + "/abre", schemaPath: "#/properties/regioes/items/properties/abre/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = withError(vErrors, err25);
                                    errors++;
                                }
                            }
                            else {
                                const err26 = { instancePath: instancePath + "/regioes/" + i0 + "/abre", schemaPath: "#/properties/regioes/items/properties/abre/anyOf/0/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err26);
                                errors++;
                            }
                            var _valid0 = _errs21 === errors;
                            valid4 = valid4 || _valid0;
                            const _errs23 = errors;
                            if (Array.isArray(data8)) {
                                if (data8.length < 1) {
                                    const err27 = { instancePath: instancePath + "/regioes/" + i0 + "/abre", schemaPath: "#/properties/regioes/items/properties/abre/anyOf/1/minItems", keyword: "minItems", params: { limit: 1 } };
                                    vErrors = withError(vErrors, err27);
                                    errors++;
                                }
                                const len1 = data8.length;
                                for (let i1 = 0; i1 < len1; i1++) {
                                    let data9 = data8[i1];
                                    if (typeof data9 === "string") {
                                        if (func1(data9) > 64) {
                                            const err28 = { instancePath: instancePath + "/regioes/" + i0 + "/abre/" + i1, schemaPath: "#/properties/regioes/items/properties/abre/anyOf/1/items/maxLength", keyword: "maxLength", params: { limit: 64 } };
                                            vErrors = withError(vErrors, err28);
                                            errors++;
                                        }
                                        if (func1(data9) < 1) {
                                            const err29 = { instancePath: instancePath + "/regioes/" + i0 + "/abre/" + i1, schemaPath: "#/properties/regioes/items/properties/abre/anyOf/1/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = withError(vErrors, err29);
                                            errors++;
                                        }
                                    }
                                    else {
                                        const err30 = { instancePath: instancePath + "/regioes/" + i0 + "/abre/" + i1, schemaPath: "#/properties/regioes/items/properties/abre/anyOf/1/items/type", keyword: "type", params: { type: "string" } };
                                        vErrors = withError(vErrors, err30);
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err31 = { instancePath: instancePath + "/regioes/" + i0 + "/abre", schemaPath: "#/properties/regioes/items/properties/abre/anyOf/1/type", keyword: "type", params: { type: "array" } };
                                vErrors = withError(vErrors, err31);
                                errors++;
                            }
                            var _valid0 = _errs23 === errors;
                            valid4 = valid4 || _valid0;
                            const _errs27 = errors;
                            if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                                if (data8.padrao === undefined) {
                                    const err32 = { instancePath: instancePath + "/regioes/" + i0 + "/abre", schemaPath: "#/properties/regioes/items/properties/abre/anyOf/2/required", keyword: "required", params: { missingProperty: "padrao" } };
                                    vErrors = withError(vErrors, err32);
                                    errors++;
                                }
                                for (const key2 in data8) {
                                    if (!(key2 === "padrao")) {
                                        const err33 = { instancePath: instancePath + "/regioes/" + i0 + "/abre", schemaPath: "#/properties/regioes/items/properties/abre/anyOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 } };
                                        vErrors = withError(vErrors, err33);
                                        errors++;
                                    }
                                }
                                if (data8.padrao !== undefined) {
                                    let data10 = data8.padrao;
                                    if (typeof data10 === "string") {
                                        if (func1(data10) > 1000) {
                                            const err34 = { instancePath: instancePath + "/regioes/" + i0 + "/abre/padrao", schemaPath: "#/properties/regioes/items/properties/abre/anyOf/2/properties/padrao/maxLength", keyword: "maxLength", params: { limit: 1000 } };
                                            vErrors = withError(vErrors, err34);
                                            errors++;
                                        }
                                        if (func1(data10) < 1) {
                                            const err35 = { instancePath: instancePath + "/regioes/" + i0 + "/abre/padrao", schemaPath: "#/properties/regioes/items/properties/abre/anyOf/2/properties/padrao/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = withError(vErrors, err35);
                                            errors++;
                                        }
                                    }
                                    else {
                                        const err36 = { instancePath: instancePath + "/regioes/" + i0 + "/abre/padrao", schemaPath: "#/properties/regioes/items/properties/abre/anyOf/2/properties/padrao/type", keyword: "type", params: { type: "string" } };
                                        vErrors = withError(vErrors, err36);
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err37 = { instancePath: instancePath + "/regioes/" + i0 + "/abre", schemaPath: "#/properties/regioes/items/properties/abre/anyOf/2/type", keyword: "type", params: { type: "object" } };
                                vErrors = withError(vErrors, err37);
                                errors++;
                            }
                            var _valid0 = _errs27 === errors;
                            valid4 = valid4 || _valid0;
                            if (!valid4) {
                                const err38 = { instancePath: instancePath + "/regioes/" + i0 + "/abre", schemaPath: "#/properties/regioes/items/properties/abre/anyOf", keyword: "anyOf", params: {} };
                                vErrors = withError(vErrors, err38);
                                errors++;
                            }
                            else {
                                errors = _errs20;
                                if (vErrors !== null) {
                                    if (_errs20) {
                                        vErrors.length = _errs20;
                                    }
                                    else {
                                        vErrors = null;
                                    }
                                }
                            }
                        }
                        if (data5.quando !== undefined) {
                            let data11 = data5.quando;
                            if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                for (const key3 in data11) {
                                    if (!(func45.call(schema65.properties.regioes.items.properties.quando.properties, key3))) {
                                        const err39 = { instancePath: instancePath + "/regioes/" + i0 + "/quando", schemaPath: "#/properties/regioes/items/properties/quando/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 } };
                                        vErrors = withError(vErrors, err39);
                                        errors++;
                                    }
                                }
                                if (data11.inicio !== undefined) {
                                    let data12 = data11.inicio;
                                    if (typeof data12 !== "string") {
                                        const err40 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/inicio", schemaPath: "#/properties/regioes/items/properties/quando/properties/inicio/type", keyword: "type", params: { type: "string" } };
                                        vErrors = withError(vErrors, err40);
                                        errors++;
                                    }
                                    if (!((data12 === "linha") || (data12 === "comando"))) {
                                        const err41 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/inicio", schemaPath: "#/properties/regioes/items/properties/quando/properties/inicio/enum", keyword: "enum", params: { allowedValues: schema65.properties.regioes.items.properties.quando.properties.inicio.enum } };
                                        vErrors = withError(vErrors, err41);
                                        errors++;
                                    }
                                }
                                if (data11.coluna !== undefined) {
                                    let data13 = data11.coluna;
                                    if (!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) {
                                        const err42 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/coluna", schemaPath: "#/properties/regioes/items/properties/quando/properties/coluna/type", keyword: "type", params: { type: "integer" } };
                                        vErrors = withError(vErrors, err42);
                                        errors++;
                                    }
                                    if ((typeof data13 == "number") && (isFinite(data13))) {
                                        if (data13 > 9007199254740991 || isNaN(data13)) {
                                            const err43 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/coluna", schemaPath: "#/properties/regioes/items/properties/quando/properties/coluna/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                                            vErrors = withError(vErrors, err43);
                                            errors++;
                                        }
                                        if (data13 < 0 || isNaN(data13)) {
                                            const err44 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/coluna", schemaPath: "#/properties/regioes/items/properties/quando/properties/coluna/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                                            vErrors = withError(vErrors, err44);
                                            errors++;
                                        }
                                    }
                                }
                                if (data11.depois_de !== undefined) {
                                    let data14 = data11.depois_de;
                                    if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                                        for (const key4 in data14) {
                                            if (!(((key4 === "classes") || (key4 === "textos")) || (key4 === "regioes"))) {
                                                const err45 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/depois_de", schemaPath: "#/properties/regioes/items/properties/quando/properties/depois_de/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 } };
                                                vErrors = withError(vErrors, err45);
                                                errors++;
                                            }
                                        }
                                        if (data14.classes !== undefined) {
                                            let data15 = data14.classes;
                                            if (Array.isArray(data15)) {
                                                const len2 = data15.length;
                                                for (let i2 = 0; i2 < len2; i2++) {
                                                    if (typeof data15[i2] !== "string") {
                                                        const err46 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/depois_de/classes/" + i2, schemaPath: "#/properties/regioes/items/properties/quando/properties/depois_de/properties/classes/items/type", keyword: "type", params: { type: "string" } };
                                                        vErrors = withError(vErrors, err46);
                                                        errors++;
                                                    }
                                                }
                                            }
                                            else {
                                                const err47 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/depois_de/classes", schemaPath: "#/properties/regioes/items/properties/quando/properties/depois_de/properties/classes/type", keyword: "type", params: { type: "array" } };
                                                vErrors = withError(vErrors, err47);
                                                errors++;
                                            }
                                        }
                                        if (data14.textos !== undefined) {
                                            let data17 = data14.textos;
                                            if (Array.isArray(data17)) {
                                                const len3 = data17.length;
                                                for (let i3 = 0; i3 < len3; i3++) {
                                                    let data18 = data17[i3];
                                                    if (typeof data18 === "string") {
                                                        if (func1(data18) > 64) {
                                                            const err48 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/depois_de/textos/" + i3, schemaPath: "#/properties/regioes/items/properties/quando/properties/depois_de/properties/textos/items/maxLength", keyword: "maxLength", params: { limit: 64 } };
                                                            vErrors = withError(vErrors, err48);
                                                            errors++;
                                                        }
                                                        if (func1(data18) < 1) {
                                                            const err49 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/depois_de/textos/" + i3, schemaPath: "#/properties/regioes/items/properties/quando/properties/depois_de/properties/textos/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                                            vErrors = withError(vErrors, err49);
                                                            errors++;
                                                        }
                                                    }
                                                    else {
                                                        const err50 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/depois_de/textos/" + i3, schemaPath: "#/properties/regioes/items/properties/quando/properties/depois_de/properties/textos/items/type", keyword: "type", params: { type: "string" } };
                                                        vErrors = withError(vErrors, err50);
                                                        errors++;
                                                    }
                                                }
                                            }
                                            else {
                                                const err51 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/depois_de/textos", schemaPath: "#/properties/regioes/items/properties/quando/properties/depois_de/properties/textos/type", keyword: "type", params: { type: "array" } };
                                                vErrors = withError(vErrors, err51);
                                                errors++;
                                            }
                                        }
                                        if (data14.regioes !== undefined) {
                                            let data19 = data14.regioes;
                                            if (Array.isArray(data19)) {
                                                const len4 = data19.length;
                                                for (let i4 = 0; i4 < len4; i4++) {
                                                    if (typeof data19[i4] !== "string") {
                                                        const err52 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/depois_de/regioes/" + i4, schemaPath: "#/properties/regioes/items/properties/quando/properties/depois_de/properties/regioes/items/type", keyword: "type", params: { type: "string" } };
                                                        vErrors = withError(vErrors, err52);
                                                        errors++;
                                                    }
                                                }
                                            }
                                            else {
                                                const err53 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/depois_de/regioes", schemaPath: "#/properties/regioes/items/properties/quando/properties/depois_de/properties/regioes/type", keyword: "type", params: { type: "array" } };
                                                vErrors = withError(vErrors, err53);
                                                errors++;
                                            }
                                        }
                                    }
                                    else {
                                        const err54 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/depois_de", schemaPath: "#/properties/regioes/items/properties/quando/properties/depois_de/type", keyword: "type", params: { type: "object" } };
                                        vErrors = withError(vErrors, err54);
                                        errors++;
                                    }
                                }
                                if (data11.nao_depois_de !== undefined) {
                                    let data21 = data11.nao_depois_de;
                                    if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
                                        for (const key5 in data21) {
                                            if (!(((key5 === "classes") || (key5 === "textos")) || (key5 === "regioes"))) {
                                                const err55 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/nao_depois_de", schemaPath: "#/properties/regioes/items/properties/quando/properties/nao_depois_de/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 } };
                                                vErrors = withError(vErrors, err55);
                                                errors++;
                                            }
                                        }
                                        if (data21.classes !== undefined) {
                                            let data22 = data21.classes;
                                            if (Array.isArray(data22)) {
                                                const len5 = data22.length;
                                                for (let i5 = 0; i5 < len5; i5++) {
                                                    if (typeof data22[i5] !== "string") {
                                                        const err56 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/nao_depois_de/classes/" + i5, schemaPath: "#/properties/regioes/items/properties/quando/properties/nao_depois_de/properties/classes/items/type", keyword: "type", params: { type: "string" } };
                                                        vErrors = withError(vErrors, err56);
                                                        errors++;
                                                    }
                                                }
                                            }
                                            else {
                                                const err57 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/nao_depois_de/classes", schemaPath: "#/properties/regioes/items/properties/quando/properties/nao_depois_de/properties/classes/type", keyword: "type", params: { type: "array" } };
                                                vErrors = withError(vErrors, err57);
                                                errors++;
                                            }
                                        }
                                        if (data21.textos !== undefined) {
                                            let data24 = data21.textos;
                                            if (Array.isArray(data24)) {
                                                const len6 = data24.length;
                                                for (let i6 = 0; i6 < len6; i6++) {
                                                    let data25 = data24[i6];
                                                    if (typeof data25 === "string") {
                                                        if (func1(data25) > 64) {
                                                            const err58 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/nao_depois_de/textos/" + i6, schemaPath: "#/properties/regioes/items/properties/quando/properties/nao_depois_de/properties/textos/items/maxLength", keyword: "maxLength", params: { limit: 64 } };
                                                            vErrors = withError(vErrors, err58);
                                                            errors++;
                                                        }
                                                        if (func1(data25) < 1) {
                                                            const err59 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/nao_depois_de/textos/" + i6, schemaPath: "#/properties/regioes/items/properties/quando/properties/nao_depois_de/properties/textos/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                                            vErrors = withError(vErrors, err59);
                                                            errors++;
                                                        }
                                                    }
                                                    else {
                                                        const err60 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/nao_depois_de/textos/" + i6, schemaPath: "#/properties/regioes/items/properties/quando/properties/nao_depois_de/properties/textos/items/type", keyword: "type", params: { type: "string" } };
                                                        vErrors = withError(vErrors, err60);
                                                        errors++;
                                                    }
                                                }
                                            }
                                            else {
                                                const err61 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/nao_depois_de/textos", schemaPath: "#/properties/regioes/items/properties/quando/properties/nao_depois_de/properties/textos/type", keyword: "type", params: { type: "array" } };
                                                vErrors = withError(vErrors, err61);
                                                errors++;
                                            }
                                        }
                                        if (data21.regioes !== undefined) {
                                            let data26 = data21.regioes;
                                            if (Array.isArray(data26)) {
                                                const len7 = data26.length;
                                                for (let i7 = 0; i7 < len7; i7++) {
                                                    if (typeof data26[i7] !== "string") {
                                                        const err62 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/nao_depois_de/regioes/" + i7, schemaPath: "#/properties/regioes/items/properties/quando/properties/nao_depois_de/properties/regioes/items/type", keyword: "type", params: { type: "string" } };
                                                        vErrors = withError(vErrors, err62);
                                                        errors++;
                                                    }
                                                }
                                            }
                                            else {
                                                const err63 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/nao_depois_de/regioes", schemaPath: "#/properties/regioes/items/properties/quando/properties/nao_depois_de/properties/regioes/type", keyword: "type", params: { type: "array" } };
                                                vErrors = withError(vErrors, err63);
                                                errors++;
                                            }
                                        }
                                    }
                                    else {
                                        const err64 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/nao_depois_de", schemaPath: "#/properties/regioes/items/properties/quando/properties/nao_depois_de/type", keyword: "type", params: { type: "object" } };
                                        vErrors = withError(vErrors, err64);
                                        errors++;
                                    }
                                }
                                if (data11.apos !== undefined) {
                                    let data28 = data11.apos;
                                    if (typeof data28 === "string") {
                                        if (func1(data28) > 500) {
                                            const err65 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/apos", schemaPath: "#/properties/regioes/items/properties/quando/properties/apos/maxLength", keyword: "maxLength", params: { limit: 500 } };
                                            vErrors = withError(vErrors, err65);
                                            errors++;
                                        }
                                        if (func1(data28) < 1) {
                                            const err66 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/apos", schemaPath: "#/properties/regioes/items/properties/quando/properties/apos/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = withError(vErrors, err66);
                                            errors++;
                                        }
                                    }
                                    else {
                                        const err67 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/apos", schemaPath: "#/properties/regioes/items/properties/quando/properties/apos/type", keyword: "type", params: { type: "string" } };
                                        vErrors = withError(vErrors, err67);
                                        errors++;
                                    }
                                }
                                if (data11.nao_apos !== undefined) {
                                    let data29 = data11.nao_apos;
                                    if (typeof data29 === "string") {
                                        if (func1(data29) > 500) {
                                            const err68 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/nao_apos", schemaPath: "#/properties/regioes/items/properties/quando/properties/nao_apos/maxLength", keyword: "maxLength", params: { limit: 500 } };
                                            vErrors = withError(vErrors, err68);
                                            errors++;
                                        }
                                        if (func1(data29) < 1) {
                                            const err69 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/nao_apos", schemaPath: "#/properties/regioes/items/properties/quando/properties/nao_apos/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = withError(vErrors, err69);
                                            errors++;
                                        }
                                    }
                                    else {
                                        const err70 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/nao_apos", schemaPath: "#/properties/regioes/items/properties/quando/properties/nao_apos/type", keyword: "type", params: { type: "string" } };
                                        vErrors = withError(vErrors, err70);
                                        errors++;
                                    }
                                }
                                if (data11.antes_de !== undefined) {
                                    let data30 = data11.antes_de;
                                    if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
                                        if (data30.padrao === undefined) {
                                            const err71 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/antes_de", schemaPath: "#/properties/regioes/items/properties/quando/properties/antes_de/required", keyword: "required", params: { missingProperty: "padrao" } };
                                            vErrors = withError(vErrors, err71);
                                            errors++;
                                        }
                                        for (const key6 in data30) {
                                            if (!(key6 === "padrao")) {
                                                const err72 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/antes_de", schemaPath: "#/properties/regioes/items/properties/quando/properties/antes_de/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 } };
                                                vErrors = withError(vErrors, err72);
                                                errors++;
                                            }
                                        }
                                        if (data30.padrao !== undefined) {
                                            let data31 = data30.padrao;
                                            if (typeof data31 === "string") {
                                                if (func1(data31) > 1000) {
                                                    const err73 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/antes_de/padrao", schemaPath: "#/properties/regioes/items/properties/quando/properties/antes_de/properties/padrao/maxLength", keyword: "maxLength", params: { limit: 1000 } };
                                                    vErrors = withError(vErrors, err73);
                                                    errors++;
                                                }
                                                if (func1(data31) < 1) {
                                                    const err74 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/antes_de/padrao", schemaPath: "#/properties/regioes/items/properties/quando/properties/antes_de/properties/padrao/minLength", keyword: "minLength", params: { limit: 1 } };
                                                    vErrors = withError(vErrors, err74);
                                                    errors++;
                                                }
                                            }
                                            else {
                                                const err75 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/antes_de/padrao", schemaPath: "#/properties/regioes/items/properties/quando/properties/antes_de/properties/padrao/type", keyword: "type", params: { type: "string" } };
                                                vErrors = withError(vErrors, err75);
                                                errors++;
                                            }
                                        }
                                    }
                                    else {
                                        const err76 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/antes_de", schemaPath: "#/properties/regioes/items/properties/quando/properties/antes_de/type", keyword: "type", params: { type: "object" } };
                                        vErrors = withError(vErrors, err76);
                                        errors++;
                                    }
                                }
                                if (data11.nao_antes_de !== undefined) {
                                    let data32 = data11.nao_antes_de;
                                    if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
                                        if (data32.padrao === undefined) {
                                            const err77 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/nao_antes_de", schemaPath: "#/properties/regioes/items/properties/quando/properties/nao_antes_de/required", keyword: "required", params: { missingProperty: "padrao" } };
                                            vErrors = withError(vErrors, err77);
                                            errors++;
                                        }
                                        for (const key7 in data32) {
                                            if (!(key7 === "padrao")) {
                                                const err78 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/nao_antes_de", schemaPath: "#/properties/regioes/items/properties/quando/properties/nao_antes_de/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 } };
                                                vErrors = withError(vErrors, err78);
                                                errors++;
                                            }
                                        }
                                        if (data32.padrao !== undefined) {
                                            let data33 = data32.padrao;
                                            if (typeof data33 === "string") {
                                                if (func1(data33) > 1000) {
                                                    const err79 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/nao_antes_de/padrao", schemaPath: "#/properties/regioes/items/properties/quando/properties/nao_antes_de/properties/padrao/maxLength", keyword: "maxLength", params: { limit: 1000 } };
                                                    vErrors = withError(vErrors, err79);
                                                    errors++;
                                                }
                                                if (func1(data33) < 1) {
                                                    const err80 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/nao_antes_de/padrao", schemaPath: "#/properties/regioes/items/properties/quando/properties/nao_antes_de/properties/padrao/minLength", keyword: "minLength", params: { limit: 1 } };
                                                    vErrors = withError(vErrors, err80);
                                                    errors++;
                                                }
                                            }
                                            else {
                                                const err81 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/nao_antes_de/padrao", schemaPath: "#/properties/regioes/items/properties/quando/properties/nao_antes_de/properties/padrao/type", keyword: "type", params: { type: "string" } };
                                                vErrors = withError(vErrors, err81);
                                                errors++;
                                            }
                                        }
                                    }
                                    else {
                                        const err82 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/nao_antes_de", schemaPath: "#/properties/regioes/items/properties/quando/properties/nao_antes_de/type", keyword: "type", params: { type: "object" } };
                                        vErrors = withError(vErrors, err82);
                                        errors++;
                                    }
                                }
                                if (data11.dentro_de !== undefined) {
                                    let data34 = data11.dentro_de;
                                    if (Array.isArray(data34)) {
                                        const len8 = data34.length;
                                        for (let i8 = 0; i8 < len8; i8++) {
                                            let data35 = data34[i8];
                                            if (typeof data35 === "string") {
                                                if (func1(data35) > 64) {
                                                    const err83 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/dentro_de/" + i8, schemaPath: "#/properties/regioes/items/properties/quando/properties/dentro_de/items/maxLength", keyword: "maxLength", params: { limit: 64 } };
                                                    vErrors = withError(vErrors, err83);
                                                    errors++;
                                                }
                                                if (func1(data35) < 1) {
                                                    const err84 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/dentro_de/" + i8, schemaPath: "#/properties/regioes/items/properties/quando/properties/dentro_de/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                                    vErrors = withError(vErrors, err84);
                                                    errors++;
                                                }
                                            }
                                            else {
                                                const err85 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/dentro_de/" + i8, schemaPath: "#/properties/regioes/items/properties/quando/properties/dentro_de/items/type", keyword: "type", params: { type: "string" } };
                                                vErrors = withError(vErrors, err85);
                                                errors++;
                                            }
                                        }
                                    }
                                    else {
                                        const err86 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/dentro_de", schemaPath: "#/properties/regioes/items/properties/quando/properties/dentro_de/type", keyword: "type", params: { type: "array" } };
                                        vErrors = withError(vErrors, err86);
                                        errors++;
                                    }
                                }
                                if (data11.na_linha !== undefined) {
                                    let data36 = data11.na_linha;
                                    if (Array.isArray(data36)) {
                                        const len9 = data36.length;
                                        for (let i9 = 0; i9 < len9; i9++) {
                                            let data37 = data36[i9];
                                            if (typeof data37 === "string") {
                                                if (func1(data37) > 64) {
                                                    const err87 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/na_linha/" + i9, schemaPath: "#/properties/regioes/items/properties/quando/properties/na_linha/items/maxLength", keyword: "maxLength", params: { limit: 64 } };
                                                    vErrors = withError(vErrors, err87);
                                                    errors++;
                                                }
                                                if (func1(data37) < 1) {
                                                    const err88 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/na_linha/" + i9, schemaPath: "#/properties/regioes/items/properties/quando/properties/na_linha/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                                    vErrors = withError(vErrors, err88);
                                                    errors++;
                                                }
                                            }
                                            else {
                                                const err89 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/na_linha/" + i9, schemaPath: "#/properties/regioes/items/properties/quando/properties/na_linha/items/type", keyword: "type", params: { type: "string" } };
                                                vErrors = withError(vErrors, err89);
                                                errors++;
                                            }
                                        }
                                    }
                                    else {
                                        const err90 = { instancePath: instancePath + "/regioes/" + i0 + "/quando/na_linha", schemaPath: "#/properties/regioes/items/properties/quando/properties/na_linha/type", keyword: "type", params: { type: "array" } };
                                        vErrors = withError(vErrors, err90);
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err91 = { instancePath: instancePath + "/regioes/" + i0 + "/quando", schemaPath: "#/properties/regioes/items/properties/quando/type", keyword: "type", params: { type: "object" } };
                                vErrors = withError(vErrors, err91);
                                errors++;
                            }
                        }
                        if (data5.exceto !== undefined) {
                            let data38 = data5.exceto;
                            if (data38 && typeof data38 == "object" && !Array.isArray(data38)) {
                                for (const key8 in data38) {
                                    if (!(func45.call(schema65.properties.regioes.items.properties.exceto.properties, key8))) {
                                        const err92 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto", schemaPath: "#/properties/regioes/items/properties/exceto/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 } };
                                        vErrors = withError(vErrors, err92);
                                        errors++;
                                    }
                                }
                                if (data38.inicio !== undefined) {
                                    let data39 = data38.inicio;
                                    if (typeof data39 !== "string") {
                                        const err93 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/inicio", schemaPath: "#/properties/regioes/items/properties/exceto/properties/inicio/type", keyword: "type", params: { type: "string" } };
                                        vErrors = withError(vErrors, err93);
                                        errors++;
                                    }
                                    if (!((data39 === "linha") || (data39 === "comando"))) {
                                        const err94 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/inicio", schemaPath: "#/properties/regioes/items/properties/exceto/properties/inicio/enum", keyword: "enum", params: { allowedValues: schema65.properties.regioes.items.properties.exceto.properties.inicio.enum } };
                                        vErrors = withError(vErrors, err94);
                                        errors++;
                                    }
                                }
                                if (data38.coluna !== undefined) {
                                    let data40 = data38.coluna;
                                    if (!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))) {
                                        const err95 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/coluna", schemaPath: "#/properties/regioes/items/properties/exceto/properties/coluna/type", keyword: "type", params: { type: "integer" } };
                                        vErrors = withError(vErrors, err95);
                                        errors++;
                                    }
                                    if ((typeof data40 == "number") && (isFinite(data40))) {
                                        if (data40 > 9007199254740991 || isNaN(data40)) {
                                            const err96 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/coluna", schemaPath: "#/properties/regioes/items/properties/exceto/properties/coluna/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                                            vErrors = withError(vErrors, err96);
                                            errors++;
                                        }
                                        if (data40 < 0 || isNaN(data40)) {
                                            const err97 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/coluna", schemaPath: "#/properties/regioes/items/properties/exceto/properties/coluna/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                                            vErrors = withError(vErrors, err97);
                                            errors++;
                                        }
                                    }
                                }
                                if (data38.depois_de !== undefined) {
                                    let data41 = data38.depois_de;
                                    if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
                                        for (const key9 in data41) {
                                            if (!(((key9 === "classes") || (key9 === "textos")) || (key9 === "regioes"))) {
                                                const err98 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/depois_de", schemaPath: "#/properties/regioes/items/properties/exceto/properties/depois_de/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 } };
                                                vErrors = withError(vErrors, err98);
                                                errors++;
                                            }
                                        }
                                        if (data41.classes !== undefined) {
                                            let data42 = data41.classes;
                                            if (Array.isArray(data42)) {
                                                const len10 = data42.length;
                                                for (let i10 = 0; i10 < len10; i10++) {
                                                    if (typeof data42[i10] !== "string") {
                                                        const err99 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/depois_de/classes/" + i10, schemaPath: "#/properties/regioes/items/properties/exceto/properties/depois_de/properties/classes/items/type", keyword: "type", params: { type: "string" } };
                                                        vErrors = withError(vErrors, err99);
                                                        errors++;
                                                    }
                                                }
                                            }
                                            else {
                                                const err100 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/depois_de/classes", schemaPath: "#/properties/regioes/items/properties/exceto/properties/depois_de/properties/classes/type", keyword: "type", params: { type: "array" } };
                                                vErrors = withError(vErrors, err100);
                                                errors++;
                                            }
                                        }
                                        if (data41.textos !== undefined) {
                                            let data44 = data41.textos;
                                            if (Array.isArray(data44)) {
                                                const len11 = data44.length;
                                                for (let i11 = 0; i11 < len11; i11++) {
                                                    let data45 = data44[i11];
                                                    if (typeof data45 === "string") {
                                                        if (func1(data45) > 64) {
                                                            const err101 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/depois_de/textos/" + i11, schemaPath: "#/properties/regioes/items/properties/exceto/properties/depois_de/properties/textos/items/maxLength", keyword: "maxLength", params: { limit: 64 } };
                                                            vErrors = withError(vErrors, err101);
                                                            errors++;
                                                        }
                                                        if (func1(data45) < 1) {
                                                            const err102 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/depois_de/textos/" + i11, schemaPath: "#/properties/regioes/items/properties/exceto/properties/depois_de/properties/textos/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                                            vErrors = withError(vErrors, err102);
                                                            errors++;
                                                        }
                                                    }
                                                    else {
                                                        const err103 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/depois_de/textos/" + i11, schemaPath: "#/properties/regioes/items/properties/exceto/properties/depois_de/properties/textos/items/type", keyword: "type", params: { type: "string" } };
                                                        vErrors = withError(vErrors, err103);
                                                        errors++;
                                                    }
                                                }
                                            }
                                            else {
                                                const err104 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/depois_de/textos", schemaPath: "#/properties/regioes/items/properties/exceto/properties/depois_de/properties/textos/type", keyword: "type", params: { type: "array" } };
                                                vErrors = withError(vErrors, err104);
                                                errors++;
                                            }
                                        }
                                        if (data41.regioes !== undefined) {
                                            let data46 = data41.regioes;
                                            if (Array.isArray(data46)) {
                                                const len12 = data46.length;
                                                for (let i12 = 0; i12 < len12; i12++) {
                                                    if (typeof data46[i12] !== "string") {
                                                        const err105 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/depois_de/regioes/" + i12, schemaPath: "#/properties/regioes/items/properties/exceto/properties/depois_de/properties/regioes/items/type", keyword: "type", params: { type: "string" } };
                                                        vErrors = withError(vErrors, err105);
                                                        errors++;
                                                    }
                                                }
                                            }
                                            else {
                                                const err106 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/depois_de/regioes", schemaPath: "#/properties/regioes/items/properties/exceto/properties/depois_de/properties/regioes/type", keyword: "type", params: { type: "array" } };
                                                vErrors = withError(vErrors, err106);
                                                errors++;
                                            }
                                        }
                                    }
                                    else {
                                        const err107 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/depois_de", schemaPath: "#/properties/regioes/items/properties/exceto/properties/depois_de/type", keyword: "type", params: { type: "object" } };
                                        vErrors = withError(vErrors, err107);
                                        errors++;
                                    }
                                }
                                if (data38.nao_depois_de !== undefined) {
                                    let data48 = data38.nao_depois_de;
                                    if (data48 && typeof data48 == "object" && !Array.isArray(data48)) {
                                        for (const key10 in data48) {
                                            if (!(((key10 === "classes") || (key10 === "textos")) || (key10 === "regioes"))) {
                                                const err108 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/nao_depois_de", schemaPath: "#/properties/regioes/items/properties/exceto/properties/nao_depois_de/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 } };
                                                vErrors = withError(vErrors, err108);
                                                errors++;
                                            }
                                        }
                                        if (data48.classes !== undefined) {
                                            let data49 = data48.classes;
                                            if (Array.isArray(data49)) {
                                                const len13 = data49.length;
                                                for (let i13 = 0; i13 < len13; i13++) {
                                                    if (typeof data49[i13] !== "string") {
                                                        const err109 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/nao_depois_de/classes/" + i13, schemaPath: "#/properties/regioes/items/properties/exceto/properties/nao_depois_de/properties/classes/items/type", keyword: "type", params: { type: "string" } };
                                                        vErrors = withError(vErrors, err109);
                                                        errors++;
                                                    }
                                                }
                                            }
                                            else {
                                                const err110 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/nao_depois_de/classes", schemaPath: "#/properties/regioes/items/properties/exceto/properties/nao_depois_de/properties/classes/type", keyword: "type", params: { type: "array" } };
                                                vErrors = withError(vErrors, err110);
                                                errors++;
                                            }
                                        }
                                        if (data48.textos !== undefined) {
                                            let data51 = data48.textos;
                                            if (Array.isArray(data51)) {
                                                const len14 = data51.length;
                                                for (let i14 = 0; i14 < len14; i14++) {
                                                    let data52 = data51[i14];
                                                    if (typeof data52 === "string") {
                                                        if (func1(data52) > 64) {
                                                            const err111 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/nao_depois_de/textos/" + i14, schemaPath: "#/properties/regioes/items/properties/exceto/properties/nao_depois_de/properties/textos/items/maxLength", keyword: "maxLength", params: { limit: 64 } };
                                                            vErrors = withError(vErrors, err111);
                                                            errors++;
                                                        }
                                                        if (func1(data52) < 1) {
                                                            const err112 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/nao_depois_de/textos/" + i14, schemaPath: "#/properties/regioes/items/properties/exceto/properties/nao_depois_de/properties/textos/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                                            vErrors = withError(vErrors, err112);
                                                            errors++;
                                                        }
                                                    }
                                                    else {
                                                        const err113 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/nao_depois_de/textos/" + i14, schemaPath: "#/properties/regioes/items/properties/exceto/properties/nao_depois_de/properties/textos/items/type", keyword: "type", params: { type: "string" } };
                                                        vErrors = withError(vErrors, err113);
                                                        errors++;
                                                    }
                                                }
                                            }
                                            else {
                                                const err114 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/nao_depois_de/textos", schemaPath: "#/properties/regioes/items/properties/exceto/properties/nao_depois_de/properties/textos/type", keyword: "type", params: { type: "array" } };
                                                vErrors = withError(vErrors, err114);
                                                errors++;
                                            }
                                        }
                                        if (data48.regioes !== undefined) {
                                            let data53 = data48.regioes;
                                            if (Array.isArray(data53)) {
                                                const len15 = data53.length;
                                                for (let i15 = 0; i15 < len15; i15++) {
                                                    if (typeof data53[i15] !== "string") {
                                                        const err115 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/nao_depois_de/regioes/" + i15, schemaPath: "#/properties/regioes/items/properties/exceto/properties/nao_depois_de/properties/regioes/items/type", keyword: "type", params: { type: "string" } };
                                                        vErrors = withError(vErrors, err115);
                                                        errors++;
                                                    }
                                                }
                                            }
                                            else {
                                                const err116 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/nao_depois_de/regioes", schemaPath: "#/properties/regioes/items/properties/exceto/properties/nao_depois_de/properties/regioes/type", keyword: "type", params: { type: "array" } };
                                                vErrors = withError(vErrors, err116);
                                                errors++;
                                            }
                                        }
                                    }
                                    else {
                                        const err117 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/nao_depois_de", schemaPath: "#/properties/regioes/items/properties/exceto/properties/nao_depois_de/type", keyword: "type", params: { type: "object" } };
                                        vErrors = withError(vErrors, err117);
                                        errors++;
                                    }
                                }
                                if (data38.apos !== undefined) {
                                    let data55 = data38.apos;
                                    if (typeof data55 === "string") {
                                        if (func1(data55) > 500) {
                                            const err118 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/apos", schemaPath: "#/properties/regioes/items/properties/exceto/properties/apos/maxLength", keyword: "maxLength", params: { limit: 500 } };
                                            vErrors = withError(vErrors, err118);
                                            errors++;
                                        }
                                        if (func1(data55) < 1) {
                                            const err119 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/apos", schemaPath: "#/properties/regioes/items/properties/exceto/properties/apos/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = withError(vErrors, err119);
                                            errors++;
                                        }
                                    }
                                    else {
                                        const err120 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/apos", schemaPath: "#/properties/regioes/items/properties/exceto/properties/apos/type", keyword: "type", params: { type: "string" } };
                                        vErrors = withError(vErrors, err120);
                                        errors++;
                                    }
                                }
                                if (data38.nao_apos !== undefined) {
                                    let data56 = data38.nao_apos;
                                    if (typeof data56 === "string") {
                                        if (func1(data56) > 500) {
                                            const err121 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/nao_apos", schemaPath: "#/properties/regioes/items/properties/exceto/properties/nao_apos/maxLength", keyword: "maxLength", params: { limit: 500 } };
                                            vErrors = withError(vErrors, err121);
                                            errors++;
                                        }
                                        if (func1(data56) < 1) {
                                            const err122 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/nao_apos", schemaPath: "#/properties/regioes/items/properties/exceto/properties/nao_apos/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = withError(vErrors, err122);
                                            errors++;
                                        }
                                    }
                                    else {
                                        const err123 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/nao_apos", schemaPath: "#/properties/regioes/items/properties/exceto/properties/nao_apos/type", keyword: "type", params: { type: "string" } };
                                        vErrors = withError(vErrors, err123);
                                        errors++;
                                    }
                                }
                                if (data38.antes_de !== undefined) {
                                    let data57 = data38.antes_de;
                                    if (data57 && typeof data57 == "object" && !Array.isArray(data57)) {
                                        if (data57.padrao === undefined) {
                                            const err124 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/antes_de", schemaPath: "#/properties/regioes/items/properties/exceto/properties/antes_de/required", keyword: "required", params: { missingProperty: "padrao" } };
                                            vErrors = withError(vErrors, err124);
                                            errors++;
                                        }
                                        for (const key11 in data57) {
                                            if (!(key11 === "padrao")) {
                                                const err125 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/antes_de", schemaPath: "#/properties/regioes/items/properties/exceto/properties/antes_de/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 } };
                                                vErrors = withError(vErrors, err125);
                                                errors++;
                                            }
                                        }
                                        if (data57.padrao !== undefined) {
                                            let data58 = data57.padrao;
                                            if (typeof data58 === "string") {
                                                if (func1(data58) > 1000) {
                                                    const err126 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/antes_de/padrao", schemaPath: "#/properties/regioes/items/properties/exceto/properties/antes_de/properties/padrao/maxLength", keyword: "maxLength", params: { limit: 1000 } };
                                                    vErrors = withError(vErrors, err126);
                                                    errors++;
                                                }
                                                if (func1(data58) < 1) {
                                                    const err127 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/antes_de/padrao", schemaPath: "#/properties/regioes/items/properties/exceto/properties/antes_de/properties/padrao/minLength", keyword: "minLength", params: { limit: 1 } };
                                                    vErrors = withError(vErrors, err127);
                                                    errors++;
                                                }
                                            }
                                            else {
                                                const err128 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/antes_de/padrao", schemaPath: "#/properties/regioes/items/properties/exceto/properties/antes_de/properties/padrao/type", keyword: "type", params: { type: "string" } };
                                                vErrors = withError(vErrors, err128);
                                                errors++;
                                            }
                                        }
                                    }
                                    else {
                                        const err129 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/antes_de", schemaPath: "#/properties/regioes/items/properties/exceto/properties/antes_de/type", keyword: "type", params: { type: "object" } };
                                        vErrors = withError(vErrors, err129);
                                        errors++;
                                    }
                                }
                                if (data38.nao_antes_de !== undefined) {
                                    let data59 = data38.nao_antes_de;
                                    if (data59 && typeof data59 == "object" && !Array.isArray(data59)) {
                                        if (data59.padrao === undefined) {
                                            const err130 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/nao_antes_de", schemaPath: "#/properties/regioes/items/properties/exceto/properties/nao_antes_de/required", keyword: "required", params: { missingProperty: "padrao" } };
                                            vErrors = withError(vErrors, err130);
                                            errors++;
                                        }
                                        for (const key12 in data59) {
                                            if (!(key12 === "padrao")) {
                                                const err131 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/nao_antes_de", schemaPath: "#/properties/regioes/items/properties/exceto/properties/nao_antes_de/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 } };
                                                vErrors = withError(vErrors, err131);
                                                errors++;
                                            }
                                        }
                                        if (data59.padrao !== undefined) {
                                            let data60 = data59.padrao;
                                            if (typeof data60 === "string") {
                                                if (func1(data60) > 1000) {
                                                    const err132 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/nao_antes_de/padrao", schemaPath: "#/properties/regioes/items/properties/exceto/properties/nao_antes_de/properties/padrao/maxLength", keyword: "maxLength", params: { limit: 1000 } };
                                                    vErrors = withError(vErrors, err132);
                                                    errors++;
                                                }
                                                if (func1(data60) < 1) {
                                                    const err133 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/nao_antes_de/padrao", schemaPath: "#/properties/regioes/items/properties/exceto/properties/nao_antes_de/properties/padrao/minLength", keyword: "minLength", params: { limit: 1 } };
                                                    vErrors = withError(vErrors, err133);
                                                    errors++;
                                                }
                                            }
                                            else {
                                                const err134 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/nao_antes_de/padrao", schemaPath: "#/properties/regioes/items/properties/exceto/properties/nao_antes_de/properties/padrao/type", keyword: "type", params: { type: "string" } };
                                                vErrors = withError(vErrors, err134);
                                                errors++;
                                            }
                                        }
                                    }
                                    else {
                                        const err135 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/nao_antes_de", schemaPath: "#/properties/regioes/items/properties/exceto/properties/nao_antes_de/type", keyword: "type", params: { type: "object" } };
                                        vErrors = withError(vErrors, err135);
                                        errors++;
                                    }
                                }
                                if (data38.dentro_de !== undefined) {
                                    let data61 = data38.dentro_de;
                                    if (Array.isArray(data61)) {
                                        const len16 = data61.length;
                                        for (let i16 = 0; i16 < len16; i16++) {
                                            let data62 = data61[i16];
                                            if (typeof data62 === "string") {
                                                if (func1(data62) > 64) {
                                                    const err136 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/dentro_de/" + i16, schemaPath: "#/properties/regioes/items/properties/exceto/properties/dentro_de/items/maxLength", keyword: "maxLength", params: { limit: 64 } };
                                                    vErrors = withError(vErrors, err136);
                                                    errors++;
                                                }
                                                if (func1(data62) < 1) {
                                                    const err137 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/dentro_de/" + i16, schemaPath: "#/properties/regioes/items/properties/exceto/properties/dentro_de/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                                    vErrors = withError(vErrors, err137);
                                                    errors++;
                                                }
                                            }
                                            else {
                                                const err138 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/dentro_de/" + i16, schemaPath: "#/properties/regioes/items/properties/exceto/properties/dentro_de/items/type", keyword: "type", params: { type: "string" } };
                                                vErrors = withError(vErrors, err138);
                                                errors++;
                                            }
                                        }
                                    }
                                    else {
                                        const err139 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/dentro_de", schemaPath: "#/properties/regioes/items/properties/exceto/properties/dentro_de/type", keyword: "type", params: { type: "array" } };
                                        vErrors = withError(vErrors, err139);
                                        errors++;
                                    }
                                }
                                if (data38.na_linha !== undefined) {
                                    let data63 = data38.na_linha;
                                    if (Array.isArray(data63)) {
                                        const len17 = data63.length;
                                        for (let i17 = 0; i17 < len17; i17++) {
                                            let data64 = data63[i17];
                                            if (typeof data64 === "string") {
                                                if (func1(data64) > 64) {
                                                    const err140 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/na_linha/" + i17, schemaPath: "#/properties/regioes/items/properties/exceto/properties/na_linha/items/maxLength", keyword: "maxLength", params: { limit: 64 } };
                                                    vErrors = withError(vErrors, err140);
                                                    errors++;
                                                }
                                                if (func1(data64) < 1) {
                                                    const err141 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/na_linha/" + i17, schemaPath: "#/properties/regioes/items/properties/exceto/properties/na_linha/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                                    vErrors = withError(vErrors, err141);
                                                    errors++;
                                                }
                                            }
                                            else {
                                                const err142 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/na_linha/" + i17, schemaPath: "#/properties/regioes/items/properties/exceto/properties/na_linha/items/type", keyword: "type", params: { type: "string" } };
                                                vErrors = withError(vErrors, err142);
                                                errors++;
                                            }
                                        }
                                    }
                                    else {
                                        const err143 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto/na_linha", schemaPath: "#/properties/regioes/items/properties/exceto/properties/na_linha/type", keyword: "type", params: { type: "array" } };
                                        vErrors = withError(vErrors, err143);
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err144 = { instancePath: instancePath + "/regioes/" + i0 + "/exceto", schemaPath: "#/properties/regioes/items/properties/exceto/type", keyword: "type", params: { type: "object" } };
                                vErrors = withError(vErrors, err144);
                                errors++;
                            }
                        }
                        if (data5.fecha !== undefined) {
                            let data65 = data5.fecha;
                            const _errs151 = errors;
                            let valid50 = false;
                            const _errs152 = errors;
                            if (typeof data65 === "string") {
                                if (func1(data65) > 64) {
                                    const err145 = { instancePath: instancePath + "/regioes/" + i0 + "/fecha", schemaPath: "#/properties/regioes/items/properties/fecha/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 64 } };
                                    vErrors = withError(vErrors, err145);
                                    errors++;
                                }
                                if (func1(data65) < 1) {
                                    const err146 = { instancePath: instancePath + "/regioes/" + i0 + "/fecha", schemaPath: "#/properties/regioes/items/properties/fecha/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = withError(vErrors, err146);
                                    errors++;
                                }
                            }
                            else {
                                const err147 = { instancePath: instancePath + "/regioes/" + i0 + "/fecha", schemaPath: "#/properties/regioes/items/properties/fecha/anyOf/0/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err147);
                                errors++;
                            }
                            var _valid1 = _errs152 === errors;
                            valid50 = valid50 || _valid1;
                            const _errs154 = errors;
                            if (data65 && typeof data65 == "object" && !Array.isArray(data65)) {
                                if (data65.modelo === undefined) {
                                    const err148 = { instancePath: instancePath + "/regioes/" + i0 + "/fecha", schemaPath: "#/properties/regioes/items/properties/fecha/anyOf/1/required", keyword: "required", params: { missingProperty: "modelo" } };
                                    vErrors = withError(vErrors, err148);
                                    errors++;
                                }
                                for (const key13 in data65) {
                                    if (!((((key13 === "modelo") || (key13 === "espelha")) || (key13 === "linha_inteira")) || (key13 === "recuada"))) {
                                        const err149 = { instancePath: instancePath + "/regioes/" + i0 + "/fecha", schemaPath: "#/properties/regioes/items/properties/fecha/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 } };
                                        vErrors = withError(vErrors, err149);
                                        errors++;
                                    }
                                }
                                if (data65.modelo !== undefined) {
                                    let data66 = data65.modelo;
                                    if (typeof data66 === "string") {
                                        if (func1(data66) > 64) {
                                            const err150 = { instancePath: instancePath + "/regioes/" + i0 + "/fecha/modelo", schemaPath: "#/properties/regioes/items/properties/fecha/anyOf/1/properties/modelo/maxLength", keyword: "maxLength", params: { limit: 64 } };
                                            vErrors = withError(vErrors, err150);
                                            errors++;
                                        }
                                        if (func1(data66) < 1) {
                                            const err151 = { instancePath: instancePath + "/regioes/" + i0 + "/fecha/modelo", schemaPath: "#/properties/regioes/items/properties/fecha/anyOf/1/properties/modelo/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = withError(vErrors, err151);
                                            errors++;
                                        }
                                    }
                                    else {
                                        const err152 = { instancePath: instancePath + "/regioes/" + i0 + "/fecha/modelo", schemaPath: "#/properties/regioes/items/properties/fecha/anyOf/1/properties/modelo/type", keyword: "type", params: { type: "string" } };
                                        vErrors = withError(vErrors, err152);
                                        errors++;
                                    }
                                }
                                if (data65.espelha !== undefined) {
                                    if (typeof data65.espelha !== "boolean") {
                                        const err153 = { instancePath: instancePath + "/regioes/" + i0 + "/fecha/espelha", schemaPath: "#/properties/regioes/items/properties/fecha/anyOf/1/properties/espelha/type", keyword: "type", params: { type: "boolean" } };
                                        vErrors = withError(vErrors, err153);
                                        errors++;
                                    }
                                }
                                if (data65.linha_inteira !== undefined) {
                                    if (typeof data65.linha_inteira !== "boolean") {
                                        const err154 = { instancePath: instancePath + "/regioes/" + i0 + "/fecha/linha_inteira", schemaPath: "#/properties/regioes/items/properties/fecha/anyOf/1/properties/linha_inteira/type", keyword: "type", params: { type: "boolean" } };
                                        vErrors = withError(vErrors, err154);
                                        errors++;
                                    }
                                }
                                if (data65.recuada !== undefined) {
                                    if (typeof data65.recuada !== "boolean") {
                                        const err155 = { instancePath: instancePath + "/regioes/" + i0 + "/fecha/recuada", schemaPath: "#/properties/regioes/items/properties/fecha/anyOf/1/properties/recuada/type", keyword: "type", params: { type: "boolean" } };
                                        vErrors = withError(vErrors, err155);
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err156 = { instancePath: instancePath + "/regioes/" + i0 + "/fecha", schemaPath: "#/properties/regioes/items/properties/fecha/anyOf/1/type", keyword: "type", params: { type: "object" } };
                                vErrors = withError(vErrors, err156);
                                errors++;
                            }
                            var _valid1 = _errs154 === errors;
                            valid50 = valid50 || _valid1;
                            if (_valid1) {
                                var props1 = true;
                            }
                            const _errs165 = errors;
                            if (data65 && typeof data65 == "object" && !Array.isArray(data65)) {
                                if (data65.ate === undefined) {
                                    const err157 = { instancePath: instancePath + "/regioes/" + i0 + "/fecha", schemaPath: "#/properties/regioes/items/properties/fecha/anyOf/2/required", keyword: "required", params: { missingProperty: "ate" } };
                                    vErrors = withError(vErrors, err157);
                                    errors++;
                                }
                                for (const key14 in data65) {
                                    if (!(key14 === "ate")) {
                                        const err158 = { instancePath: instancePath + "/regioes/" + i0 + "/fecha", schemaPath: "#/properties/regioes/items/properties/fecha/anyOf/2/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 } };
                                        vErrors = withError(vErrors, err158);
                                        errors++;
                                    }
                                }
                                if (data65.ate !== undefined) {
                                    let data70 = data65.ate;
                                    if (typeof data70 !== "string") {
                                        const err159 = { instancePath: instancePath + "/regioes/" + i0 + "/fecha/ate", schemaPath: "#/properties/regioes/items/properties/fecha/anyOf/2/properties/ate/type", keyword: "type", params: { type: "string" } };
                                        vErrors = withError(vErrors, err159);
                                        errors++;
                                    }
                                    if (!((data70 === "linha") || (data70 === "recuo"))) {
                                        const err160 = { instancePath: instancePath + "/regioes/" + i0 + "/fecha/ate", schemaPath: "#/properties/regioes/items/properties/fecha/anyOf/2/properties/ate/enum", keyword: "enum", params: { allowedValues: schema65.properties.regioes.items.properties.fecha.anyOf[2].properties.ate.enum } };
                                        vErrors = withError(vErrors, err160);
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err161 = { instancePath: instancePath + "/regioes/" + i0 + "/fecha", schemaPath: "#/properties/regioes/items/properties/fecha/anyOf/2/type", keyword: "type", params: { type: "object" } };
                                vErrors = withError(vErrors, err161);
                                errors++;
                            }
                            var _valid1 = _errs165 === errors;
                            valid50 = valid50 || _valid1;
                            if (_valid1) {
                                if (props1 !== true) {
                                    props1 = true;
                                }
                            }
                            if (!valid50) {
                                const err162 = { instancePath: instancePath + "/regioes/" + i0 + "/fecha", schemaPath: "#/properties/regioes/items/properties/fecha/anyOf", keyword: "anyOf", params: {} };
                                vErrors = withError(vErrors, err162);
                                errors++;
                            }
                            else {
                                errors = _errs151;
                                if (vErrors !== null) {
                                    if (_errs151) {
                                        vErrors.length = _errs151;
                                    }
                                    else {
                                        vErrors = null;
                                    }
                                }
                            }
                        }
                        if (data5.depois !== undefined) {
                            let data71 = data5.depois;
                            if (data71 && typeof data71 == "object" && !Array.isArray(data71)) {
                                if (data71.padrao === undefined) {
                                    const err163 = { instancePath: instancePath + "/regioes/" + i0 + "/depois", schemaPath: "#/properties/regioes/items/properties/depois/required", keyword: "required", params: { missingProperty: "padrao" } };
                                    vErrors = withError(vErrors, err163);
                                    errors++;
                                }
                                for (const key15 in data71) {
                                    if (!(key15 === "padrao")) {
                                        const err164 = { instancePath: instancePath + "/regioes/" + i0 + "/depois", schemaPath: "#/properties/regioes/items/properties/depois/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 } };
                                        vErrors = withError(vErrors, err164);
                                        errors++;
                                    }
                                }
                                if (data71.padrao !== undefined) {
                                    let data72 = data71.padrao;
                                    if (typeof data72 === "string") {
                                        if (func1(data72) > 1000) {
                                            const err165 = { instancePath: instancePath + "/regioes/" + i0 + "/depois/padrao", schemaPath: "#/properties/regioes/items/properties/depois/properties/padrao/maxLength", keyword: "maxLength", params: { limit: 1000 } };
                                            vErrors = withError(vErrors, err165);
                                            errors++;
                                        }
                                        if (func1(data72) < 1) {
                                            const err166 = { instancePath: instancePath + "/regioes/" + i0 + "/depois/padrao", schemaPath: "#/properties/regioes/items/properties/depois/properties/padrao/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = withError(vErrors, err166);
                                            errors++;
                                        }
                                    }
                                    else {
                                        const err167 = { instancePath: instancePath + "/regioes/" + i0 + "/depois/padrao", schemaPath: "#/properties/regioes/items/properties/depois/properties/padrao/type", keyword: "type", params: { type: "string" } };
                                        vErrors = withError(vErrors, err167);
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err168 = { instancePath: instancePath + "/regioes/" + i0 + "/depois", schemaPath: "#/properties/regioes/items/properties/depois/type", keyword: "type", params: { type: "object" } };
                                vErrors = withError(vErrors, err168);
                                errors++;
                            }
                        }
                        if (data5.linhas !== undefined) {
                            if (typeof data5.linhas !== "boolean") {
                                const err169 = { instancePath: instancePath + "/regioes/" + i0 + "/linhas", schemaPath: "#/properties/regioes/items/properties/linhas/type", keyword: "type", params: { type: "boolean" } };
                                vErrors = withError(vErrors, err169);
                                errors++;
                            }
                        }
                        if (data5.contem !== undefined) {
                            let data74 = data5.contem;
                            if (Array.isArray(data74)) {
                                const len18 = data74.length;
                                for (let i18 = 0; i18 < len18; i18++) {
                                    if (typeof data74[i18] !== "string") {
                                        const err170 = { instancePath: instancePath + "/regioes/" + i0 + "/contem/" + i18, schemaPath: "#/properties/regioes/items/properties/contem/items/type", keyword: "type", params: { type: "string" } };
                                        vErrors = withError(vErrors, err170);
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err171 = { instancePath: instancePath + "/regioes/" + i0 + "/contem", schemaPath: "#/properties/regioes/items/properties/contem/type", keyword: "type", params: { type: "array" } };
                                vErrors = withError(vErrors, err171);
                                errors++;
                            }
                        }
                        if (data5.dentro !== undefined) {
                            if (typeof data5.dentro !== "boolean") {
                                const err172 = { instancePath: instancePath + "/regioes/" + i0 + "/dentro", schemaPath: "#/properties/regioes/items/properties/dentro/type", keyword: "type", params: { type: "boolean" } };
                                vErrors = withError(vErrors, err172);
                                errors++;
                            }
                        }
                        if (data5.escapes !== undefined) {
                            let data77 = data5.escapes;
                            if (data77 && typeof data77 == "object" && !Array.isArray(data77)) {
                                if (data77.prefixo === undefined) {
                                    const err173 = { instancePath: instancePath + "/regioes/" + i0 + "/escapes", schemaPath: "#/properties/regioes/items/properties/escapes/required", keyword: "required", params: { missingProperty: "prefixo" } };
                                    vErrors = withError(vErrors, err173);
                                    errors++;
                                }
                                for (const key16 in data77) {
                                    if (!(((((key16 === "prefixo") || (key16 === "formas")) || (key16 === "desconhecido")) || (key16 === "protege")) || (key16 === "quebra"))) {
                                        const err174 = { instancePath: instancePath + "/regioes/" + i0 + "/escapes", schemaPath: "#/properties/regioes/items/properties/escapes/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key16 } };
                                        vErrors = withError(vErrors, err174);
                                        errors++;
                                    }
                                }
                                if (data77.prefixo !== undefined) {
                                    let data78 = data77.prefixo;
                                    if (typeof data78 === "string") {
                                        if (func1(data78) > 64) {
                                            const err175 = { instancePath: instancePath + "/regioes/" + i0 + "/escapes/prefixo", schemaPath: "#/properties/regioes/items/properties/escapes/properties/prefixo/maxLength", keyword: "maxLength", params: { limit: 64 } };
                                            vErrors = withError(vErrors, err175);
                                            errors++;
                                        }
                                        if (func1(data78) < 1) {
                                            const err176 = { instancePath: instancePath + "/regioes/" + i0 + "/escapes/prefixo", schemaPath: "#/properties/regioes/items/properties/escapes/properties/prefixo/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = withError(vErrors, err176);
                                            errors++;
                                        }
                                    }
                                    else {
                                        const err177 = { instancePath: instancePath + "/regioes/" + i0 + "/escapes/prefixo", schemaPath: "#/properties/regioes/items/properties/escapes/properties/prefixo/type", keyword: "type", params: { type: "string" } };
                                        vErrors = withError(vErrors, err177);
                                        errors++;
                                    }
                                }
                                if (data77.formas !== undefined) {
                                    let data79 = data77.formas;
                                    if (Array.isArray(data79)) {
                                        const len19 = data79.length;
                                        for (let i19 = 0; i19 < len19; i19++) {
                                            let data80 = data79[i19];
                                            const _errs191 = errors;
                                            let valid59 = false;
                                            const _errs192 = errors;
                                            if (typeof data80 === "string") {
                                                if (func1(data80) > 64) {
                                                    const err178 = { instancePath: instancePath + "/regioes/" + i0 + "/escapes/formas/" + i19, schemaPath: "#/properties/regioes/items/properties/escapes/properties/formas/items/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 64 } };
                                                    vErrors = withError(vErrors, err178);
                                                    errors++;
                                                }
                                                if (func1(data80) < 1) {
                                                    const err179 = { instancePath: instancePath + "/regioes/" + i0 + "/escapes/formas/" + i19, schemaPath: "#/properties/regioes/items/properties/escapes/properties/formas/items/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                                                    vErrors = withError(vErrors, err179);
                                                    errors++;
                                                }
                                            }
                                            else {
                                                const err180 = { instancePath: instancePath + "/regioes/" + i0 + "/escapes/formas/" + i19, schemaPath: "#/properties/regioes/items/properties/escapes/properties/formas/items/anyOf/0/type", keyword: "type", params: { type: "string" } };
                                                vErrors = withError(vErrors, err180);
                                                errors++;
                                            }
                                            var _valid2 = _errs192 === errors;
                                            valid59 = valid59 || _valid2;
                                            const _errs194 = errors;
                                            if (data80 && typeof data80 == "object" && !Array.isArray(data80)) {
                                                if (data80.padrao === undefined) {
                                                    const err181 = { instancePath: instancePath + "/regioes/" + i0 + "/escapes/formas/" + i19, schemaPath: "#/properties/regioes/items/properties/escapes/properties/formas/items/anyOf/1/required", keyword: "required", params: { missingProperty: "padrao" } };
                                                    vErrors = withError(vErrors, err181);
                                                    errors++;
                                                }
                                                for (const key17 in data80) {
                                                    if (!(key17 === "padrao")) {
                                                        const err182 = { instancePath: instancePath + "/regioes/" + i0 + "/escapes/formas/" + i19, schemaPath: "#/properties/regioes/items/properties/escapes/properties/formas/items/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key17 } };
                                                        vErrors = withError(vErrors, err182);
                                                        errors++;
                                                    }
                                                }
                                                if (data80.padrao !== undefined) {
                                                    let data81 = data80.padrao;
                                                    if (typeof data81 === "string") {
                                                        if (func1(data81) > 1000) {
                                                            const err183 = { instancePath: instancePath + "/regioes/" + i0 + "/escapes/formas/" + i19 + "/padrao", schemaPath: "#/properties/regioes/items/properties/escapes/properties/formas/items/anyOf/1/properties/padrao/maxLength", keyword: "maxLength", params: { limit: 1000 } };
                                                            vErrors = withError(vErrors, err183);
                                                            errors++;
                                                        }
                                                        if (func1(data81) < 1) {
                                                            const err184 = { instancePath: instancePath + "/regioes/" + i0 + "/escapes/formas/" + i19 + "/padrao", schemaPath: "#/properties/regioes/items/properties/escapes/properties/formas/items/anyOf/1/properties/padrao/minLength", keyword: "minLength", params: { limit: 1 } };
                                                            vErrors = withError(vErrors, err184);
                                                            errors++;
                                                        }
                                                    }
                                                    else {
                                                        const err185 = { instancePath: instancePath + "/regioes/" + i0 + "/escapes/formas/" + i19 + "/padrao", schemaPath: "#/properties/regioes/items/properties/escapes/properties/formas/items/anyOf/1/properties/padrao/type", keyword: "type", params: { type: "string" } };
                                                        vErrors = withError(vErrors, err185);
                                                        errors++;
                                                    }
                                                }
                                            }
                                            else {
                                                const err186 = { instancePath: instancePath + "/regioes/" + i0 + "/escapes/formas/" + i19, schemaPath: "#/properties/regioes/items/properties/escapes/properties/formas/items/anyOf/1/type", keyword: "type", params: { type: "object" } };
                                                vErrors = withError(vErrors, err186);
                                                errors++;
                                            }
                                            var _valid2 = _errs194 === errors;
                                            valid59 = valid59 || _valid2;
                                            if (!valid59) {
                                                const err187 = { instancePath: instancePath + "/regioes/" + i0 + "/escapes/formas/" + i19, schemaPath: "#/properties/regioes/items/properties/escapes/properties/formas/items/anyOf", keyword: "anyOf", params: {} };
                                                vErrors = withError(vErrors, err187);
                                                errors++;
                                            }
                                            else {
                                                errors = _errs191;
                                                if (vErrors !== null) {
                                                    if (_errs191) {
                                                        vErrors.length = _errs191;
                                                    }
                                                    else {
                                                        vErrors = null;
                                                    }
                                                }
                                            }
                                        }
                                    }
                                    else {
                                        const err188 = { instancePath: instancePath + "/regioes/" + i0 + "/escapes/formas", schemaPath: "#/properties/regioes/items/properties/escapes/properties/formas/type", keyword: "type", params: { type: "array" } };
                                        vErrors = withError(vErrors, err188);
                                        errors++;
                                    }
                                }
                                if (data77.desconhecido !== undefined) {
                                    let data82 = data77.desconhecido;
                                    if (typeof data82 !== "string") {
                                        const err189 = { instancePath: instancePath + "/regioes/" + i0 + "/escapes/desconhecido", schemaPath: "#/properties/regioes/items/properties/escapes/properties/desconhecido/type", keyword: "type", params: { type: "string" } };
                                        vErrors = withError(vErrors, err189);
                                        errors++;
                                    }
                                    if (!(((data82 === "texto") || (data82 === "escape")) || (data82 === "invalido"))) {
                                        const err190 = { instancePath: instancePath + "/regioes/" + i0 + "/escapes/desconhecido", schemaPath: "#/properties/regioes/items/properties/escapes/properties/desconhecido/enum", keyword: "enum", params: { allowedValues: schema65.properties.regioes.items.properties.escapes.properties.desconhecido.enum } };
                                        vErrors = withError(vErrors, err190);
                                        errors++;
                                    }
                                }
                                if (data77.protege !== undefined) {
                                    if (typeof data77.protege !== "boolean") {
                                        const err191 = { instancePath: instancePath + "/regioes/" + i0 + "/escapes/protege", schemaPath: "#/properties/regioes/items/properties/escapes/properties/protege/type", keyword: "type", params: { type: "boolean" } };
                                        vErrors = withError(vErrors, err191);
                                        errors++;
                                    }
                                }
                                if (data77.quebra !== undefined) {
                                    if (typeof data77.quebra !== "boolean") {
                                        const err192 = { instancePath: instancePath + "/regioes/" + i0 + "/escapes/quebra", schemaPath: "#/properties/regioes/items/properties/escapes/properties/quebra/type", keyword: "type", params: { type: "boolean" } };
                                        vErrors = withError(vErrors, err192);
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err193 = { instancePath: instancePath + "/regioes/" + i0 + "/escapes", schemaPath: "#/properties/regioes/items/properties/escapes/type", keyword: "type", params: { type: "object" } };
                                vErrors = withError(vErrors, err193);
                                errors++;
                            }
                        }
                        if (data5.dobra !== undefined) {
                            let data85 = data5.dobra;
                            if (Array.isArray(data85)) {
                                const len20 = data85.length;
                                for (let i20 = 0; i20 < len20; i20++) {
                                    let data86 = data85[i20];
                                    if (typeof data86 === "string") {
                                        if (func1(data86) > 64) {
                                            const err194 = { instancePath: instancePath + "/regioes/" + i0 + "/dobra/" + i20, schemaPath: "#/properties/regioes/items/properties/dobra/items/maxLength", keyword: "maxLength", params: { limit: 64 } };
                                            vErrors = withError(vErrors, err194);
                                            errors++;
                                        }
                                        if (func1(data86) < 1) {
                                            const err195 = { instancePath: instancePath + "/regioes/" + i0 + "/dobra/" + i20, schemaPath: "#/properties/regioes/items/properties/dobra/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = withError(vErrors, err195);
                                            errors++;
                                        }
                                    }
                                    else {
                                        const err196 = { instancePath: instancePath + "/regioes/" + i0 + "/dobra/" + i20, schemaPath: "#/properties/regioes/items/properties/dobra/items/type", keyword: "type", params: { type: "string" } };
                                        vErrors = withError(vErrors, err196);
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err197 = { instancePath: instancePath + "/regioes/" + i0 + "/dobra", schemaPath: "#/properties/regioes/items/properties/dobra/type", keyword: "type", params: { type: "array" } };
                                vErrors = withError(vErrors, err197);
                                errors++;
                            }
                        }
                        if (data5.interpola !== undefined) {
                            let data87 = data5.interpola;
                            if (Array.isArray(data87)) {
                                const len21 = data87.length;
                                for (let i21 = 0; i21 < len21; i21++) {
                                    let data88 = data87[i21];
                                    if (data88 && typeof data88 == "object" && !Array.isArray(data88)) {
                                        if (data88.abre === undefined) {
                                            const err198 = { instancePath: instancePath + "/regioes/" + i0 + "/interpola/" + i21, schemaPath: "#/properties/regioes/items/properties/interpola/items/required", keyword: "required", params: { missingProperty: "abre" } };
                                            vErrors = withError(vErrors, err198);
                                            errors++;
                                        }
                                        for (const key18 in data88) {
                                            if (!(((((((key18 === "abre") || (key18 === "fecha")) || (key18 === "conteudo")) || (key18 === "delimita")) || (key18 === "respeita")) || (key18 === "linhas")) || (key18 === "formato"))) {
                                                const err199 = { instancePath: instancePath + "/regioes/" + i0 + "/interpola/" + i21, schemaPath: "#/properties/regioes/items/properties/interpola/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key18 } };
                                                vErrors = withError(vErrors, err199);
                                                errors++;
                                            }
                                        }
                                        if (data88.abre !== undefined) {
                                            let data89 = data88.abre;
                                            if (typeof data89 === "string") {
                                                if (func1(data89) > 64) {
                                                    const err200 = { instancePath: instancePath + "/regioes/" + i0 + "/interpola/" + i21 + "/abre", schemaPath: "#/properties/regioes/items/properties/interpola/items/properties/abre/maxLength", keyword: "maxLength", params: { limit: 64 } };
                                                    vErrors = withError(vErrors, err200);
                                                    errors++;
                                                }
                                                if (func1(data89) < 1) {
                                                    const err201 = { instancePath: instancePath + "/regioes/" + i0 + "/interpola/" + i21 + "/abre", schemaPath: "#/properties/regioes/items/properties/interpola/items/properties/abre/minLength", keyword: "minLength", params: { limit: 1 } };
                                                    vErrors = withError(vErrors, err201);
                                                    errors++;
                                                }
                                            }
                                            else {
                                                const err202 = { instancePath: instancePath + "/regioes/" + i0 + "/interpola/" + i21 + "/abre", schemaPath: "#/properties/regioes/items/properties/interpola/items/properties/abre/type", keyword: "type", params: { type: "string" } };
                                                vErrors = withError(vErrors, err202);
                                                errors++;
                                            }
                                        }
                                        if (data88.fecha !== undefined) {
                                            let data90 = data88.fecha;
                                            if (typeof data90 === "string") {
                                                if (func1(data90) > 64) {
                                                    const err203 = { instancePath: instancePath + "/regioes/" + i0 + "/interpola/" + i21 + "/fecha", schemaPath: "#/properties/regioes/items/properties/interpola/items/properties/fecha/maxLength", keyword: "maxLength", params: { limit: 64 } };
                                                    vErrors = withError(vErrors, err203);
                                                    errors++;
                                                }
                                                if (func1(data90) < 1) {
                                                    const err204 = { instancePath: instancePath + "/regioes/" + i0 + "/interpola/" + i21 + "/fecha", schemaPath: "#/properties/regioes/items/properties/interpola/items/properties/fecha/minLength", keyword: "minLength", params: { limit: 1 } };
                                                    vErrors = withError(vErrors, err204);
                                                    errors++;
                                                }
                                            }
                                            else {
                                                const err205 = { instancePath: instancePath + "/regioes/" + i0 + "/interpola/" + i21 + "/fecha", schemaPath: "#/properties/regioes/items/properties/interpola/items/properties/fecha/type", keyword: "type", params: { type: "string" } };
                                                vErrors = withError(vErrors, err205);
                                                errors++;
                                            }
                                        }
                                        if (data88.conteudo !== undefined) {
                                            let data91 = data88.conteudo;
                                            if (typeof data91 !== "string") {
                                                const err206 = { instancePath: instancePath + "/regioes/" + i0 + "/interpola/" + i21 + "/conteudo", schemaPath: "#/properties/regioes/items/properties/interpola/items/properties/conteudo/type", keyword: "type", params: { type: "string" } };
                                                vErrors = withError(vErrors, err206);
                                                errors++;
                                            }
                                            if (!((data91 === "codigo") || (data91 === "nome"))) {
                                                const err207 = { instancePath: instancePath + "/regioes/" + i0 + "/interpola/" + i21 + "/conteudo", schemaPath: "#/properties/regioes/items/properties/interpola/items/properties/conteudo/enum", keyword: "enum", params: { allowedValues: schema65.properties.regioes.items.properties.interpola.items.properties.conteudo.enum } };
                                                vErrors = withError(vErrors, err207);
                                                errors++;
                                            }
                                        }
                                        if (data88.delimita !== undefined) {
                                            let data92 = data88.delimita;
                                            if (typeof data92 !== "string") {
                                                const err208 = { instancePath: instancePath + "/regioes/" + i0 + "/interpola/" + i21 + "/delimita", schemaPath: "#/properties/regioes/items/properties/interpola/items/properties/delimita/type", keyword: "type", params: { type: "string" } };
                                                vErrors = withError(vErrors, err208);
                                                errors++;
                                            }
                                            if (!((data92 === "lendo") || (data92 === "contando"))) {
                                                const err209 = { instancePath: instancePath + "/regioes/" + i0 + "/interpola/" + i21 + "/delimita", schemaPath: "#/properties/regioes/items/properties/interpola/items/properties/delimita/enum", keyword: "enum", params: { allowedValues: schema65.properties.regioes.items.properties.interpola.items.properties.delimita.enum } };
                                                vErrors = withError(vErrors, err209);
                                                errors++;
                                            }
                                        }
                                        if (data88.respeita !== undefined) {
                                            let data93 = data88.respeita;
                                            if (Array.isArray(data93)) {
                                                const len22 = data93.length;
                                                for (let i22 = 0; i22 < len22; i22++) {
                                                    let data94 = data93[i22];
                                                    if (typeof data94 === "string") {
                                                        if (func1(data94) > 64) {
                                                            const err210 = { instancePath: instancePath + "/regioes/" + i0 + "/interpola/" + i21 + "/respeita/" + i22, schemaPath: "#/properties/regioes/items/properties/interpola/items/properties/respeita/items/maxLength", keyword: "maxLength", params: { limit: 64 } };
                                                            vErrors = withError(vErrors, err210);
                                                            errors++;
                                                        }
                                                        if (func1(data94) < 1) {
                                                            const err211 = { instancePath: instancePath + "/regioes/" + i0 + "/interpola/" + i21 + "/respeita/" + i22, schemaPath: "#/properties/regioes/items/properties/interpola/items/properties/respeita/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                                            vErrors = withError(vErrors, err211);
                                                            errors++;
                                                        }
                                                    }
                                                    else {
                                                        const err212 = { instancePath: instancePath + "/regioes/" + i0 + "/interpola/" + i21 + "/respeita/" + i22, schemaPath: "#/properties/regioes/items/properties/interpola/items/properties/respeita/items/type", keyword: "type", params: { type: "string" } };
                                                        vErrors = withError(vErrors, err212);
                                                        errors++;
                                                    }
                                                }
                                            }
                                            else {
                                                const err213 = { instancePath: instancePath + "/regioes/" + i0 + "/interpola/" + i21 + "/respeita", schemaPath: "#/properties/regioes/items/properties/interpola/items/properties/respeita/type", keyword: "type", params: { type: "array" } };
                                                vErrors = withError(vErrors, err213);
                                                errors++;
                                            }
                                        }
                                        if (data88.linhas !== undefined) {
                                            if (typeof data88.linhas !== "boolean") {
                                                const err214 = { instancePath: instancePath + "/regioes/" + i0 + "/interpola/" + i21 + "/linhas", schemaPath: "#/properties/regioes/items/properties/interpola/items/properties/linhas/type", keyword: "type", params: { type: "boolean" } };
                                                vErrors = withError(vErrors, err214);
                                                errors++;
                                            }
                                        }
                                        if (data88.formato !== undefined) {
                                            let data96 = data88.formato;
                                            if (data96 && typeof data96 == "object" && !Array.isArray(data96)) {
                                                if (data96.separador === undefined) {
                                                    const err215 = { instancePath: instancePath + "/regioes/" + i0 + "/interpola/" + i21 + "/formato", schemaPath: "#/properties/regioes/items/properties/interpola/items/properties/formato/required", keyword: "required", params: { missingProperty: "separador" } };
                                                    vErrors = withError(vErrors, err215);
                                                    errors++;
                                                }
                                                for (const key19 in data96) {
                                                    if (!((((key19 === "separador") || (key19 === "ultimo")) || (key19 === "padrao")) || (key19 === "aninha"))) {
                                                        const err216 = { instancePath: instancePath + "/regioes/" + i0 + "/interpola/" + i21 + "/formato", schemaPath: "#/properties/regioes/items/properties/interpola/items/properties/formato/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key19 } };
                                                        vErrors = withError(vErrors, err216);
                                                        errors++;
                                                    }
                                                }
                                                if (data96.separador !== undefined) {
                                                    let data97 = data96.separador;
                                                    if (typeof data97 === "string") {
                                                        if (func1(data97) > 64) {
                                                            const err217 = { instancePath: instancePath + "/regioes/" + i0 + "/interpola/" + i21 + "/formato/separador", schemaPath: "#/properties/regioes/items/properties/interpola/items/properties/formato/properties/separador/maxLength", keyword: "maxLength", params: { limit: 64 } };
                                                            vErrors = withError(vErrors, err217);
                                                            errors++;
                                                        }
                                                        if (func1(data97) < 1) {
                                                            const err218 = { instancePath: instancePath + "/regioes/" + i0 + "/interpola/" + i21 + "/formato/separador", schemaPath: "#/properties/regioes/items/properties/interpola/items/properties/formato/properties/separador/minLength", keyword: "minLength", params: { limit: 1 } };
                                                            vErrors = withError(vErrors, err218);
                                                            errors++;
                                                        }
                                                    }
                                                    else {
                                                        const err219 = { instancePath: instancePath + "/regioes/" + i0 + "/interpola/" + i21 + "/formato/separador", schemaPath: "#/properties/regioes/items/properties/interpola/items/properties/formato/properties/separador/type", keyword: "type", params: { type: "string" } };
                                                        vErrors = withError(vErrors, err219);
                                                        errors++;
                                                    }
                                                }
                                                if (data96.ultimo !== undefined) {
                                                    if (typeof data96.ultimo !== "boolean") {
                                                        const err220 = { instancePath: instancePath + "/regioes/" + i0 + "/interpola/" + i21 + "/formato/ultimo", schemaPath: "#/properties/regioes/items/properties/interpola/items/properties/formato/properties/ultimo/type", keyword: "type", params: { type: "boolean" } };
                                                        vErrors = withError(vErrors, err220);
                                                        errors++;
                                                    }
                                                }
                                                if (data96.padrao !== undefined) {
                                                    let data99 = data96.padrao;
                                                    if (typeof data99 === "string") {
                                                        if (func1(data99) > 1000) {
                                                            const err221 = { instancePath: instancePath + "/regioes/" + i0 + "/interpola/" + i21 + "/formato/padrao", schemaPath: "#/properties/regioes/items/properties/interpola/items/properties/formato/properties/padrao/maxLength", keyword: "maxLength", params: { limit: 1000 } };
                                                            vErrors = withError(vErrors, err221);
                                                            errors++;
                                                        }
                                                        if (func1(data99) < 1) {
                                                            const err222 = { instancePath: instancePath + "/regioes/" + i0 + "/interpola/" + i21 + "/formato/padrao", schemaPath: "#/properties/regioes/items/properties/interpola/items/properties/formato/properties/padrao/minLength", keyword: "minLength", params: { limit: 1 } };
                                                            vErrors = withError(vErrors, err222);
                                                            errors++;
                                                        }
                                                    }
                                                    else {
                                                        const err223 = { instancePath: instancePath + "/regioes/" + i0 + "/interpola/" + i21 + "/formato/padrao", schemaPath: "#/properties/regioes/items/properties/interpola/items/properties/formato/properties/padrao/type", keyword: "type", params: { type: "string" } };
                                                        vErrors = withError(vErrors, err223);
                                                        errors++;
                                                    }
                                                }
                                                if (data96.aninha !== undefined) {
                                                    if (typeof data96.aninha !== "boolean") {
                                                        const err224 = { instancePath: instancePath + "/regioes/" + i0 + "/interpola/" + i21 + "/formato/aninha", schemaPath: "#/properties/regioes/items/properties/interpola/items/properties/formato/properties/aninha/type", keyword: "type", params: { type: "boolean" } };
                                                        vErrors = withError(vErrors, err224);
                                                        errors++;
                                                    }
                                                }
                                            }
                                            else {
                                                const err225 = { instancePath: instancePath + "/regioes/" + i0 + "/interpola/" + i21 + "/formato", schemaPath: "#/properties/regioes/items/properties/interpola/items/properties/formato/type", keyword: "type", params: { type: "object" } };
                                                vErrors = withError(vErrors, err225);
                                                errors++;
                                            }
                                        }
                                    }
                                    else {
                                        const err226 = { instancePath: instancePath + "/regioes/" + i0 + "/interpola/" + i21, schemaPath: "#/properties/regioes/items/properties/interpola/items/type", keyword: "type", params: { type: "object" } };
                                        vErrors = withError(vErrors, err226);
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err227 = { instancePath: instancePath + "/regioes/" + i0 + "/interpola", schemaPath: "#/properties/regioes/items/properties/interpola/type", keyword: "type", params: { type: "array" } };
                                vErrors = withError(vErrors, err227);
                                errors++;
                            }
                        }
                        if (data5.fila !== undefined) {
                            if (typeof data5.fila !== "boolean") {
                                const err228 = { instancePath: instancePath + "/regioes/" + i0 + "/fila", schemaPath: "#/properties/regioes/items/properties/fila/type", keyword: "type", params: { type: "boolean" } };
                                vErrors = withError(vErrors, err228);
                                errors++;
                            }
                        }
                        if (data5.embutida !== undefined) {
                            if (typeof data5.embutida !== "string") {
                                const err229 = { instancePath: instancePath + "/regioes/" + i0 + "/embutida", schemaPath: "#/properties/regioes/items/properties/embutida/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err229);
                                errors++;
                            }
                        }
                    }
                    else {
                        const err230 = { instancePath: instancePath + "/regioes/" + i0, schemaPath: "#/properties/regioes/items/type", keyword: "type", params: { type: "object" } };
                        vErrors = withError(vErrors, err230);
                        errors++;
                    }
                }
            }
            else {
                const err231 = { instancePath: instancePath + "/regioes", schemaPath: "#/properties/regioes/type", keyword: "type", params: { type: "array" } };
                vErrors = withError(vErrors, err231);
                errors++;
            }
        }
        if (data.nomes !== undefined) {
            let data103 = data.nomes;
            if (data103 && typeof data103 == "object" && !Array.isArray(data103)) {
                if (data103.inicio === undefined) {
                    const err232 = { instancePath: instancePath + "/nomes", schemaPath: "#/properties/nomes/required", keyword: "required", params: { missingProperty: "inicio" } };
                    vErrors = withError(vErrors, err232);
                    errors++;
                }
                if (data103.resto === undefined) {
                    const err233 = { instancePath: instancePath + "/nomes", schemaPath: "#/properties/nomes/required", keyword: "required", params: { missingProperty: "resto" } };
                    vErrors = withError(vErrors, err233);
                    errors++;
                }
                for (const key20 in data103) {
                    if (!(((((key20 === "inicio") || (key20 === "resto")) || (key20 === "fim")) || (key20 === "sigilos")) || (key20 === "normal"))) {
                        const err234 = { instancePath: instancePath + "/nomes", schemaPath: "#/properties/nomes/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key20 } };
                        vErrors = withError(vErrors, err234);
                        errors++;
                    }
                }
                if (data103.inicio !== undefined) {
                    let data104 = data103.inicio;
                    if (typeof data104 === "string") {
                        if (func1(data104) > 500) {
                            const err235 = { instancePath: instancePath + "/nomes/inicio", schemaPath: "#/properties/nomes/properties/inicio/maxLength", keyword: "maxLength", params: { limit: 500 } };
                            vErrors = withError(vErrors, err235);
                            errors++;
                        }
                        if (func1(data104) < 1) {
                            const err236 = { instancePath: instancePath + "/nomes/inicio", schemaPath: "#/properties/nomes/properties/inicio/minLength", keyword: "minLength", params: { limit: 1 } };
                            vErrors = withError(vErrors, err236);
                            errors++;
                        }
                    }
                    else {
                        const err237 = { instancePath: instancePath + "/nomes/inicio", schemaPath: "#/properties/nomes/properties/inicio/type", keyword: "type", params: { type: "string" } };
                        vErrors = withError(vErrors, err237);
                        errors++;
                    }
                }
                if (data103.resto !== undefined) {
                    let data105 = data103.resto;
                    if (typeof data105 === "string") {
                        if (func1(data105) > 500) {
                            const err238 = { instancePath: instancePath + "/nomes/resto", schemaPath: "#/properties/nomes/properties/resto/maxLength", keyword: "maxLength", params: { limit: 500 } };
                            vErrors = withError(vErrors, err238);
                            errors++;
                        }
                        if (func1(data105) < 1) {
                            const err239 = { instancePath: instancePath + "/nomes/resto", schemaPath: "#/properties/nomes/properties/resto/minLength", keyword: "minLength", params: { limit: 1 } };
                            vErrors = withError(vErrors, err239);
                            errors++;
                        }
                    }
                    else {
                        const err240 = { instancePath: instancePath + "/nomes/resto", schemaPath: "#/properties/nomes/properties/resto/type", keyword: "type", params: { type: "string" } };
                        vErrors = withError(vErrors, err240);
                        errors++;
                    }
                }
                if (data103.fim !== undefined) {
                    let data106 = data103.fim;
                    if (typeof data106 === "string") {
                        if (func1(data106) > 500) {
                            const err241 = { instancePath: instancePath + "/nomes/fim", schemaPath: "#/properties/nomes/properties/fim/maxLength", keyword: "maxLength", params: { limit: 500 } };
                            vErrors = withError(vErrors, err241);
                            errors++;
                        }
                        if (func1(data106) < 1) {
                            const err242 = { instancePath: instancePath + "/nomes/fim", schemaPath: "#/properties/nomes/properties/fim/minLength", keyword: "minLength", params: { limit: 1 } };
                            vErrors = withError(vErrors, err242);
                            errors++;
                        }
                    }
                    else {
                        const err243 = { instancePath: instancePath + "/nomes/fim", schemaPath: "#/properties/nomes/properties/fim/type", keyword: "type", params: { type: "string" } };
                        vErrors = withError(vErrors, err243);
                        errors++;
                    }
                }
                if (data103.sigilos !== undefined) {
                    let data107 = data103.sigilos;
                    if (typeof data107 === "string") {
                        if (func1(data107) > 500) {
                            const err244 = { instancePath: instancePath + "/nomes/sigilos", schemaPath: "#/properties/nomes/properties/sigilos/maxLength", keyword: "maxLength", params: { limit: 500 } };
                            vErrors = withError(vErrors, err244);
                            errors++;
                        }
                        if (func1(data107) < 1) {
                            const err245 = { instancePath: instancePath + "/nomes/sigilos", schemaPath: "#/properties/nomes/properties/sigilos/minLength", keyword: "minLength", params: { limit: 1 } };
                            vErrors = withError(vErrors, err245);
                            errors++;
                        }
                    }
                    else {
                        const err246 = { instancePath: instancePath + "/nomes/sigilos", schemaPath: "#/properties/nomes/properties/sigilos/type", keyword: "type", params: { type: "string" } };
                        vErrors = withError(vErrors, err246);
                        errors++;
                    }
                }
                if (data103.normal !== undefined) {
                    let data108 = data103.normal;
                    if (typeof data108 !== "string") {
                        const err247 = { instancePath: instancePath + "/nomes/normal", schemaPath: "#/properties/nomes/properties/normal/type", keyword: "type", params: { type: "string" } };
                        vErrors = withError(vErrors, err247);
                        errors++;
                    }
                    if (!((((data108 === "NFC") || (data108 === "NFD")) || (data108 === "NFKC")) || (data108 === "NFKD"))) {
                        const err248 = { instancePath: instancePath + "/nomes/normal", schemaPath: "#/properties/nomes/properties/normal/enum", keyword: "enum", params: { allowedValues: schema65.properties.nomes.properties.normal.enum } };
                        vErrors = withError(vErrors, err248);
                        errors++;
                    }
                }
            }
            else {
                const err249 = { instancePath: instancePath + "/nomes", schemaPath: "#/properties/nomes/type", keyword: "type", params: { type: "object" } };
                vErrors = withError(vErrors, err249);
                errors++;
            }
        }
        if (data.numeros !== undefined) {
            let data109 = data.numeros;
            if (Array.isArray(data109)) {
                if (data109.length > 50) {
                    const err250 = { instancePath: instancePath + "/numeros", schemaPath: "#/properties/numeros/maxItems", keyword: "maxItems", params: { limit: 50 } };
                    vErrors = withError(vErrors, err250);
                    errors++;
                }
                const len23 = data109.length;
                for (let i23 = 0; i23 < len23; i23++) {
                    let data110 = data109[i23];
                    if (data110 && typeof data110 == "object" && !Array.isArray(data110)) {
                        for (const key21 in data110) {
                            if (!((((((((key21 === "prefixo") || (key21 === "digitos")) || (key21 === "separador")) || (key21 === "separador_livre")) || (key21 === "fracao")) || (key21 === "expoente")) || (key21 === "sufixos")) || (key21 === "nao_seguido"))) {
                                const err251 = { instancePath: instancePath + "/numeros/" + i23, schemaPath: "#/properties/numeros/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key21 } };
                                vErrors = withError(vErrors, err251);
                                errors++;
                            }
                        }
                        if (data110.prefixo !== undefined) {
                            let data111 = data110.prefixo;
                            if (Array.isArray(data111)) {
                                const len24 = data111.length;
                                for (let i24 = 0; i24 < len24; i24++) {
                                    let data112 = data111[i24];
                                    if (typeof data112 === "string") {
                                        if (func1(data112) > 64) {
                                            const err252 = { instancePath: instancePath + "/numeros/" + i23 + "/prefixo/" + i24, schemaPath: "#/properties/numeros/items/properties/prefixo/items/maxLength", keyword: "maxLength", params: { limit: 64 } };
                                            vErrors = withError(vErrors, err252);
                                            errors++;
                                        }
                                        if (func1(data112) < 1) {
                                            const err253 = { instancePath: instancePath + "/numeros/" + i23 + "/prefixo/" + i24, schemaPath: "#/properties/numeros/items/properties/prefixo/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = withError(vErrors, err253);
                                            errors++;
                                        }
                                    }
                                    else {
                                        const err254 = { instancePath: instancePath + "/numeros/" + i23 + "/prefixo/" + i24, schemaPath: "#/properties/numeros/items/properties/prefixo/items/type", keyword: "type", params: { type: "string" } };
                                        vErrors = withError(vErrors, err254);
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err255 = { instancePath: instancePath + "/numeros/" + i23 + "/prefixo", schemaPath: "#/properties/numeros/items/properties/prefixo/type", keyword: "type", params: { type: "array" } };
                                vErrors = withError(vErrors, err255);
                                errors++;
                            }
                        }
                        if (data110.digitos !== undefined) {
                            let data113 = data110.digitos;
                            if (typeof data113 === "string") {
                                if (func1(data113) > 500) {
                                    const err256 = { instancePath: instancePath + "/numeros/" + i23 + "/digitos", schemaPath: "#/properties/numeros/items/properties/digitos/maxLength", keyword: "maxLength", params: { limit: 500 } };
                                    vErrors = withError(vErrors, err256);
                                    errors++;
                                }
                                if (func1(data113) < 1) {
                                    const err257 = { instancePath: instancePath + "/numeros/" + i23 + "/digitos", schemaPath: "#/properties/numeros/items/properties/digitos/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = withError(vErrors, err257);
                                    errors++;
                                }
                            }
                            else {
                                const err258 = { instancePath: instancePath + "/numeros/" + i23 + "/digitos", schemaPath: "#/properties/numeros/items/properties/digitos/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err258);
                                errors++;
                            }
                        }
                        if (data110.separador !== undefined) {
                            let data114 = data110.separador;
                            if (typeof data114 === "string") {
                                if (func1(data114) > 1) {
                                    const err259 = { instancePath: instancePath + "/numeros/" + i23 + "/separador", schemaPath: "#/properties/numeros/items/properties/separador/maxLength", keyword: "maxLength", params: { limit: 1 } };
                                    vErrors = withError(vErrors, err259);
                                    errors++;
                                }
                                if (func1(data114) < 1) {
                                    const err260 = { instancePath: instancePath + "/numeros/" + i23 + "/separador", schemaPath: "#/properties/numeros/items/properties/separador/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = withError(vErrors, err260);
                                    errors++;
                                }
                            }
                            else {
                                const err261 = { instancePath: instancePath + "/numeros/" + i23 + "/separador", schemaPath: "#/properties/numeros/items/properties/separador/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err261);
                                errors++;
                            }
                        }
                        if (data110.separador_livre !== undefined) {
                            if (typeof data110.separador_livre !== "boolean") {
                                const err262 = { instancePath: instancePath + "/numeros/" + i23 + "/separador_livre", schemaPath: "#/properties/numeros/items/properties/separador_livre/type", keyword: "type", params: { type: "boolean" } };
                                vErrors = withError(vErrors, err262);
                                errors++;
                            }
                        }
                        if (data110.fracao !== undefined) {
                            let data116 = data110.fracao;
                            if (data116 && typeof data116 == "object" && !Array.isArray(data116)) {
                                for (const key22 in data116) {
                                    if (!((((key22 === "antes") || (key22 === "depois")) || (key22 === "separador")) || (key22 === "nao_seguido"))) {
                                        const err263 = { instancePath: instancePath + "/numeros/" + i23 + "/fracao", schemaPath: "#/properties/numeros/items/properties/fracao/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key22 } };
                                        vErrors = withError(vErrors, err263);
                                        errors++;
                                    }
                                }
                                if (data116.antes !== undefined) {
                                    if (typeof data116.antes !== "boolean") {
                                        const err264 = { instancePath: instancePath + "/numeros/" + i23 + "/fracao/antes", schemaPath: "#/properties/numeros/items/properties/fracao/properties/antes/type", keyword: "type", params: { type: "boolean" } };
                                        vErrors = withError(vErrors, err264);
                                        errors++;
                                    }
                                }
                                if (data116.depois !== undefined) {
                                    if (typeof data116.depois !== "boolean") {
                                        const err265 = { instancePath: instancePath + "/numeros/" + i23 + "/fracao/depois", schemaPath: "#/properties/numeros/items/properties/fracao/properties/depois/type", keyword: "type", params: { type: "boolean" } };
                                        vErrors = withError(vErrors, err265);
                                        errors++;
                                    }
                                }
                                if (data116.separador !== undefined) {
                                    if (typeof data116.separador !== "boolean") {
                                        const err266 = { instancePath: instancePath + "/numeros/" + i23 + "/fracao/separador", schemaPath: "#/properties/numeros/items/properties/fracao/properties/separador/type", keyword: "type", params: { type: "boolean" } };
                                        vErrors = withError(vErrors, err266);
                                        errors++;
                                    }
                                }
                                if (data116.nao_seguido !== undefined) {
                                    let data120 = data116.nao_seguido;
                                    if (typeof data120 === "string") {
                                        if (func1(data120) > 500) {
                                            const err267 = { instancePath: instancePath + "/numeros/" + i23 + "/fracao/nao_seguido", schemaPath: "#/properties/numeros/items/properties/fracao/properties/nao_seguido/maxLength", keyword: "maxLength", params: { limit: 500 } };
                                            vErrors = withError(vErrors, err267);
                                            errors++;
                                        }
                                        if (func1(data120) < 1) {
                                            const err268 = { instancePath: instancePath + "/numeros/" + i23 + "/fracao/nao_seguido", schemaPath: "#/properties/numeros/items/properties/fracao/properties/nao_seguido/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = withError(vErrors, err268);
                                            errors++;
                                        }
                                    }
                                    else {
                                        const err269 = { instancePath: instancePath + "/numeros/" + i23 + "/fracao/nao_seguido", schemaPath: "#/properties/numeros/items/properties/fracao/properties/nao_seguido/type", keyword: "type", params: { type: "string" } };
                                        vErrors = withError(vErrors, err269);
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err270 = { instancePath: instancePath + "/numeros/" + i23 + "/fracao", schemaPath: "#/properties/numeros/items/properties/fracao/type", keyword: "type", params: { type: "object" } };
                                vErrors = withError(vErrors, err270);
                                errors++;
                            }
                        }
                        if (data110.expoente !== undefined) {
                            let data121 = data110.expoente;
                            if (data121 && typeof data121 == "object" && !Array.isArray(data121)) {
                                if (data121.marcas === undefined) {
                                    const err271 = { instancePath: instancePath + "/numeros/" + i23 + "/expoente", schemaPath: "#/properties/numeros/items/properties/expoente/required", keyword: "required", params: { missingProperty: "marcas" } };
                                    vErrors = withError(vErrors, err271);
                                    errors++;
                                }
                                for (const key23 in data121) {
                                    if (!(((key23 === "marcas") || (key23 === "sinal")) || (key23 === "digitos"))) {
                                        const err272 = { instancePath: instancePath + "/numeros/" + i23 + "/expoente", schemaPath: "#/properties/numeros/items/properties/expoente/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key23 } };
                                        vErrors = withError(vErrors, err272);
                                        errors++;
                                    }
                                }
                                if (data121.marcas !== undefined) {
                                    let data122 = data121.marcas;
                                    if (typeof data122 === "string") {
                                        if (func1(data122) > 500) {
                                            const err273 = { instancePath: instancePath + "/numeros/" + i23 + "/expoente/marcas", schemaPath: "#/properties/numeros/items/properties/expoente/properties/marcas/maxLength", keyword: "maxLength", params: { limit: 500 } };
                                            vErrors = withError(vErrors, err273);
                                            errors++;
                                        }
                                        if (func1(data122) < 1) {
                                            const err274 = { instancePath: instancePath + "/numeros/" + i23 + "/expoente/marcas", schemaPath: "#/properties/numeros/items/properties/expoente/properties/marcas/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = withError(vErrors, err274);
                                            errors++;
                                        }
                                    }
                                    else {
                                        const err275 = { instancePath: instancePath + "/numeros/" + i23 + "/expoente/marcas", schemaPath: "#/properties/numeros/items/properties/expoente/properties/marcas/type", keyword: "type", params: { type: "string" } };
                                        vErrors = withError(vErrors, err275);
                                        errors++;
                                    }
                                }
                                if (data121.sinal !== undefined) {
                                    let data123 = data121.sinal;
                                    if (typeof data123 === "string") {
                                        if (func1(data123) > 500) {
                                            const err276 = { instancePath: instancePath + "/numeros/" + i23 + "/expoente/sinal", schemaPath: "#/properties/numeros/items/properties/expoente/properties/sinal/maxLength", keyword: "maxLength", params: { limit: 500 } };
                                            vErrors = withError(vErrors, err276);
                                            errors++;
                                        }
                                        if (func1(data123) < 1) {
                                            const err277 = { instancePath: instancePath + "/numeros/" + i23 + "/expoente/sinal", schemaPath: "#/properties/numeros/items/properties/expoente/properties/sinal/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = withError(vErrors, err277);
                                            errors++;
                                        }
                                    }
                                    else {
                                        const err278 = { instancePath: instancePath + "/numeros/" + i23 + "/expoente/sinal", schemaPath: "#/properties/numeros/items/properties/expoente/properties/sinal/type", keyword: "type", params: { type: "string" } };
                                        vErrors = withError(vErrors, err278);
                                        errors++;
                                    }
                                }
                                if (data121.digitos !== undefined) {
                                    let data124 = data121.digitos;
                                    if (typeof data124 === "string") {
                                        if (func1(data124) > 500) {
                                            const err279 = { instancePath: instancePath + "/numeros/" + i23 + "/expoente/digitos", schemaPath: "#/properties/numeros/items/properties/expoente/properties/digitos/maxLength", keyword: "maxLength", params: { limit: 500 } };
                                            vErrors = withError(vErrors, err279);
                                            errors++;
                                        }
                                        if (func1(data124) < 1) {
                                            const err280 = { instancePath: instancePath + "/numeros/" + i23 + "/expoente/digitos", schemaPath: "#/properties/numeros/items/properties/expoente/properties/digitos/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = withError(vErrors, err280);
                                            errors++;
                                        }
                                    }
                                    else {
                                        const err281 = { instancePath: instancePath + "/numeros/" + i23 + "/expoente/digitos", schemaPath: "#/properties/numeros/items/properties/expoente/properties/digitos/type", keyword: "type", params: { type: "string" } };
                                        vErrors = withError(vErrors, err281);
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err282 = { instancePath: instancePath + "/numeros/" + i23 + "/expoente", schemaPath: "#/properties/numeros/items/properties/expoente/type", keyword: "type", params: { type: "object" } };
                                vErrors = withError(vErrors, err282);
                                errors++;
                            }
                        }
                        if (data110.sufixos !== undefined) {
                            let data125 = data110.sufixos;
                            if (Array.isArray(data125)) {
                                const len25 = data125.length;
                                for (let i25 = 0; i25 < len25; i25++) {
                                    let data126 = data125[i25];
                                    if (typeof data126 === "string") {
                                        if (func1(data126) > 64) {
                                            const err283 = { instancePath: instancePath + "/numeros/" + i23 + "/sufixos/" + i25, schemaPath: "#/properties/numeros/items/properties/sufixos/items/maxLength", keyword: "maxLength", params: { limit: 64 } };
                                            vErrors = withError(vErrors, err283);
                                            errors++;
                                        }
                                        if (func1(data126) < 1) {
                                            const err284 = { instancePath: instancePath + "/numeros/" + i23 + "/sufixos/" + i25, schemaPath: "#/properties/numeros/items/properties/sufixos/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = withError(vErrors, err284);
                                            errors++;
                                        }
                                    }
                                    else {
                                        const err285 = { instancePath: instancePath + "/numeros/" + i23 + "/sufixos/" + i25, schemaPath: "#/properties/numeros/items/properties/sufixos/items/type", keyword: "type", params: { type: "string" } };
                                        vErrors = withError(vErrors, err285);
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err286 = { instancePath: instancePath + "/numeros/" + i23 + "/sufixos", schemaPath: "#/properties/numeros/items/properties/sufixos/type", keyword: "type", params: { type: "array" } };
                                vErrors = withError(vErrors, err286);
                                errors++;
                            }
                        }
                        if (data110.nao_seguido !== undefined) {
                            let data127 = data110.nao_seguido;
                            const _errs296 = errors;
                            let valid79 = false;
                            const _errs297 = errors;
                            if (typeof data127 === "string") {
                                if (func1(data127) > 500) {
                                    const err287 = { instancePath: instancePath + "/numeros/" + i23 + "/nao_seguido", schemaPath: "#/properties/numeros/items/properties/nao_seguido/anyOf/0/maxLength", keyword: "maxLength", params: { limit: 500 } };
                                    vErrors = withError(vErrors, err287);
                                    errors++;
                                }
                                if (func1(data127) < 1) {
                                    const err288 = { instancePath: instancePath + "/numeros/" + i23 + "/nao_seguido", schemaPath: "#/properties/numeros/items/properties/nao_seguido/anyOf/0/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = withError(vErrors, err288);
                                    errors++;
                                }
                            }
                            else {
                                const err289 = { instancePath: instancePath + "/numeros/" + i23 + "/nao_seguido", schemaPath: "#/properties/numeros/items/properties/nao_seguido/anyOf/0/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err289);
                                errors++;
                            }
                            var _valid3 = _errs297 === errors;
                            valid79 = valid79 || _valid3;
                            const _errs299 = errors;
                            if (data127 && typeof data127 == "object" && !Array.isArray(data127)) {
                                if (data127.padrao === undefined) {
                                    const err290 = { instancePath: instancePath + "/numeros/" + i23 + "/nao_seguido", schemaPath: "#/properties/numeros/items/properties/nao_seguido/anyOf/1/required", keyword: "required", params: { missingProperty: "padrao" } };
                                    vErrors = withError(vErrors, err290);
                                    errors++;
                                }
                                for (const key24 in data127) {
                                    if (!(key24 === "padrao")) {
                                        const err291 = { instancePath: instancePath + "/numeros/" + i23 + "/nao_seguido", schemaPath: "#/properties/numeros/items/properties/nao_seguido/anyOf/1/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key24 } };
                                        vErrors = withError(vErrors, err291);
                                        errors++;
                                    }
                                }
                                if (data127.padrao !== undefined) {
                                    let data128 = data127.padrao;
                                    if (typeof data128 === "string") {
                                        if (func1(data128) > 1000) {
                                            const err292 = { instancePath: instancePath + "/numeros/" + i23 + "/nao_seguido/padrao", schemaPath: "#/properties/numeros/items/properties/nao_seguido/anyOf/1/properties/padrao/maxLength", keyword: "maxLength", params: { limit: 1000 } };
                                            vErrors = withError(vErrors, err292);
                                            errors++;
                                        }
                                        if (func1(data128) < 1) {
                                            const err293 = { instancePath: instancePath + "/numeros/" + i23 + "/nao_seguido/padrao", schemaPath: "#/properties/numeros/items/properties/nao_seguido/anyOf/1/properties/padrao/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = withError(vErrors, err293);
                                            errors++;
                                        }
                                    }
                                    else {
                                        const err294 = { instancePath: instancePath + "/numeros/" + i23 + "/nao_seguido/padrao", schemaPath: "#/properties/numeros/items/properties/nao_seguido/anyOf/1/properties/padrao/type", keyword: "type", params: { type: "string" } };
                                        vErrors = withError(vErrors, err294);
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err295 = { instancePath: instancePath + "/numeros/" + i23 + "/nao_seguido", schemaPath: "#/properties/numeros/items/properties/nao_seguido/anyOf/1/type", keyword: "type", params: { type: "object" } };
                                vErrors = withError(vErrors, err295);
                                errors++;
                            }
                            var _valid3 = _errs299 === errors;
                            valid79 = valid79 || _valid3;
                            if (!valid79) {
                                const err296 = { instancePath: instancePath + "/numeros/" + i23 + "/nao_seguido", schemaPath: "#/properties/numeros/items/properties/nao_seguido/anyOf", keyword: "anyOf", params: {} };
                                vErrors = withError(vErrors, err296);
                                errors++;
                            }
                            else {
                                errors = _errs296;
                                if (vErrors !== null) {
                                    if (_errs296) {
                                        vErrors.length = _errs296;
                                    }
                                    else {
                                        vErrors = null;
                                    }
                                }
                            }
                        }
                    }
                    else {
                        const err297 = { instancePath: instancePath + "/numeros/" + i23, schemaPath: "#/properties/numeros/items/type", keyword: "type", params: { type: "object" } };
                        vErrors = withError(vErrors, err297);
                        errors++;
                    }
                }
            }
            else {
                const err298 = { instancePath: instancePath + "/numeros", schemaPath: "#/properties/numeros/type", keyword: "type", params: { type: "array" } };
                vErrors = withError(vErrors, err298);
                errors++;
            }
        }
        if (data.contextuais !== undefined) {
            let data129 = data.contextuais;
            if (Array.isArray(data129)) {
                const len26 = data129.length;
                for (let i26 = 0; i26 < len26; i26++) {
                    let data130 = data129[i26];
                    if (data130 && typeof data130 == "object" && !Array.isArray(data130)) {
                        if (data130.palavra === undefined) {
                            const err299 = { instancePath: instancePath + "/contextuais/" + i26, schemaPath: "#/properties/contextuais/items/required", keyword: "required", params: { missingProperty: "palavra" } };
                            vErrors = withError(vErrors, err299);
                            errors++;
                        }
                        if (data130.quando === undefined) {
                            const err300 = { instancePath: instancePath + "/contextuais/" + i26, schemaPath: "#/properties/contextuais/items/required", keyword: "required", params: { missingProperty: "quando" } };
                            vErrors = withError(vErrors, err300);
                            errors++;
                        }
                        for (const key25 in data130) {
                            if (!((key25 === "palavra") || (key25 === "quando"))) {
                                const err301 = { instancePath: instancePath + "/contextuais/" + i26, schemaPath: "#/properties/contextuais/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key25 } };
                                vErrors = withError(vErrors, err301);
                                errors++;
                            }
                        }
                        if (data130.palavra !== undefined) {
                            let data131 = data130.palavra;
                            if (typeof data131 === "string") {
                                if (func1(data131) > 64) {
                                    const err302 = { instancePath: instancePath + "/contextuais/" + i26 + "/palavra", schemaPath: "#/properties/contextuais/items/properties/palavra/maxLength", keyword: "maxLength", params: { limit: 64 } };
                                    vErrors = withError(vErrors, err302);
                                    errors++;
                                }
                                if (func1(data131) < 1) {
                                    const err303 = { instancePath: instancePath + "/contextuais/" + i26 + "/palavra", schemaPath: "#/properties/contextuais/items/properties/palavra/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = withError(vErrors, err303);
                                    errors++;
                                }
                            }
                            else {
                                const err304 = { instancePath: instancePath + "/contextuais/" + i26 + "/palavra", schemaPath: "#/properties/contextuais/items/properties/palavra/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err304);
                                errors++;
                            }
                        }
                        if (data130.quando !== undefined) {
                            let data132 = data130.quando;
                            if (Array.isArray(data132)) {
                                if (data132.length < 1) {
                                    const err305 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando", schemaPath: "#/properties/contextuais/items/properties/quando/minItems", keyword: "minItems", params: { limit: 1 } };
                                    vErrors = withError(vErrors, err305);
                                    errors++;
                                }
                                const len27 = data132.length;
                                for (let i27 = 0; i27 < len27; i27++) {
                                    let data133 = data132[i27];
                                    if (data133 && typeof data133 == "object" && !Array.isArray(data133)) {
                                        for (const key26 in data133) {
                                            if (!(func45.call(schema65.properties.contextuais.items.properties.quando.items.properties, key26))) {
                                                const err306 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27, schemaPath: "#/properties/contextuais/items/properties/quando/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key26 } };
                                                vErrors = withError(vErrors, err306);
                                                errors++;
                                            }
                                        }
                                        if (data133.inicio !== undefined) {
                                            let data134 = data133.inicio;
                                            if (typeof data134 !== "string") {
                                                const err307 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/inicio", schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/inicio/type", keyword: "type", params: { type: "string" } };
                                                vErrors = withError(vErrors, err307);
                                                errors++;
                                            }
                                            if (!((data134 === "linha") || (data134 === "comando"))) {
                                                const err308 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/inicio", schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/inicio/enum", keyword: "enum", params: { allowedValues: schema65.properties.contextuais.items.properties.quando.items.properties.inicio.enum } };
                                                vErrors = withError(vErrors, err308);
                                                errors++;
                                            }
                                        }
                                        if (data133.coluna !== undefined) {
                                            let data135 = data133.coluna;
                                            if (!(((typeof data135 == "number") && (!(data135 % 1) && !isNaN(data135))) && (isFinite(data135)))) {
                                                const err309 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/coluna", schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/coluna/type", keyword: "type", params: { type: "integer" } };
                                                vErrors = withError(vErrors, err309);
                                                errors++;
                                            }
                                            if ((typeof data135 == "number") && (isFinite(data135))) {
                                                if (data135 > 9007199254740991 || isNaN(data135)) {
                                                    const err310 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/coluna", schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/coluna/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 } };
                                                    vErrors = withError(vErrors, err310);
                                                    errors++;
                                                }
                                                if (data135 < 0 || isNaN(data135)) {
                                                    const err311 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/coluna", schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/coluna/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } };
                                                    vErrors = withError(vErrors, err311);
                                                    errors++;
                                                }
                                            }
                                        }
                                        if (data133.depois_de !== undefined) {
                                            let data136 = data133.depois_de;
                                            if (data136 && typeof data136 == "object" && !Array.isArray(data136)) {
                                                for (const key27 in data136) {
                                                    if (!(((key27 === "classes") || (key27 === "textos")) || (key27 === "regioes"))) {
                                                        const err312 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/depois_de", schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/depois_de/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key27 } };
                                                        vErrors = withError(vErrors, err312);
                                                        errors++;
                                                    }
                                                }
                                                if (data136.classes !== undefined) {
                                                    let data137 = data136.classes;
                                                    if (Array.isArray(data137)) {
                                                        const len28 = data137.length;
                                                        for (let i28 = 0; i28 < len28; i28++) {
                                                            if (typeof data137[i28] !== "string") {
                                                                const err313 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/depois_de/classes/" + i28, schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/depois_de/properties/classes/items/type", keyword: "type", params: { type: "string" } };
                                                                vErrors = withError(vErrors, err313);
                                                                errors++;
                                                            }
                                                        }
                                                    }
                                                    else {
                                                        const err314 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/depois_de/classes", schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/depois_de/properties/classes/type", keyword: "type", params: { type: "array" } };
                                                        vErrors = withError(vErrors, err314);
                                                        errors++;
                                                    }
                                                }
                                                if (data136.textos !== undefined) {
                                                    let data139 = data136.textos;
                                                    if (Array.isArray(data139)) {
                                                        const len29 = data139.length;
                                                        for (let i29 = 0; i29 < len29; i29++) {
                                                            let data140 = data139[i29];
                                                            if (typeof data140 === "string") {
                                                                if (func1(data140) > 64) {
                                                                    const err315 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/depois_de/textos/" + i29, schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/depois_de/properties/textos/items/maxLength", keyword: "maxLength", params: { limit: 64 } };
                                                                    vErrors = withError(vErrors, err315);
                                                                    errors++;
                                                                }
                                                                if (func1(data140) < 1) {
                                                                    const err316 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/depois_de/textos/" + i29, schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/depois_de/properties/textos/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                                                    vErrors = withError(vErrors, err316);
                                                                    errors++;
                                                                }
                                                            }
                                                            else {
                                                                const err317 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/depois_de/textos/" + i29, schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/depois_de/properties/textos/items/type", keyword: "type", params: { type: "string" } };
                                                                vErrors = withError(vErrors, err317);
                                                                errors++;
                                                            }
                                                        }
                                                    }
                                                    else {
                                                        const err318 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/depois_de/textos", schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/depois_de/properties/textos/type", keyword: "type", params: { type: "array" } };
                                                        vErrors = withError(vErrors, err318);
                                                        errors++;
                                                    }
                                                }
                                                if (data136.regioes !== undefined) {
                                                    let data141 = data136.regioes;
                                                    if (Array.isArray(data141)) {
                                                        const len30 = data141.length;
                                                        for (let i30 = 0; i30 < len30; i30++) {
                                                            if (typeof data141[i30] !== "string") {
                                                                const err319 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/depois_de/regioes/" + i30, schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/depois_de/properties/regioes/items/type", keyword: "type", params: { type: "string" } };
                                                                vErrors = withError(vErrors, err319);
                                                                errors++;
                                                            }
                                                        }
                                                    }
                                                    else {
                                                        const err320 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/depois_de/regioes", schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/depois_de/properties/regioes/type", keyword: "type", params: { type: "array" } };
                                                        vErrors = withError(vErrors, err320);
                                                        errors++;
                                                    }
                                                }
                                            }
                                            else {
                                                const err321 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/depois_de", schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/depois_de/type", keyword: "type", params: { type: "object" } };
                                                vErrors = withError(vErrors, err321);
                                                errors++;
                                            }
                                        }
                                        if (data133.nao_depois_de !== undefined) {
                                            let data143 = data133.nao_depois_de;
                                            if (data143 && typeof data143 == "object" && !Array.isArray(data143)) {
                                                for (const key28 in data143) {
                                                    if (!(((key28 === "classes") || (key28 === "textos")) || (key28 === "regioes"))) {
                                                        const err322 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/nao_depois_de", schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/nao_depois_de/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key28 } };
                                                        vErrors = withError(vErrors, err322);
                                                        errors++;
                                                    }
                                                }
                                                if (data143.classes !== undefined) {
                                                    let data144 = data143.classes;
                                                    if (Array.isArray(data144)) {
                                                        const len31 = data144.length;
                                                        for (let i31 = 0; i31 < len31; i31++) {
                                                            if (typeof data144[i31] !== "string") {
                                                                const err323 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/nao_depois_de/classes/" + i31, schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/nao_depois_de/properties/classes/items/type", keyword: "type", params: { type: "string" } };
                                                                vErrors = withError(vErrors, err323);
                                                                errors++;
                                                            }
                                                        }
                                                    }
                                                    else {
                                                        const err324 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/nao_depois_de/classes", schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/nao_depois_de/properties/classes/type", keyword: "type", params: { type: "array" } };
                                                        vErrors = withError(vErrors, err324);
                                                        errors++;
                                                    }
                                                }
                                                if (data143.textos !== undefined) {
                                                    let data146 = data143.textos;
                                                    if (Array.isArray(data146)) {
                                                        const len32 = data146.length;
                                                        for (let i32 = 0; i32 < len32; i32++) {
                                                            let data147 = data146[i32];
                                                            if (typeof data147 === "string") {
                                                                if (func1(data147) > 64) {
                                                                    const err325 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/nao_depois_de/textos/" + i32, schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/nao_depois_de/properties/textos/items/maxLength", keyword: "maxLength", params: { limit: 64 } };
                                                                    vErrors = withError(vErrors, err325);
                                                                    errors++;
                                                                }
                                                                if (func1(data147) < 1) {
                                                                    const err326 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/nao_depois_de/textos/" + i32, schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/nao_depois_de/properties/textos/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                                                    vErrors = withError(vErrors, err326);
                                                                    errors++;
                                                                }
                                                            }
                                                            else {
                                                                const err327 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/nao_depois_de/textos/" + i32, schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/nao_depois_de/properties/textos/items/type", keyword: "type", params: { type: "string" } };
                                                                vErrors = withError(vErrors, err327);
                                                                errors++;
                                                            }
                                                        }
                                                    }
                                                    else {
                                                        const err328 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/nao_depois_de/textos", schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/nao_depois_de/properties/textos/type", keyword: "type", params: { type: "array" } };
                                                        vErrors = withError(vErrors, err328);
                                                        errors++;
                                                    }
                                                }
                                                if (data143.regioes !== undefined) {
                                                    let data148 = data143.regioes;
                                                    if (Array.isArray(data148)) {
                                                        const len33 = data148.length;
                                                        for (let i33 = 0; i33 < len33; i33++) {
                                                            if (typeof data148[i33] !== "string") {
                                                                const err329 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/nao_depois_de/regioes/" + i33, schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/nao_depois_de/properties/regioes/items/type", keyword: "type", params: { type: "string" } };
                                                                vErrors = withError(vErrors, err329);
                                                                errors++;
                                                            }
                                                        }
                                                    }
                                                    else {
                                                        const err330 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/nao_depois_de/regioes", schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/nao_depois_de/properties/regioes/type", keyword: "type", params: { type: "array" } };
                                                        vErrors = withError(vErrors, err330);
                                                        errors++;
                                                    }
                                                }
                                            }
                                            else {
                                                const err331 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/nao_depois_de", schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/nao_depois_de/type", keyword: "type", params: { type: "object" } };
                                                vErrors = withError(vErrors, err331);
                                                errors++;
                                            }
                                        }
                                        if (data133.apos !== undefined) {
                                            let data150 = data133.apos;
                                            if (typeof data150 === "string") {
                                                if (func1(data150) > 500) {
                                                    const err332 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/apos", schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/apos/maxLength", keyword: "maxLength", params: { limit: 500 } };
                                                    vErrors = withError(vErrors, err332);
                                                    errors++;
                                                }
                                                if (func1(data150) < 1) {
                                                    const err333 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/apos", schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/apos/minLength", keyword: "minLength", params: { limit: 1 } };
                                                    vErrors = withError(vErrors, err333);
                                                    errors++;
                                                }
                                            }
                                            else {
                                                const err334 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/apos", schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/apos/type", keyword: "type", params: { type: "string" } };
                                                vErrors = withError(vErrors, err334);
                                                errors++;
                                            }
                                        }
                                        if (data133.nao_apos !== undefined) {
                                            let data151 = data133.nao_apos;
                                            if (typeof data151 === "string") {
                                                if (func1(data151) > 500) {
                                                    const err335 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/nao_apos", schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/nao_apos/maxLength", keyword: "maxLength", params: { limit: 500 } };
                                                    vErrors = withError(vErrors, err335);
                                                    errors++;
                                                }
                                                if (func1(data151) < 1) {
                                                    const err336 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/nao_apos", schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/nao_apos/minLength", keyword: "minLength", params: { limit: 1 } };
                                                    vErrors = withError(vErrors, err336);
                                                    errors++;
                                                }
                                            }
                                            else {
                                                const err337 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/nao_apos", schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/nao_apos/type", keyword: "type", params: { type: "string" } };
                                                vErrors = withError(vErrors, err337);
                                                errors++;
                                            }
                                        }
                                        if (data133.antes_de !== undefined) {
                                            let data152 = data133.antes_de;
                                            if (data152 && typeof data152 == "object" && !Array.isArray(data152)) {
                                                if (data152.padrao === undefined) {
                                                    const err338 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/antes_de", schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/antes_de/required", keyword: "required", params: { missingProperty: "padrao" } };
                                                    vErrors = withError(vErrors, err338);
                                                    errors++;
                                                }
                                                for (const key29 in data152) {
                                                    if (!(key29 === "padrao")) {
                                                        const err339 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/antes_de", schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/antes_de/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key29 } };
                                                        vErrors = withError(vErrors, err339);
                                                        errors++;
                                                    }
                                                }
                                                if (data152.padrao !== undefined) {
                                                    let data153 = data152.padrao;
                                                    if (typeof data153 === "string") {
                                                        if (func1(data153) > 1000) {
                                                            const err340 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/antes_de/padrao", schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/antes_de/properties/padrao/maxLength", keyword: "maxLength", params: { limit: 1000 } };
                                                            vErrors = withError(vErrors, err340);
                                                            errors++;
                                                        }
                                                        if (func1(data153) < 1) {
                                                            const err341 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/antes_de/padrao", schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/antes_de/properties/padrao/minLength", keyword: "minLength", params: { limit: 1 } };
                                                            vErrors = withError(vErrors, err341);
                                                            errors++;
                                                        }
                                                    }
                                                    else {
                                                        const err342 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/antes_de/padrao", schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/antes_de/properties/padrao/type", keyword: "type", params: { type: "string" } };
                                                        vErrors = withError(vErrors, err342);
                                                        errors++;
                                                    }
                                                }
                                            }
                                            else {
                                                const err343 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/antes_de", schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/antes_de/type", keyword: "type", params: { type: "object" } };
                                                vErrors = withError(vErrors, err343);
                                                errors++;
                                            }
                                        }
                                        if (data133.nao_antes_de !== undefined) {
                                            let data154 = data133.nao_antes_de;
                                            if (data154 && typeof data154 == "object" && !Array.isArray(data154)) {
                                                if (data154.padrao === undefined) {
                                                    const err344 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/nao_antes_de", schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/nao_antes_de/required", keyword: "required", params: { missingProperty: "padrao" } };
                                                    vErrors = withError(vErrors, err344);
                                                    errors++;
                                                }
                                                for (const key30 in data154) {
                                                    if (!(key30 === "padrao")) {
                                                        const err345 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/nao_antes_de", schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/nao_antes_de/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key30 } };
                                                        vErrors = withError(vErrors, err345);
                                                        errors++;
                                                    }
                                                }
                                                if (data154.padrao !== undefined) {
                                                    let data155 = data154.padrao;
                                                    if (typeof data155 === "string") {
                                                        if (func1(data155) > 1000) {
                                                            const err346 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/nao_antes_de/padrao", schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/nao_antes_de/properties/padrao/maxLength", keyword: "maxLength", params: { limit: 1000 } };
                                                            vErrors = withError(vErrors, err346);
                                                            errors++;
                                                        }
                                                        if (func1(data155) < 1) {
                                                            const err347 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/nao_antes_de/padrao", schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/nao_antes_de/properties/padrao/minLength", keyword: "minLength", params: { limit: 1 } };
                                                            vErrors = withError(vErrors, err347);
                                                            errors++;
                                                        }
                                                    }
                                                    else {
                                                        const err348 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/nao_antes_de/padrao", schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/nao_antes_de/properties/padrao/type", keyword: "type", params: { type: "string" } };
                                                        vErrors = withError(vErrors, err348);
                                                        errors++;
                                                    }
                                                }
                                            }
                                            else {
                                                const err349 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/nao_antes_de", schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/nao_antes_de/type", keyword: "type", params: { type: "object" } };
                                                vErrors = withError(vErrors, err349);
                                                errors++;
                                            }
                                        }
                                        if (data133.dentro_de !== undefined) {
                                            let data156 = data133.dentro_de;
                                            if (Array.isArray(data156)) {
                                                const len34 = data156.length;
                                                for (let i34 = 0; i34 < len34; i34++) {
                                                    let data157 = data156[i34];
                                                    if (typeof data157 === "string") {
                                                        if (func1(data157) > 64) {
                                                            const err350 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/dentro_de/" + i34, schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/dentro_de/items/maxLength", keyword: "maxLength", params: { limit: 64 } };
                                                            vErrors = withError(vErrors, err350);
                                                            errors++;
                                                        }
                                                        if (func1(data157) < 1) {
                                                            const err351 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/dentro_de/" + i34, schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/dentro_de/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                                            vErrors = withError(vErrors, err351);
                                                            errors++;
                                                        }
                                                    }
                                                    else {
                                                        const err352 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/dentro_de/" + i34, schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/dentro_de/items/type", keyword: "type", params: { type: "string" } };
                                                        vErrors = withError(vErrors, err352);
                                                        errors++;
                                                    }
                                                }
                                            }
                                            else {
                                                const err353 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/dentro_de", schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/dentro_de/type", keyword: "type", params: { type: "array" } };
                                                vErrors = withError(vErrors, err353);
                                                errors++;
                                            }
                                        }
                                        if (data133.na_linha !== undefined) {
                                            let data158 = data133.na_linha;
                                            if (Array.isArray(data158)) {
                                                const len35 = data158.length;
                                                for (let i35 = 0; i35 < len35; i35++) {
                                                    let data159 = data158[i35];
                                                    if (typeof data159 === "string") {
                                                        if (func1(data159) > 64) {
                                                            const err354 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/na_linha/" + i35, schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/na_linha/items/maxLength", keyword: "maxLength", params: { limit: 64 } };
                                                            vErrors = withError(vErrors, err354);
                                                            errors++;
                                                        }
                                                        if (func1(data159) < 1) {
                                                            const err355 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/na_linha/" + i35, schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/na_linha/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                                            vErrors = withError(vErrors, err355);
                                                            errors++;
                                                        }
                                                    }
                                                    else {
                                                        const err356 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/na_linha/" + i35, schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/na_linha/items/type", keyword: "type", params: { type: "string" } };
                                                        vErrors = withError(vErrors, err356);
                                                        errors++;
                                                    }
                                                }
                                            }
                                            else {
                                                const err357 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27 + "/na_linha", schemaPath: "#/properties/contextuais/items/properties/quando/items/properties/na_linha/type", keyword: "type", params: { type: "array" } };
                                                vErrors = withError(vErrors, err357);
                                                errors++;
                                            }
                                        }
                                    }
                                    else {
                                        const err358 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando/" + i27, schemaPath: "#/properties/contextuais/items/properties/quando/items/type", keyword: "type", params: { type: "object" } };
                                        vErrors = withError(vErrors, err358);
                                        errors++;
                                    }
                                }
                            }
                            else {
                                const err359 = { instancePath: instancePath + "/contextuais/" + i26 + "/quando", schemaPath: "#/properties/contextuais/items/properties/quando/type", keyword: "type", params: { type: "array" } };
                                vErrors = withError(vErrors, err359);
                                errors++;
                            }
                        }
                    }
                    else {
                        const err360 = { instancePath: instancePath + "/contextuais/" + i26, schemaPath: "#/properties/contextuais/items/type", keyword: "type", params: { type: "object" } };
                        vErrors = withError(vErrors, err360);
                        errors++;
                    }
                }
            }
            else {
                const err361 = { instancePath: instancePath + "/contextuais", schemaPath: "#/properties/contextuais/type", keyword: "type", params: { type: "array" } };
                vErrors = withError(vErrors, err361);
                errors++;
            }
        }
        if (data.continuacao !== undefined) {
            let data160 = data.continuacao;
            if (data160 && typeof data160 == "object" && !Array.isArray(data160)) {
                for (const key31 in data160) {
                    if (!((((((key31 === "livre") || (key31 === "entre")) || (key31 === "fim")) || (key31 === "inicio")) || (key31 === "marca")) || (key31 === "separador"))) {
                        const err362 = { instancePath: instancePath + "/continuacao", schemaPath: "#/properties/continuacao/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key31 } };
                        vErrors = withError(vErrors, err362);
                        errors++;
                    }
                }
                if (data160.livre !== undefined) {
                    if (typeof data160.livre !== "boolean") {
                        const err363 = { instancePath: instancePath + "/continuacao/livre", schemaPath: "#/properties/continuacao/properties/livre/type", keyword: "type", params: { type: "boolean" } };
                        vErrors = withError(vErrors, err363);
                        errors++;
                    }
                }
                if (data160.entre !== undefined) {
                    let data162 = data160.entre;
                    if (Array.isArray(data162)) {
                        const len36 = data162.length;
                        for (let i36 = 0; i36 < len36; i36++) {
                            let data163 = data162[i36];
                            if (Array.isArray(data163)) {
                                if (data163.length > 2) {
                                    const err364 = { instancePath: instancePath + "/continuacao/entre/" + i36, schemaPath: "#/properties/continuacao/properties/entre/items/maxItems", keyword: "maxItems", params: { limit: 2 } };
                                    vErrors = withError(vErrors, err364);
                                    errors++;
                                }
                                if (data163.length < 2) {
                                    const err365 = { instancePath: instancePath + "/continuacao/entre/" + i36, schemaPath: "#/properties/continuacao/properties/entre/items/minItems", keyword: "minItems", params: { limit: 2 } };
                                    vErrors = withError(vErrors, err365);
                                    errors++;
                                }
                                const len37 = data163.length;
                                if (len37 > 0) {
                                    let data164 = data163[0];
                                    if (typeof data164 === "string") {
                                        if (func1(data164) > 64) {
                                            const err366 = { instancePath: instancePath + "/continuacao/entre/" + i36 + "/0", schemaPath: "#/properties/continuacao/properties/entre/items/prefixItems/0/maxLength", keyword: "maxLength", params: { limit: 64 } };
                                            vErrors = withError(vErrors, err366);
                                            errors++;
                                        }
                                        if (func1(data164) < 1) {
                                            const err367 = { instancePath: instancePath + "/continuacao/entre/" + i36 + "/0", schemaPath: "#/properties/continuacao/properties/entre/items/prefixItems/0/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = withError(vErrors, err367);
                                            errors++;
                                        }
                                    }
                                    else {
                                        const err368 = { instancePath: instancePath + "/continuacao/entre/" + i36 + "/0", schemaPath: "#/properties/continuacao/properties/entre/items/prefixItems/0/type", keyword: "type", params: { type: "string" } };
                                        vErrors = withError(vErrors, err368);
                                        errors++;
                                    }
                                }
                                if (len37 > 1) {
                                    let data165 = data163[1];
                                    if (typeof data165 === "string") {
                                        if (func1(data165) > 64) {
                                            const err369 = { instancePath: instancePath + "/continuacao/entre/" + i36 + "/1", schemaPath: "#/properties/continuacao/properties/entre/items/prefixItems/1/maxLength", keyword: "maxLength", params: { limit: 64 } };
                                            vErrors = withError(vErrors, err369);
                                            errors++;
                                        }
                                        if (func1(data165) < 1) {
                                            const err370 = { instancePath: instancePath + "/continuacao/entre/" + i36 + "/1", schemaPath: "#/properties/continuacao/properties/entre/items/prefixItems/1/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = withError(vErrors, err370);
                                            errors++;
                                        }
                                    }
                                    else {
                                        const err371 = { instancePath: instancePath + "/continuacao/entre/" + i36 + "/1", schemaPath: "#/properties/continuacao/properties/entre/items/prefixItems/1/type", keyword: "type", params: { type: "string" } };
                                        vErrors = withError(vErrors, err371);
                                        errors++;
                                    }
                                }
                                const len38 = data163.length;
                                if (!(len38 <= 2)) {
                                    const err372 = { instancePath: instancePath + "/continuacao/entre/" + i36, schemaPath: "#/properties/continuacao/properties/entre/items/items", keyword: "items", params: { limit: 2 } };
                                    vErrors = withError(vErrors, err372);
                                    errors++;
                                }
                            }
                            else {
                                const err373 = { instancePath: instancePath + "/continuacao/entre/" + i36, schemaPath: "#/properties/continuacao/properties/entre/items/type", keyword: "type", params: { type: "array" } };
                                vErrors = withError(vErrors, err373);
                                errors++;
                            }
                        }
                    }
                    else {
                        const err374 = { instancePath: instancePath + "/continuacao/entre", schemaPath: "#/properties/continuacao/properties/entre/type", keyword: "type", params: { type: "array" } };
                        vErrors = withError(vErrors, err374);
                        errors++;
                    }
                }
                if (data160.fim !== undefined) {
                    let data166 = data160.fim;
                    if (Array.isArray(data166)) {
                        const len39 = data166.length;
                        for (let i37 = 0; i37 < len39; i37++) {
                            let data167 = data166[i37];
                            if (typeof data167 === "string") {
                                if (func1(data167) > 64) {
                                    const err375 = { instancePath: instancePath + "/continuacao/fim/" + i37, schemaPath: "#/properties/continuacao/properties/fim/items/maxLength", keyword: "maxLength", params: { limit: 64 } };
                                    vErrors = withError(vErrors, err375);
                                    errors++;
                                }
                                if (func1(data167) < 1) {
                                    const err376 = { instancePath: instancePath + "/continuacao/fim/" + i37, schemaPath: "#/properties/continuacao/properties/fim/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = withError(vErrors, err376);
                                    errors++;
                                }
                            }
                            else {
                                const err377 = { instancePath: instancePath + "/continuacao/fim/" + i37, schemaPath: "#/properties/continuacao/properties/fim/items/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err377);
                                errors++;
                            }
                        }
                    }
                    else {
                        const err378 = { instancePath: instancePath + "/continuacao/fim", schemaPath: "#/properties/continuacao/properties/fim/type", keyword: "type", params: { type: "array" } };
                        vErrors = withError(vErrors, err378);
                        errors++;
                    }
                }
                if (data160.inicio !== undefined) {
                    let data168 = data160.inicio;
                    if (Array.isArray(data168)) {
                        const len40 = data168.length;
                        for (let i38 = 0; i38 < len40; i38++) {
                            let data169 = data168[i38];
                            if (typeof data169 === "string") {
                                if (func1(data169) > 64) {
                                    const err379 = { instancePath: instancePath + "/continuacao/inicio/" + i38, schemaPath: "#/properties/continuacao/properties/inicio/items/maxLength", keyword: "maxLength", params: { limit: 64 } };
                                    vErrors = withError(vErrors, err379);
                                    errors++;
                                }
                                if (func1(data169) < 1) {
                                    const err380 = { instancePath: instancePath + "/continuacao/inicio/" + i38, schemaPath: "#/properties/continuacao/properties/inicio/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = withError(vErrors, err380);
                                    errors++;
                                }
                            }
                            else {
                                const err381 = { instancePath: instancePath + "/continuacao/inicio/" + i38, schemaPath: "#/properties/continuacao/properties/inicio/items/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err381);
                                errors++;
                            }
                        }
                    }
                    else {
                        const err382 = { instancePath: instancePath + "/continuacao/inicio", schemaPath: "#/properties/continuacao/properties/inicio/type", keyword: "type", params: { type: "array" } };
                        vErrors = withError(vErrors, err382);
                        errors++;
                    }
                }
                if (data160.marca !== undefined) {
                    let data170 = data160.marca;
                    if (typeof data170 === "string") {
                        if (func1(data170) > 64) {
                            const err383 = { instancePath: instancePath + "/continuacao/marca", schemaPath: "#/properties/continuacao/properties/marca/maxLength", keyword: "maxLength", params: { limit: 64 } };
                            vErrors = withError(vErrors, err383);
                            errors++;
                        }
                        if (func1(data170) < 1) {
                            const err384 = { instancePath: instancePath + "/continuacao/marca", schemaPath: "#/properties/continuacao/properties/marca/minLength", keyword: "minLength", params: { limit: 1 } };
                            vErrors = withError(vErrors, err384);
                            errors++;
                        }
                    }
                    else {
                        const err385 = { instancePath: instancePath + "/continuacao/marca", schemaPath: "#/properties/continuacao/properties/marca/type", keyword: "type", params: { type: "string" } };
                        vErrors = withError(vErrors, err385);
                        errors++;
                    }
                }
                if (data160.separador !== undefined) {
                    let data171 = data160.separador;
                    if (Array.isArray(data171)) {
                        const len41 = data171.length;
                        for (let i39 = 0; i39 < len41; i39++) {
                            let data172 = data171[i39];
                            if (typeof data172 === "string") {
                                if (func1(data172) > 64) {
                                    const err386 = { instancePath: instancePath + "/continuacao/separador/" + i39, schemaPath: "#/properties/continuacao/properties/separador/items/maxLength", keyword: "maxLength", params: { limit: 64 } };
                                    vErrors = withError(vErrors, err386);
                                    errors++;
                                }
                                if (func1(data172) < 1) {
                                    const err387 = { instancePath: instancePath + "/continuacao/separador/" + i39, schemaPath: "#/properties/continuacao/properties/separador/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = withError(vErrors, err387);
                                    errors++;
                                }
                            }
                            else {
                                const err388 = { instancePath: instancePath + "/continuacao/separador/" + i39, schemaPath: "#/properties/continuacao/properties/separador/items/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err388);
                                errors++;
                            }
                        }
                    }
                    else {
                        const err389 = { instancePath: instancePath + "/continuacao/separador", schemaPath: "#/properties/continuacao/properties/separador/type", keyword: "type", params: { type: "array" } };
                        vErrors = withError(vErrors, err389);
                        errors++;
                    }
                }
            }
            else {
                const err390 = { instancePath: instancePath + "/continuacao", schemaPath: "#/properties/continuacao/type", keyword: "type", params: { type: "object" } };
                vErrors = withError(vErrors, err390);
                errors++;
            }
        }
        if (data.blocos !== undefined) {
            let data173 = data.blocos;
            if (data173 && typeof data173 == "object" && !Array.isArray(data173)) {
                for (const key32 in data173) {
                    if (!(((((key32 === "recuo") || (key32 === "abre")) || (key32 === "pares")) || (key32 === "palavras")) || (key32 === "largura"))) {
                        const err391 = { instancePath: instancePath + "/blocos", schemaPath: "#/properties/blocos/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key32 } };
                        vErrors = withError(vErrors, err391);
                        errors++;
                    }
                }
                if (data173.recuo !== undefined) {
                    if (typeof data173.recuo !== "boolean") {
                        const err392 = { instancePath: instancePath + "/blocos/recuo", schemaPath: "#/properties/blocos/properties/recuo/type", keyword: "type", params: { type: "boolean" } };
                        vErrors = withError(vErrors, err392);
                        errors++;
                    }
                }
                if (data173.abre !== undefined) {
                    let data175 = data173.abre;
                    if (Array.isArray(data175)) {
                        const len42 = data175.length;
                        for (let i40 = 0; i40 < len42; i40++) {
                            let data176 = data175[i40];
                            if (typeof data176 === "string") {
                                if (func1(data176) > 64) {
                                    const err393 = { instancePath: instancePath + "/blocos/abre/" + i40, schemaPath: "#/properties/blocos/properties/abre/items/maxLength", keyword: "maxLength", params: { limit: 64 } };
                                    vErrors = withError(vErrors, err393);
                                    errors++;
                                }
                                if (func1(data176) < 1) {
                                    const err394 = { instancePath: instancePath + "/blocos/abre/" + i40, schemaPath: "#/properties/blocos/properties/abre/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = withError(vErrors, err394);
                                    errors++;
                                }
                            }
                            else {
                                const err395 = { instancePath: instancePath + "/blocos/abre/" + i40, schemaPath: "#/properties/blocos/properties/abre/items/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err395);
                                errors++;
                            }
                        }
                    }
                    else {
                        const err396 = { instancePath: instancePath + "/blocos/abre", schemaPath: "#/properties/blocos/properties/abre/type", keyword: "type", params: { type: "array" } };
                        vErrors = withError(vErrors, err396);
                        errors++;
                    }
                }
                if (data173.pares !== undefined) {
                    let data177 = data173.pares;
                    if (Array.isArray(data177)) {
                        const len43 = data177.length;
                        for (let i41 = 0; i41 < len43; i41++) {
                            let data178 = data177[i41];
                            if (Array.isArray(data178)) {
                                if (data178.length > 2) {
                                    const err397 = { instancePath: instancePath + "/blocos/pares/" + i41, schemaPath: "#/properties/blocos/properties/pares/items/maxItems", keyword: "maxItems", params: { limit: 2 } };
                                    vErrors = withError(vErrors, err397);
                                    errors++;
                                }
                                if (data178.length < 2) {
                                    const err398 = { instancePath: instancePath + "/blocos/pares/" + i41, schemaPath: "#/properties/blocos/properties/pares/items/minItems", keyword: "minItems", params: { limit: 2 } };
                                    vErrors = withError(vErrors, err398);
                                    errors++;
                                }
                                const len44 = data178.length;
                                if (len44 > 0) {
                                    let data179 = data178[0];
                                    if (typeof data179 === "string") {
                                        if (func1(data179) > 64) {
                                            const err399 = { instancePath: instancePath + "/blocos/pares/" + i41 + "/0", schemaPath: "#/properties/blocos/properties/pares/items/prefixItems/0/maxLength", keyword: "maxLength", params: { limit: 64 } };
                                            vErrors = withError(vErrors, err399);
                                            errors++;
                                        }
                                        if (func1(data179) < 1) {
                                            const err400 = { instancePath: instancePath + "/blocos/pares/" + i41 + "/0", schemaPath: "#/properties/blocos/properties/pares/items/prefixItems/0/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = withError(vErrors, err400);
                                            errors++;
                                        }
                                    }
                                    else {
                                        const err401 = { instancePath: instancePath + "/blocos/pares/" + i41 + "/0", schemaPath: "#/properties/blocos/properties/pares/items/prefixItems/0/type", keyword: "type", params: { type: "string" } };
                                        vErrors = withError(vErrors, err401);
                                        errors++;
                                    }
                                }
                                if (len44 > 1) {
                                    let data180 = data178[1];
                                    if (typeof data180 === "string") {
                                        if (func1(data180) > 64) {
                                            const err402 = { instancePath: instancePath + "/blocos/pares/" + i41 + "/1", schemaPath: "#/properties/blocos/properties/pares/items/prefixItems/1/maxLength", keyword: "maxLength", params: { limit: 64 } };
                                            vErrors = withError(vErrors, err402);
                                            errors++;
                                        }
                                        if (func1(data180) < 1) {
                                            const err403 = { instancePath: instancePath + "/blocos/pares/" + i41 + "/1", schemaPath: "#/properties/blocos/properties/pares/items/prefixItems/1/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = withError(vErrors, err403);
                                            errors++;
                                        }
                                    }
                                    else {
                                        const err404 = { instancePath: instancePath + "/blocos/pares/" + i41 + "/1", schemaPath: "#/properties/blocos/properties/pares/items/prefixItems/1/type", keyword: "type", params: { type: "string" } };
                                        vErrors = withError(vErrors, err404);
                                        errors++;
                                    }
                                }
                                const len45 = data178.length;
                                if (!(len45 <= 2)) {
                                    const err405 = { instancePath: instancePath + "/blocos/pares/" + i41, schemaPath: "#/properties/blocos/properties/pares/items/items", keyword: "items", params: { limit: 2 } };
                                    vErrors = withError(vErrors, err405);
                                    errors++;
                                }
                            }
                            else {
                                const err406 = { instancePath: instancePath + "/blocos/pares/" + i41, schemaPath: "#/properties/blocos/properties/pares/items/type", keyword: "type", params: { type: "array" } };
                                vErrors = withError(vErrors, err406);
                                errors++;
                            }
                        }
                    }
                    else {
                        const err407 = { instancePath: instancePath + "/blocos/pares", schemaPath: "#/properties/blocos/properties/pares/type", keyword: "type", params: { type: "array" } };
                        vErrors = withError(vErrors, err407);
                        errors++;
                    }
                }
                if (data173.palavras !== undefined) {
                    let data181 = data173.palavras;
                    if (Array.isArray(data181)) {
                        const len46 = data181.length;
                        for (let i42 = 0; i42 < len46; i42++) {
                            let data182 = data181[i42];
                            if (Array.isArray(data182)) {
                                if (data182.length > 2) {
                                    const err408 = { instancePath: instancePath + "/blocos/palavras/" + i42, schemaPath: "#/properties/blocos/properties/palavras/items/maxItems", keyword: "maxItems", params: { limit: 2 } };
                                    vErrors = withError(vErrors, err408);
                                    errors++;
                                }
                                if (data182.length < 2) {
                                    const err409 = { instancePath: instancePath + "/blocos/palavras/" + i42, schemaPath: "#/properties/blocos/properties/palavras/items/minItems", keyword: "minItems", params: { limit: 2 } };
                                    vErrors = withError(vErrors, err409);
                                    errors++;
                                }
                                const len47 = data182.length;
                                if (len47 > 0) {
                                    let data183 = data182[0];
                                    if (typeof data183 === "string") {
                                        if (func1(data183) > 64) {
                                            const err410 = { instancePath: instancePath + "/blocos/palavras/" + i42 + "/0", schemaPath: "#/properties/blocos/properties/palavras/items/prefixItems/0/maxLength", keyword: "maxLength", params: { limit: 64 } };
                                            vErrors = withError(vErrors, err410);
                                            errors++;
                                        }
                                        if (func1(data183) < 1) {
                                            const err411 = { instancePath: instancePath + "/blocos/palavras/" + i42 + "/0", schemaPath: "#/properties/blocos/properties/palavras/items/prefixItems/0/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = withError(vErrors, err411);
                                            errors++;
                                        }
                                    }
                                    else {
                                        const err412 = { instancePath: instancePath + "/blocos/palavras/" + i42 + "/0", schemaPath: "#/properties/blocos/properties/palavras/items/prefixItems/0/type", keyword: "type", params: { type: "string" } };
                                        vErrors = withError(vErrors, err412);
                                        errors++;
                                    }
                                }
                                if (len47 > 1) {
                                    let data184 = data182[1];
                                    if (typeof data184 === "string") {
                                        if (func1(data184) > 64) {
                                            const err413 = { instancePath: instancePath + "/blocos/palavras/" + i42 + "/1", schemaPath: "#/properties/blocos/properties/palavras/items/prefixItems/1/maxLength", keyword: "maxLength", params: { limit: 64 } };
                                            vErrors = withError(vErrors, err413);
                                            errors++;
                                        }
                                        if (func1(data184) < 1) {
                                            const err414 = { instancePath: instancePath + "/blocos/palavras/" + i42 + "/1", schemaPath: "#/properties/blocos/properties/palavras/items/prefixItems/1/minLength", keyword: "minLength", params: { limit: 1 } };
                                            vErrors = withError(vErrors, err414);
                                            errors++;
                                        }
                                    }
                                    else {
                                        const err415 = { instancePath: instancePath + "/blocos/palavras/" + i42 + "/1", schemaPath: "#/properties/blocos/properties/palavras/items/prefixItems/1/type", keyword: "type", params: { type: "string" } };
                                        vErrors = withError(vErrors, err415);
                                        errors++;
                                    }
                                }
                                const len48 = data182.length;
                                if (!(len48 <= 2)) {
                                    const err416 = { instancePath: instancePath + "/blocos/palavras/" + i42, schemaPath: "#/properties/blocos/properties/palavras/items/items", keyword: "items", params: { limit: 2 } };
                                    vErrors = withError(vErrors, err416);
                                    errors++;
                                }
                            }
                            else {
                                const err417 = { instancePath: instancePath + "/blocos/palavras/" + i42, schemaPath: "#/properties/blocos/properties/palavras/items/type", keyword: "type", params: { type: "array" } };
                                vErrors = withError(vErrors, err417);
                                errors++;
                            }
                        }
                    }
                    else {
                        const err418 = { instancePath: instancePath + "/blocos/palavras", schemaPath: "#/properties/blocos/properties/palavras/type", keyword: "type", params: { type: "array" } };
                        vErrors = withError(vErrors, err418);
                        errors++;
                    }
                }
                if (data173.largura !== undefined) {
                    let data185 = data173.largura;
                    if (!(((typeof data185 == "number") && (!(data185 % 1) && !isNaN(data185))) && (isFinite(data185)))) {
                        const err419 = { instancePath: instancePath + "/blocos/largura", schemaPath: "#/properties/blocos/properties/largura/type", keyword: "type", params: { type: "integer" } };
                        vErrors = withError(vErrors, err419);
                        errors++;
                    }
                    if ((typeof data185 == "number") && (isFinite(data185))) {
                        if (data185 > 16 || isNaN(data185)) {
                            const err420 = { instancePath: instancePath + "/blocos/largura", schemaPath: "#/properties/blocos/properties/largura/maximum", keyword: "maximum", params: { comparison: "<=", limit: 16 } };
                            vErrors = withError(vErrors, err420);
                            errors++;
                        }
                        if (data185 < 1 || isNaN(data185)) {
                            const err421 = { instancePath: instancePath + "/blocos/largura", schemaPath: "#/properties/blocos/properties/largura/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } };
                            vErrors = withError(vErrors, err421);
                            errors++;
                        }
                    }
                }
            }
            else {
                const err422 = { instancePath: instancePath + "/blocos", schemaPath: "#/properties/blocos/type", keyword: "type", params: { type: "object" } };
                vErrors = withError(vErrors, err422);
                errors++;
            }
        }
        if (data.inexprimivel !== undefined) {
            let data186 = data.inexprimivel;
            if (Array.isArray(data186)) {
                const len49 = data186.length;
                for (let i43 = 0; i43 < len49; i43++) {
                    let data187 = data186[i43];
                    if (data187 && typeof data187 == "object" && !Array.isArray(data187)) {
                        if (data187.o_que === undefined) {
                            const err423 = { instancePath: instancePath + "/inexprimivel/" + i43, schemaPath: "#/properties/inexprimivel/items/required", keyword: "required", params: { missingProperty: "o_que" } };
                            vErrors = withError(vErrors, err423);
                            errors++;
                        }
                        if (data187.motivo === undefined) {
                            const err424 = { instancePath: instancePath + "/inexprimivel/" + i43, schemaPath: "#/properties/inexprimivel/items/required", keyword: "required", params: { missingProperty: "motivo" } };
                            vErrors = withError(vErrors, err424);
                            errors++;
                        }
                        if (data187.exemplo === undefined) {
                            const err425 = { instancePath: instancePath + "/inexprimivel/" + i43, schemaPath: "#/properties/inexprimivel/items/required", keyword: "required", params: { missingProperty: "exemplo" } };
                            vErrors = withError(vErrors, err425);
                            errors++;
                        }
                        for (const key33 in data187) {
                            if (!(((key33 === "o_que") || (key33 === "motivo")) || (key33 === "exemplo"))) {
                                const err426 = { instancePath: instancePath + "/inexprimivel/" + i43, schemaPath: "#/properties/inexprimivel/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key33 } };
                                vErrors = withError(vErrors, err426);
                                errors++;
                            }
                        }
                        if (data187.o_que !== undefined) {
                            let data188 = data187.o_que;
                            if (typeof data188 === "string") {
                                if (func1(data188) < 1) {
                                    const err427 = { instancePath: instancePath + "/inexprimivel/" + i43 + "/o_que", schemaPath: "#/properties/inexprimivel/items/properties/o_que/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = withError(vErrors, err427);
                                    errors++;
                                }
                            }
                            else {
                                const err428 = { instancePath: instancePath + "/inexprimivel/" + i43 + "/o_que", schemaPath: "#/properties/inexprimivel/items/properties/o_que/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err428);
                                errors++;
                            }
                        }
                        if (data187.motivo !== undefined) {
                            let data189 = data187.motivo;
                            if (typeof data189 === "string") {
                                if (func1(data189) < 1) {
                                    const err429 = { instancePath: instancePath + "/inexprimivel/" + i43 + "/motivo", schemaPath: "#/properties/inexprimivel/items/properties/motivo/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = withError(vErrors, err429);
                                    errors++;
                                }
                            }
                            else {
                                const err430 = { instancePath: instancePath + "/inexprimivel/" + i43 + "/motivo", schemaPath: "#/properties/inexprimivel/items/properties/motivo/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err430);
                                errors++;
                            }
                        }
                        if (data187.exemplo !== undefined) {
                            let data190 = data187.exemplo;
                            if (typeof data190 === "string") {
                                if (func1(data190) < 1) {
                                    const err431 = { instancePath: instancePath + "/inexprimivel/" + i43 + "/exemplo", schemaPath: "#/properties/inexprimivel/items/properties/exemplo/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = withError(vErrors, err431);
                                    errors++;
                                }
                            }
                            else {
                                const err432 = { instancePath: instancePath + "/inexprimivel/" + i43 + "/exemplo", schemaPath: "#/properties/inexprimivel/items/properties/exemplo/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err432);
                                errors++;
                            }
                        }
                    }
                    else {
                        const err433 = { instancePath: instancePath + "/inexprimivel/" + i43, schemaPath: "#/properties/inexprimivel/items/type", keyword: "type", params: { type: "object" } };
                        vErrors = withError(vErrors, err433);
                        errors++;
                    }
                }
            }
            else {
                const err434 = { instancePath: instancePath + "/inexprimivel", schemaPath: "#/properties/inexprimivel/type", keyword: "type", params: { type: "array" } };
                vErrors = withError(vErrors, err434);
                errors++;
            }
        }
        if (data.palavras !== undefined) {
            let data191 = data.palavras;
            if (data191 && typeof data191 == "object" && !Array.isArray(data191)) {
                for (const key34 in data191) {
                    const _errs439 = errors;
                    if (typeof key34 !== "string") {
                        const err435 = { instancePath: instancePath + "/palavras", schemaPath: "#/properties/palavras/propertyNames/type", keyword: "type", params: { type: "string" }, propertyName: key34 };
                        vErrors = withError(vErrors, err435);
                        errors++;
                    }
                    var valid129 = _errs439 === errors;
                    if (!valid129) {
                        const err436 = { instancePath: instancePath + "/palavras", schemaPath: "#/properties/palavras/propertyNames", keyword: "propertyNames", params: { propertyName: key34 } };
                        vErrors = withError(vErrors, err436);
                        errors++;
                    }
                }
                for (const key35 in data191) {
                    let data192 = data191[key35];
                    if (Array.isArray(data192)) {
                        const len50 = data192.length;
                        for (let i44 = 0; i44 < len50; i44++) {
                            let data193 = data192[i44];
                            if (typeof data193 === "string") {
                                if (func1(data193) > 64) {
                                    const err437 = { instancePath: instancePath + "/palavras/" + key35.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i44, schemaPath: "#/properties/palavras/additionalProperties/items/maxLength", keyword: "maxLength", params: { limit: 64 } };
                                    vErrors = withError(vErrors, err437);
                                    errors++;
                                }
                                if (func1(data193) < 1) {
                                    const err438 = { instancePath: instancePath + "/palavras/" + key35.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i44, schemaPath: "#/properties/palavras/additionalProperties/items/minLength", keyword: "minLength", params: { limit: 1 } };
                                    vErrors = withError(vErrors, err438);
                                    errors++;
                                }
                            }
                            else {
                                const err439 = { instancePath: instancePath + "/palavras/" + key35.replace(/~/g, "~0").replace(/\//g, "~1") + "/" + i44, schemaPath: "#/properties/palavras/additionalProperties/items/type", keyword: "type", params: { type: "string" } };
                                vErrors = withError(vErrors, err439);
                                errors++;
                            }
                        }
                    }
                    else {
                        const err440 = { instancePath: instancePath + "/palavras/" + key35.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/palavras/additionalProperties/type", keyword: "type", params: { type: "array" } };
                        vErrors = withError(vErrors, err440);
                        errors++;
                    }
                }
            }
            else {
                const err441 = { instancePath: instancePath + "/palavras", schemaPath: "#/properties/palavras/type", keyword: "type", params: { type: "object" } };
                vErrors = withError(vErrors, err441);
                errors++;
            }
        }
        if (data.simbolos !== undefined) {
            let data194 = data.simbolos;
            if (Array.isArray(data194)) {
                const len51 = data194.length;
                for (let i45 = 0; i45 < len51; i45++) {
                    let data195 = data194[i45];
                    if (typeof data195 === "string") {
                        if (func1(data195) > 64) {
                            const err442 = { instancePath: instancePath + "/simbolos/" + i45, schemaPath: "#/properties/simbolos/items/maxLength", keyword: "maxLength", params: { limit: 64 } };
                            vErrors = withError(vErrors, err442);
                            errors++;
                        }
                        if (func1(data195) < 1) {
                            const err443 = { instancePath: instancePath + "/simbolos/" + i45, schemaPath: "#/properties/simbolos/items/minLength", keyword: "minLength", params: { limit: 1 } };
                            vErrors = withError(vErrors, err443);
                            errors++;
                        }
                    }
                    else {
                        const err444 = { instancePath: instancePath + "/simbolos/" + i45, schemaPath: "#/properties/simbolos/items/type", keyword: "type", params: { type: "string" } };
                        vErrors = withError(vErrors, err444);
                        errors++;
                    }
                }
            }
            else {
                const err445 = { instancePath: instancePath + "/simbolos", schemaPath: "#/properties/simbolos/type", keyword: "type", params: { type: "array" } };
                vErrors = withError(vErrors, err445);
                errors++;
            }
        }
    }
    else {
        const err446 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } };
        vErrors = withError(vErrors, err446);
        errors++;
    }
    validate49.errors = vErrors;
    return errors === 0;
}
validate49.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
function withError(errors, error) {
    if (errors === null)
        return [error];
    if (errors.length < 1000)
        errors.push(error);
    return errors;
}
const validators = { index, sintaxe, embutidas, modulos, comandos, erros, conteudos, manifest, registro, pacote, config, lock, verification, check, referencia, search, lexico };


/***/ }),

/***/ 68690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ placesIn)
/* harmony export */ });
/* harmony import */ var jsonc_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99547);
/* harmony import */ var _json_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26545);


/**
 * Finds values in the text of a JSON file. The text is parsed into a tree once, so this is for files with findings.
 * For a value that is not there it is the nearest thing around it that is.
 */
function placesIn(file, text) {
    const tree = (0,jsonc_parser__WEBPACK_IMPORTED_MODULE_0__.parseTree)(text);
    const lineStarts = startsOfLines(text);
    return pointer => {
        const node = tree && nearestNode(tree, (0,_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__/* .segmentsOf */ .O)(pointer));
        if (!node)
            return { file };
        let line = 0;
        for (let end = lineStarts.length; end - line > 1;) {
            const middle = (line + end) >>> 1;
            if ((lineStarts[middle] ?? 0) <= node.offset)
                line = middle;
            else
                end = middle;
        }
        return { file, line: line + 1, column: node.offset - (lineStarts[line] ?? 0) + 1 };
    };
}
function nearestNode(tree, segments) {
    let node = tree;
    for (const segment of segments) {
        const child = childOf(node, segment);
        if (!child)
            break;
        node = child;
    }
    return node;
}
function childOf(node, segment) {
    if (node.type === 'array')
        return node.children?.[Number(segment)];
    const property = node.children?.find(child => child.children?.[0]?.value === segment);
    return property?.children?.[1];
}
function startsOfLines(text) {
    const starts = [0];
    for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1))
        starts.push(i + 1);
    return starts;
}


/***/ }),

/***/ 26545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ segmentsOf),
/* harmony export */   at: () => (/* binding */ at),
/* harmony export */   l: () => (/* binding */ shownPointer)
/* harmony export */ });
/** JSON Pointers (RFC 6901): the address of a value in a JSON text. */
/** Appends keys and indexes to a pointer: `at('/codigos', 3, 'doc')` is `/codigos/3/doc`. */
function at(pointer, ...segments) {
    let extended = pointer;
    for (const segment of segments) {
        extended += typeof segment === 'number' ? `/${segment}` : `/${escapeSegment(segment)}`;
    }
    return extended;
}
/** The keys and indexes of a pointer, unescaped; none for the root. */
function segmentsOf(pointer) {
    return pointer
        .split('/')
        .slice(1)
        .map(segment => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}
/** A pointer as messages show it, between backquotes and without the first slash; the root has no name. */
function shownPointer(pointer) {
    return pointer === '' ? 'the file' : `\`${pointer.slice(1)}\``;
}
function escapeSegment(segment) {
    return segment.includes('~') || segment.includes('/')
        ? segment.replaceAll('~', '~0').replaceAll('/', '~1')
        : segment;
}


/***/ }),

/***/ 55081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ settingOf)
/* harmony export */ });
const UNCHANGED = {};
/** The setting of a rule; a rule called like something of `Object.prototype` is not taken for that. */
function settingOf(policy, id) {
    return Object.hasOwn(policy, id) ? (policy[id] ?? UNCHANGED) : UNCHANGED;
}


/***/ }),

/***/ 82572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ schemaBreaches)
/* harmony export */ });
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82788);
/* harmony import */ var _text_shown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80591);
/* harmony import */ var _generated_schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36561);
/* harmony import */ var _generated_validators_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49502);
/* harmony import */ var _json_pointer_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26545);





/**
 * Where `data` departs from the JSON Schema of that name (`schemas/<name>.schema.json`); nothing when it follows it.
 * At most one breach for each value, and for huge files not all of them.
 */
function schemaBreaches(name, data) {
    const validate = _generated_validators_js__WEBPACK_IMPORTED_MODULE_2__/* .validators */ .y$[name];
    if (validate(data))
        return [];
    const breaches = new Map();
    for (const error of validate.errors ?? []) {
        // The names of keys are reported by the `propertyNames` error that follows.
        if (error.propertyName !== undefined)
            continue;
        const pointer = (0,_json_pointer_js__WEBPACK_IMPORTED_MODULE_3__.at)(error.instancePath, ...keyOf(error));
        if (!breaches.has(pointer))
            breaches.set(pointer, { pointer, message: messageOf(name, data, pointer, error) });
    }
    return [...breaches.values()];
}
/** The key that an error is about, where its path stops at the object that has or lacks the key. */
function keyOf({ keyword, params }) {
    if (keyword === 'required')
        return [params.missingProperty];
    if (keyword === 'additionalProperties')
        return [params.additionalProperty];
    if (keyword === 'propertyNames')
        return [params.propertyName];
    return [];
}
function messageOf(name, data, pointer, error) {
    const { keyword, params, schemaPath } = error;
    const place = (0,_json_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .shownPointer */ .l)(pointer);
    const value = valueAt(data, pointer);
    switch (keyword) {
        case 'required':
            return `${place} is missing.`;
        case 'additionalProperties':
            return unknownField(name, error, params.additionalProperty);
        case 'propertyNames':
            return `A key in ${(0,_json_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .shownPointer */ .l)(error.instancePath)} is empty.`;
        case 'type':
            return `${place} is ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .S)(value)}; it must be ${kindOf(params.type)}.`;
        case 'minLength':
            return `${place} is empty.`;
        case 'minimum':
            return `${place} is ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .S)(value)}; it must be ${params.limit} or more.`;
        case 'const':
            return `${place} is ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .S)(value)}; it must be ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .S)(params.allowedValue)}.`;
        case 'enum':
            return `${place} is ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .S)(value)}; it must be one of ${params.allowedValues.join(', ')}.${didYouMean(value, params.allowedValues)}`;
        default:
            return `${place} is ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .S)(value)}; it must be: ${descriptionAt(name, schemaPath)}`;
    }
}
function unknownField(name, { instancePath, schemaPath }, field) {
    const fields = Object.keys(schemaAround(name, schemaPath).properties ?? {});
    const where = instancePath === '' ? '' : ` in ${(0,_json_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .shownPointer */ .l)(instancePath)}`;
    const near = didYouMean(field, fields);
    return `Unknown field ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_4__/* .shown */ .S)(field)}${where}; the contract has ${fields.join(', ')}.${near}`;
}
function didYouMean(value, candidates) {
    const near = typeof value === 'string' ? (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .p)(value, candidates)[0] : undefined;
    return near === undefined ? '' : ` Did you mean ${near}?`;
}
function kindOf(type) {
    const kinds = new Map([
        ['string', 'a text'],
        ['integer', 'a whole number'],
        ['boolean', 'true or false'],
        ['array', 'a list'],
        ['object', 'an object'],
        ['null', 'null'],
    ]);
    return [type]
        .flat()
        .map(single => kinds.get(single) ?? single)
        .join(' or ');
}
/** What the schema says about the value, for keywords that say little by themselves, such as `pattern`. */
function descriptionAt(name, schemaPath) {
    return schemaAround(name, schemaPath).description ?? 'as its JSON Schema says.';
}
/** The part of the schema text that holds the keyword: only read when there is something to tell. */
function schemaAround(name, schemaPath) {
    const pointer = schemaPath.slice(schemaPath.indexOf('#') + 1);
    const holder = pointer.slice(0, pointer.lastIndexOf('/'));
    return valueAt(JSON.parse(_generated_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .schemaTexts */ .a[name]), holder);
}
function valueAt(data, pointer) {
    return (0,_json_pointer_js__WEBPACK_IMPORTED_MODULE_3__/* .segmentsOf */ .O)(pointer).reduce((value, key) => {
        return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
            ? value[key]
            : undefined;
    }, data);
}


/***/ }),

/***/ 98666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ capped)
/* harmony export */ });
/* unused harmony export MAX_FINDINGS_PER_RULE_AND_FILE */
/** Further findings of one rule in one file are counted, not listed: they mostly have one cause. */
const MAX_FINDINGS_PER_RULE_AND_FILE = 20;
/**
 * The first findings of each rule in each file, in their order, then one, at the next place, that says how many more
 * there are. Findings that are not listed are not kept: a huge file can have millions.
 */
function capped(findings) {
    const listed = [];
    const counts = new Map();
    const nexts = new Map();
    for (const finding of findings) {
        const kind = kindOf(finding);
        const count = (counts.get(kind) ?? 0) + 1;
        counts.set(kind, count);
        if (count === MAX_FINDINGS_PER_RULE_AND_FILE + 1)
            nexts.set(kind, listed.length);
        if (count <= MAX_FINDINGS_PER_RULE_AND_FILE + 1)
            listed.push(finding);
    }
    return listed.map((finding, i) => {
        const kind = kindOf(finding);
        if (nexts.get(kind) !== i)
            return finding;
        const more = (counts.get(kind) ?? 0) - MAX_FINDINGS_PER_RULE_AND_FILE;
        // "At least": for huge files the schema's breaches are not all counted.
        return { ...finding, message: `From here on there are at least ${more} more of this kind.` };
    });
}
function kindOf({ rule, subject = '' }) {
    return `${rule} ${subject.split('#')[0]}`;
}


/***/ }),

/***/ 21601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PW: () => (/* binding */ isAddress),
/* harmony export */   V$: () => (/* binding */ BASE_ADDRESS),
/* harmony export */   Wq: () => (/* binding */ publicAddress),
/* harmony export */   ae: () => (/* binding */ isBaseAddress),
/* harmony export */   ci: () => (/* binding */ addressOf)
/* harmony export */ });
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70787);

/**
 * An http(s) address that a user gave, of something public.
 *
 * @param example shown to a user who wrote something else.
 * @throws {UserError} when it is no such address, or holds a password.
 */
function publicAddress(address, example) {
    if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
        const completed = `https://${address}`;
        const hint = /^[\w-]+(\.[\w-]+)+(:\d+)?(\/\S*)?$/.test(address) ? completed : example;
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${address} is not an address.`, `Give an address such as ${hint}.`);
    }
    const url = new URL(address);
    if (url.username !== '' || url.password !== '') {
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`The address of ${url.host} holds a user name or a password.`, 'Leave them out: what is published is public.');
    }
    return url;
}
/** Whether a target that may be a folder or a name, too, is meant as an http(s) address. */
function isAddress(target) {
    return /^https?:\/\//i.test(target);
}
/**
 * An address that paths can be put behind: with host and both slashes, without a password, query or fragment. Parsers of
 * addresses forgive more (`https:/lume.example`), and what is published is read by others.
 */
const BASE_ADDRESS = /^https?:\/\/[^\s/?#@\\]+(?:\/[^\s?#\\]*)?$/;
function isBaseAddress(address) {
    return BASE_ADDRESS.test(address) && URL.canParse(address);
}
/** The address of a path under a base address. */
function addressOf(base, path) {
    return base + path.split('/').map(encodeURIComponent).join('/');
}


/***/ }),

/***/ 66221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F9: () => (/* binding */ HttpFault),
/* harmony export */   Kl: () => (/* binding */ faultOf),
/* harmony export */   qE: () => (/* binding */ timeoutFault)
/* harmony export */ });
/** Why there is no answer at all. */
class HttpFault extends Error {
    reason;
    remedy;
    name = 'HttpFault';
    /**
     * @param reason continues a sentence that begins with the address: "did not answer within 30 s".
     * @param remedy one sentence.
     */
    constructor(reason, remedy, cause) {
        super(reason, { cause });
        this.reason = reason;
        this.remedy = remedy;
    }
}
const CERTIFICATE = /CERT|LEAF_SIGNATURE|UNABLE_TO_VERIFY/;
/** Codes of Node and of OpenSSL, by what a person can do about them. */
const KNOWN = [
    {
        codes: /^(ENOTFOUND|EAI_AGAIN|EAI_NONAME)$/,
        remedy: 'The name of the host is not known: look for a typing error; a new domain may need some time to spread.',
    },
    { codes: /^CERT_HAS_EXPIRED$/, remedy: 'The certificate of the host has expired: renew it.' },
    {
        codes: /^ERR_TLS_CERT_ALTNAME_INVALID$/,
        remedy: 'The certificate belongs to another host: give that name, or add this one to the certificate.',
    },
    {
        codes: CERTIFICATE,
        remedy: 'Nobody that this machine trusts has signed the certificate: give the host one of a public authority, with its whole chain.',
    },
    {
        codes: /^(EPROTO|ERR_SSL_.*)$/,
        remedy: 'The server does not speak TLS there: write http:// in place of https://, or correct the port.',
    },
    { codes: /^bad port$/, remedy: 'Browsers refuse that port, and so does this: publish on another.' },
    { codes: /^ECONNREFUSED$/, remedy: 'Nobody listens there: check the port, and whether the server runs.' },
];
const PROXY = 'Check the proxy that HTTPS_PROXY or HTTP_PROXY names, and whether it lets you there; hosts that are reached without it belong into NO_PROXY.';
const OTHERWISE = 'Check the address, and whether the server runs.';
/**
 * What was thrown, as a fault. `fetch` says "fetch failed" for everything; what happened is in the cause.
 *
 * @param proxy the host that was asked for it, if one was: where a certificate is not what is wrong, that is most likely.
 */
function faultOf(error, proxy) {
    const { cause, message } = error;
    const what = cause?.code ?? cause?.message ?? message;
    const known = KNOWN.find(({ codes }) => codes.test(what));
    if (proxy === undefined || CERTIFICATE.test(what))
        return new HttpFault(`could not be fetched (${what})`, known?.remedy ?? OTHERWISE, error);
    const refused = /Proxy response \(\d+\)/.exec(cause?.message ?? '')?.[0];
    return new HttpFault(`could not be fetched through the proxy ${proxy} (${refused ?? what})`, PROXY, error);
}
function timeoutFault(timeoutMs) {
    return new HttpFault(`did not answer within ${timeoutMs / 1000} s`, 'Check the address, and whether the server runs; it may be slow only now.');
}


/***/ }),

/***/ 37233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ openUrl),
/* harmony export */   w: () => (/* binding */ readUrl)
/* harmony export */ });
/* harmony import */ var _fault_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66221);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80013);


/** Opens a published file; redirects are followed. Never throws for what the answer is. */
async function openUrl(url, options = {}) {
    try {
        const answer = await (0,_request_js__WEBPACK_IMPORTED_MODULE_1__/* .request */ .Em)(url, options);
        const refused = await refusalOf(url, answer);
        return refused ?? { kind: 'found', content: answer.content };
    }
    catch (error) {
        return unreachable(error);
    }
}
/** Reads a published file of at most `maxBytes`; redirects are followed. Never throws for what the answer is. */
async function readUrl(url, maxBytes, options = {}) {
    const opened = await openUrl(url, options);
    if (opened.kind !== 'found')
        return opened;
    try {
        const bytes = await (0,_request_js__WEBPACK_IMPORTED_MODULE_1__/* .readBounded */ .CB)(opened.content, maxBytes);
        return bytes ? { kind: 'found', bytes } : { kind: 'too-large' };
    }
    catch (error) {
        return unreachable(error);
    }
}
async function refusalOf(url, { response }) {
    if (response.ok && !isDecoded(url, response))
        return undefined;
    await response.body?.cancel();
    if (response.ok)
        return {
            kind: 'unreadable',
            reason: 'is sent with `Content-Encoding`, which clients undo: its hash is another then',
        };
    if (response.status === 404 || response.status === 410)
        return { kind: 'missing' };
    return { kind: 'unreadable', reason: `answered ${response.status} ${response.statusText}`.trimEnd() };
}
/** Some servers take an archive for a tar file that they compressed on the way. */
function isDecoded(url, { headers }) {
    return url.endsWith('.gz') && !['identity', null].includes(headers.get('content-encoding'));
}
function unreachable(error) {
    if (!(error instanceof _fault_js__WEBPACK_IMPORTED_MODULE_0__/* .HttpFault */ .F9))
        throw error;
    return { kind: 'unreachable', reason: error.reason };
}


/***/ }),

/***/ 80013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rl: () => (/* binding */ TIMEOUT_MS),
  CB: () => (/* binding */ readBounded),
  Em: () => (/* binding */ request)
});

// EXTERNAL MODULE: ./build/runtime/generated/version.js
var version = __webpack_require__(82437);
// EXTERNAL MODULE: ./build/http/fault.js
var fault = __webpack_require__(66221);
;// CONCATENATED MODULE: ./build/http/proxy.js
/** A machine reaches itself without help. */
const LOOPBACK = /^(?:localhost|127\.[\d.]+|\[::1\])$/;
/** One for each proxy: it keeps connections open. */
const dispatchers = new Map();
/**
 * The proxy that `HTTPS_PROXY` or `HTTP_PROXY` names for an address, in either case; nothing where none is named, or where
 * `NO_PROXY` lists the host, a domain that it is in, or `*`. As for GitHub's API and git.
 */
function proxyFor({ protocol, hostname, port }, env) {
    const named = (name) => env[name.toLowerCase()] || env[name] || '';
    const proxy = named(protocol === 'https:' ? 'HTTPS_PROXY' : 'HTTP_PROXY');
    if (proxy === '' || LOOPBACK.test(hostname))
        return undefined;
    const number = port || (protocol === 'https:' ? '443' : '80');
    const isListed = named('NO_PROXY')
        .toLowerCase()
        .split(/[\s,]+/)
        .map(entry => entry.replace(/^\*?\./, ''))
        .some(entry => entry === '*' || [hostname, `${hostname}:${number}`].some(host => isOf(host, entry)));
    if (isListed)
        return undefined;
    const address = proxy.includes('://') ? proxy : `http://${proxy}`;
    return URL.canParse(address) ? new URL(address) : undefined;
}
function isOf(host, domain) {
    return domain !== '' && (host === domain || host.endsWith(`.${domain}`));
}
/** What makes `fetch` go through a proxy: Node does not do so by itself. */
function dispatcherFor({ href }) {
    const known = dispatchers.get(href);
    if (known)
        return known;
    // Large, and hardly anybody needs it. Its types are not those of Node's own copy.
    const made = __webpack_require__.e(/* import() */ 6752).then(__webpack_require__.t.bind(__webpack_require__, 46752, 19)).then(({ ProxyAgent }) => new ProxyAgent(href));
    dispatchers.set(href, made);
    return made;
}

;// CONCATENATED MODULE: ./build/http/request.js



/** Static hosts answer in a second; some wake up first. */
const TIMEOUT_MS = 30_000;
/** Asks a public address, through the proxy that the environment names for it. @throws {HttpFault} when there is no answer. */
async function request(url, options = {}) {
    const { method = 'GET', headers = {}, timeoutMs = TIMEOUT_MS, bodyTimeoutMs = timeoutMs } = options;
    const proxy = URL.canParse(url) ? proxyFor(new URL(url), process.env) : undefined;
    const first = new AbortController();
    const timer = setTimeout(() => first.abort(), timeoutMs);
    const whole = AbortSignal.timeout(bodyTimeoutMs);
    try {
        const response = await fetch(url, {
            method,
            headers: { 'user-agent': `refdata/${version/* VERSION */.x}`, ...headers },
            ...(options.body !== undefined && { body: options.body }),
            redirect: options.manualRedirects ? 'manual' : 'follow',
            signal: AbortSignal.any([first.signal, whole]),
            ...(proxy && { dispatcher: await dispatcherFor(proxy) }),
        });
        return { response, content: bodyOf(response, whole, bodyTimeoutMs) };
    }
    catch (error) {
        throw first.signal.aborted || whole.aborted ? (0,fault/* timeoutFault */.qE)(timeoutMs) : (0,fault/* faultOf */.Kl)(error, proxy?.host);
    }
    finally {
        clearTimeout(timer);
    }
}
async function* bodyOf(response, whole, timeoutMs) {
    try {
        for await (const chunk of response.body ?? [])
            yield chunk;
    }
    catch (error) {
        throw whole.aborted ? (0,fault/* timeoutFault */.qE)(timeoutMs) : (0,fault/* faultOf */.Kl)(error);
    }
}
/** All of it; nothing when it is longer than that. */
async function readBounded(content, maxBytes) {
    const chunks = [];
    let length = 0;
    for await (const chunk of content) {
        length += chunk.length;
        // Leaving the loop cancels the rest of the body.
        if (length > maxBytes)
            return undefined;
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}


/***/ }),

/***/ 96410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tp: () => (/* reexport */ MAX_PUBLISHED_FILE_BYTES),
  uU: () => (/* reexport */ baseAddress),
  pW: () => (/* reexport */ loadPublished),
  BV: () => (/* reexport */ openAddress),
  NE: () => (/* reexport */ openFolder),
  rB: () => (/* reexport */ openTree),
  Fw: () => (/* reexport */ provePublished),
  JE: () => (/* reexport */ readJsonFile),
  Bj: () => (/* reexport */ sha256Of)
});

// EXTERNAL MODULE: ./build/http/address.js
var http_address = __webpack_require__(21601);
// EXTERNAL MODULE: ./build/http/open.js
var http_open = __webpack_require__(37233);
// EXTERNAL MODULE: ./build/http/request.js + 1 modules
var request = __webpack_require__(80013);
;// CONCATENATED MODULE: ./build/published/published-source.js
/** A hundred times the largest file that we know. */
const MAX_PUBLISHED_FILE_BYTES = 64 * 1024 * 1024;

;// CONCATENATED MODULE: ./build/published/address.js




/** What a user may give for the base address: the address of the folder, of the index or of the page for people. */
const API_SUFFIX = /(?:\/index\.html|\/api(?:\/(?:index\.json)?)?)?\/*$/;
/**
 * Published files at an http(s) address: the base address, or that of its `api/`, `api/index.json` or `index.html`.
 * Redirects are followed; a file has 30 s and 64 MiB. See service-spec.md, "Data endpoints".
 *
 * @throws {UserError} when that is no such address.
 */
function openAddress(address, timeoutMs = request/* TIMEOUT_MS */.rl, limitBytes = MAX_PUBLISHED_FILE_BYTES) {
    return new AddressSource(baseAddress(address), timeoutMs, limitBytes);
}
/** The base address that a user means, without a slash at its end. @throws {UserError} when it is none. */
function baseAddress(address) {
    const url = (0,http_address/* publicAddress */.Wq)(address, 'https://lume.example');
    return url.origin + url.pathname.replace(API_SUFFIX, '');
}
class AddressSource {
    base;
    timeoutMs;
    limitBytes;
    isFolder = false;
    constructor(base, timeoutMs, limitBytes) {
        this.base = base;
        this.timeoutMs = timeoutMs;
        this.limitBytes = limitBytes;
    }
    covers() {
        return true;
    }
    placeOf(path) {
        return (0,http_address/* addressOf */.ci)(this.base, path);
    }
    async listApi() {
        return [];
    }
    read(path) {
        const options = { timeoutMs: this.timeoutMs, headers: { accept: 'application/json' } };
        return (0,http_open/* readUrl */.w)(this.placeOf(path), this.limitBytes, options);
    }
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/contract/files.js
var contract_files = __webpack_require__(60088);
// EXTERNAL MODULE: ./build/findings/user-error.js
var user_error = __webpack_require__(70787);
;// CONCATENATED MODULE: ./build/published/folder.js





const API = '/api/';
/**
 * Published files in a folder: the site's own, with `api/` in it, or the one that holds `index.json` itself. Nothing
 * outside of the folder is read, whatever links it holds.
 *
 * @throws {UserError} when there is no such folder, or neither in it.
 */
async function openFolder(folder, limitBytes = MAX_PUBLISHED_FILE_BYTES) {
    const root = await (0,promises_.realpath)(folder).catch(() => undefined);
    if (root === undefined || !(await isFolder(root))) {
        throw new user_error/* UserError */.y(`There is no folder ${folder}.`, 'Give the folder of a built site, or an http(s) address.');
    }
    if (await isFolder((0,external_node_path_.join)(root, 'api')))
        return new FolderSource(folder, root, '/', limitBytes);
    const entries = new Set(await (0,promises_.readdir)(root));
    if (contract_files/* FILE_NAMES */.GY.some(name => entries.has(`${name}.json`)))
        return new FolderSource(folder, root, API, limitBytes);
    throw new user_error/* UserError */.y(`There are no published files in ${folder}: neither api/index.json nor index.json.`, 'Give the folder that `refdata build` wrote.');
}
class FolderSource {
    shown;
    root;
    prefix;
    limitBytes;
    isFolder = true;
    constructor(shown, root, 
    /** The part of the paths that the folder stands for. */
    prefix, limitBytes) {
        this.shown = shown;
        this.root = root;
        this.prefix = prefix;
        this.limitBytes = limitBytes;
    }
    covers(path) {
        return path.startsWith(this.prefix);
    }
    placeOf(path) {
        const folder = this.shown.split(external_node_path_.sep).join('/').replace(/\/+$/, '');
        return `${folder}/${path.slice(this.prefix.length)}`;
    }
    async read(path) {
        if (!this.covers(path))
            return { kind: 'missing' };
        let real;
        try {
            real = await (0,promises_.realpath)((0,external_node_path_.join)(this.root, ...path.slice(this.prefix.length).split('/')));
        }
        catch (error) {
            return failure(error);
        }
        const inside = (0,external_node_path_.relative)(this.root, real);
        if (inside.split(external_node_path_.sep)[0] === '..' || (0,external_node_path_.isAbsolute)(inside)) {
            return { kind: 'unreadable', reason: 'leads outside the folder' };
        }
        return readBounded(real, this.limitBytes).catch(failure);
    }
    async listApi() {
        const folder = (0,external_node_path_.join)(this.root, API.slice(this.prefix.length));
        const entries = await (0,promises_.readdir)(folder).catch(() => []);
        return entries.filter(name => name.endsWith('.json')).map(name => API + name);
    }
}
/** Opened before it is measured, so that it is the same file. */
async function readBounded(path, limitBytes) {
    const handle = await (0,promises_.open)(path);
    try {
        const status = await handle.stat();
        if (!status.isFile())
            return { kind: 'unreadable', reason: 'is not a file' };
        if (status.size > limitBytes)
            return { kind: 'too-large' };
        return { kind: 'found', bytes: await handle.readFile() };
    }
    finally {
        await handle.close();
    }
}
function failure(error) {
    const { code, message } = error;
    if (code === 'ENOENT' || code === 'ENOTDIR')
        return { kind: 'missing' };
    return { kind: 'unreadable', reason: `cannot be read (${code ?? message})` };
}
async function isFolder(path) {
    return (0,promises_.stat)(path).then(status => status.isDirectory(), () => false);
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(99547);
// EXTERNAL MODULE: ./build/contract/json-pointer.js
var json_pointer = __webpack_require__(26545);
// EXTERNAL MODULE: ./build/findings/rule-info.js
var rule_info = __webpack_require__(94562);
// EXTERNAL MODULE: ./build/rules/published-files.js
var published_files = __webpack_require__(39808);
// EXTERNAL MODULE: ./build/text/shown.js
var shown = __webpack_require__(80591);
;// CONCATENATED MODULE: ./build/published/json-file.js







/** The contract needs eight; parsers and validators of others recurse. */
const MAX_DEPTH = 100;
const LINE_FEED = 0x0a;
const QUOTE = 0x22;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
/** Decodes and parses a published file; whatever is wrong with the bytes becomes a finding. */
function readJsonFile(path, place, bytes) {
    const file = { path, place, bytes: bytes.length, sha256: sha256Of(bytes) };
    const finding = (rule, message, where, pointer) => {
        const subject = pointer === undefined ? path : `${path}#${pointer}`;
        return (0,rule_info/* findingOf */.h)(rule, message, subject, { file: place, ...where });
    };
    if (!(0,external_node_buffer_.isUtf8)(bytes)) {
        const line = firstInvalidLine(bytes);
        const message = `${path} is not UTF-8: line ${line} holds a byte that does not belong there.`;
        return { ...file, findings: [finding(published_files/* encoding */.OK, message, { line })] };
    }
    const findings = [];
    const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    if (marked)
        findings.push(finding(published_files/* encoding */.OK, `${path} begins with a byte order mark.`, { line: 1, column: 1 }));
    const text = new TextDecoder().decode(bytes);
    const { depth, keys } = survey(text);
    if (depth > MAX_DEPTH) {
        const message = `${path} is nested deeper than ${MAX_DEPTH} levels.`;
        return { ...file, text, findings: [...findings, finding(published_files/* jsonSyntax */.WS, message, {})] };
    }
    let data;
    try {
        data = JSON.parse(text);
    }
    catch {
        const { message, ...where } = syntaxError(text);
        findings.push(finding(published_files/* jsonSyntax */.WS, `${path} is not JSON: ${message}.`, where));
        return { ...file, text, findings };
    }
    // Counting is ten times as fast as looking, and nearly always enough.
    const duplicates = countKeys(data) === keys ? [] : duplicateKeys(text);
    for (const { key, pointer, ...where } of duplicates) {
        findings.push(finding(published_files/* jsonDuplicateKey */.DY, `The key ${(0,shown/* shown */.S)(key)} stands twice in its object.`, where, pointer));
    }
    return { ...file, text, data, findings };
}
/** SHA-256 in lower-case hexadecimal. */
function sha256Of(bytes) {
    return (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
}
/** A line feed is never part of a longer character, so lines can be looked at one by one. */
function firstInvalidLine(bytes) {
    let line = 1;
    let start = 0;
    for (;;) {
        const end = bytes.indexOf(LINE_FEED, start);
        if (end < 0 || !(0,external_node_buffer_.isUtf8)(bytes.subarray(start, end)))
            return line;
        start = end + 1;
        line += 1;
    }
}
/**
 * What can be seen of a JSON text without parsing it: how deep brackets stand in each other, found before anything
 * parses that could run out of stack, and how many keys there are, which is the number of colons outside of strings.
 */
function survey(text) {
    let open = 0;
    let depth = 0;
    let keys = 0;
    for (let i = 0; i < text.length; i += 1) {
        const code = text.charCodeAt(i);
        if (code === QUOTE) {
            i = endOfString(text, i);
        }
        else if (code === COLON) {
            keys += 1;
        }
        else if (code === OPEN_BRACKET || code === OPEN_BRACE) {
            open += 1;
            if (open > depth)
                depth = open;
        }
        else if (code === CLOSE_BRACKET || code === CLOSE_BRACE) {
            open -= 1;
        }
    }
    return { depth, keys };
}
/** Index of the quote that ends the string which begins at `start`; the end of the text when none does. */
function endOfString(text, start) {
    for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
        let before = end - 1;
        while (text.charCodeAt(before) === BACKSLASH)
            before -= 1;
        // Backslashes in pairs stand for themselves, and the quote behind them counts.
        if ((end - before) % 2 === 1)
            return end;
    }
    return text.length;
}
/** Number of keys that parsing has left. */
function countKeys(data) {
    if (typeof data !== 'object' || data === null)
        return 0;
    const values = Array.isArray(data) ? data : Object.values(data);
    let keys = values === data ? 0 : values.length;
    for (const value of values)
        keys += countKeys(value);
    return keys;
}
/** The engine's own messages differ between versions of Node, and some name no place. */
function syntaxError(text) {
    let found;
    const onError = (code, _offset, _length, line, column) => {
        found ??= { message: messageOf(code), line: line + 1, column: column + 1 };
    };
    try {
        (0,main.visit)(text, { onError }, { disallowComments: true });
    }
    catch (error) {
        // Where quotes are not in pairs, the depth may have been hidden; what was found before that still holds.
        if (!(error instanceof RangeError))
            throw error;
    }
    return found ?? { message: 'the text ends early or goes on after the end' };
}
/** `CommaExpected` becomes "comma expected". */
function messageOf(code) {
    return (0,main.printParseErrorCode)(code)
        .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
        .toLowerCase();
}
/** Keys that stand a second time in their object: `JSON.parse` keeps the last one and says nothing. */
function duplicateKeys(text) {
    const duplicates = [];
    const open = [];
    (0,main.visit)(text, {
        onObjectBegin: () => {
            open.push(new Set());
        },
        onObjectEnd: () => {
            open.pop();
        },
        onObjectProperty: (key, _offset, _length, line, column, path) => {
            const keys = open.at(-1);
            if (keys?.has(key)) {
                duplicates.push({ key, pointer: (0,json_pointer.at)('', ...path(), key), line: line + 1, column: column + 1 });
            }
            keys?.add(key);
        },
    });
    return duplicates;
}

;// CONCATENATED MODULE: ./build/published/load.js






const INDEX_PATH = (0,contract_files/* pathOf */.XM)('index');
const CONTRACT_PATHS = contract_files/* FILE_NAMES */.GY.map(contract_files/* pathOf */.XM);
const OPTIONAL_PATHS = [contract_files/* MANIFEST_PATH */.U4, contract_files/* REFERENCIA_PATH */.Lh, contract_files/* LEXICO_PATH */.rM, contract_files/* REGISTRO_PATH */.AM];
/**
 * Reads the published files: the index first, then the others together (service-spec.md, "Data endpoints", rule 1).
 * A manifest and a registry are read where there are any.
 *
 * @throws {UserError} when the source gives no answer at all for the index.
 */
async function loadPublished(source) {
    const index = await source.read(INDEX_PATH);
    if (index.kind === 'unreachable') {
        throw new user_error/* UserError */.y(`${source.placeOf(INDEX_PATH)} ${index.reason}.`, 'Check the address, and whether the server runs.');
    }
    const results = new Map([[INDEX_PATH, index]]);
    const others = [...CONTRACT_PATHS, ...OPTIONAL_PATHS].filter(path => path !== INDEX_PATH);
    const read = await Promise.all(others.map(path => source.read(path)));
    for (const [i, path] of others.entries())
        results.set(path, read[i]);
    const files = new Map();
    const findings = [];
    for (const [path, result] of results) {
        const optional = OPTIONAL_PATHS.includes(path);
        if (result.kind !== 'found') {
            if (result.kind !== 'missing' || !optional)
                findings.push(notRead(source, path, result));
            continue;
        }
        if (optional && isPage(result.bytes))
            continue;
        const file = readJsonFile(path, source.placeOf(path), result.bytes);
        files.set(path, file);
        findings.push(...file.findings);
    }
    for (const path of (await source.listApi()).sort()) {
        if (results.has(path))
            continue;
        const message = `${path} is not a file of the contract.`;
        findings.push((0,rule_info/* findingOf */.h)(published_files/* fileUnknown */.Zr, message, path, { file: source.placeOf(path) }));
    }
    return { files, findings };
}
function notRead(source, path, result) {
    const place = { file: source.placeOf(path) };
    if (result.kind === 'missing')
        return (0,rule_info/* findingOf */.h)(published_files/* fileMissing */.tO, `${path} is missing.`, path, place);
    if (result.kind === 'too-large')
        return (0,rule_info/* findingOf */.h)(published_files/* fileTooLarge */.ME, `${path} is larger than ${mib(source.limitBytes)} MiB.`, path, place);
    return (0,rule_info/* findingOf */.h)(published_files/* fileUnreadable */.WO, `${path} ${result.reason}.`, path, place);
}
function mib(bytes = MAX_PUBLISHED_FILE_BYTES) {
    return bytes / 1024 / 1024;
}
/** Some hosts answer every unknown path with their front page and status 200. */
function isPage(bytes) {
    return /^\uFEFF?\s*</.test(new TextDecoder().decode(bytes.subarray(0, 100)));
}

// EXTERNAL MODULE: ./build/contract/counts.js
var counts = __webpack_require__(84375);
// EXTERNAL MODULE: ./build/contract/json-places.js
var json_places = __webpack_require__(68690);
// EXTERNAL MODULE: ./build/rules/contract-check.js + 1 modules
var contract_check = __webpack_require__(6702);
// EXTERNAL MODULE: ./build/findings/capped.js
var capped = __webpack_require__(98666);
// EXTERNAL MODULE: ./build/rules/catalogue.js + 4 modules
var catalogue = __webpack_require__(43292);
// EXTERNAL MODULE: ./build/rules/manifest.js
var rules_manifest = __webpack_require__(14123);
// EXTERNAL MODULE: ./build/text/nearest.js
var nearest = __webpack_require__(82788);
;// CONCATENATED MODULE: ./build/published/manifest-check.js








/** Compares the manifest, which follows its schema, with the files that are there. */
function checkManifest(manifest, published) {
    return (0,capped/* capped */.u)(findingsIn(manifest, published));
}
function* findingsIn(manifest, published) {
    const listed = new Map();
    for (const [i, { path, bytes, sha256 }] of manifest.files.entries()) {
        const earlier = listed.get(path);
        if (earlier !== undefined) {
            const message = `${(0,shown/* shown */.S)(path)} is already listed at \`files/${earlier}\`.`;
            yield finding(rules_manifest/* manifestPathUnique */.C2, message, `/files/${i}/path`);
            continue;
        }
        listed.set(path, i);
        if (!published.digests.has(path))
            continue;
        const digest = published.digests.get(path);
        if (!digest) {
            yield finding(rules_manifest/* manifestFileMissing */.ws, `${(0,shown/* shown */.S)(path)} is listed and not there.`, `/files/${i}/path`);
        }
        else if (digest.bytes !== bytes) {
            const message = `${(0,shown/* shown */.S)(path)} has ${digest.bytes} bytes, and ${bytes} in the manifest.`;
            yield finding(rules_manifest/* manifestBytes */.T8, message, `/files/${i}/bytes`);
        }
        else if (digest.sha256 !== sha256) {
            const message = `${(0,shown/* shown */.S)(path)} has the SHA-256 ${digest.sha256}, and ${sha256} in the manifest.`;
            yield finding(rules_manifest/* manifestSha256 */.dL, message, `/files/${i}/sha256`);
        }
    }
    for (const path of published.expected) {
        if (!listed.has(path))
            yield finding(rules_manifest/* manifestUnlisted */.Ai, `${path} is not listed.`, '/files');
    }
    if (published.versao !== undefined && manifest.versao !== published.versao) {
        const message = `\`versao\` is ${(0,shown/* shown */.S)(manifest.versao)}, and ${(0,shown/* shown */.S)(published.versao)} in the files.`;
        yield finding(rules_manifest/* manifestVersao */.mv, message, '/versao');
    }
}
/** What of the manifest's `rules` can be applied, and findings for what cannot. */
function policyOf(manifest) {
    const findings = [];
    const settings = [];
    for (const [id, setting] of Object.entries(manifest.rules)) {
        const fault = faultOf(id, setting);
        if (fault === undefined)
            settings.push([id, setting]);
        else
            findings.push(finding(rules_manifest/* manifestPolicy */.Im, fault, (0,json_pointer.at)('/rules', id)));
    }
    return { policy: Object.fromEntries(settings), findings };
}
function faultOf(id, { pattern }) {
    const info = (0,catalogue/* ruleInfo */.PI)(id);
    if (!info) {
        const near = (0,nearest/* nearest */.p)(id, catalogue/* RULE_IDS */.Iu)[0];
        return `There is no rule ${(0,shown/* shown */.S)(id)}.${near === undefined ? '' : ` Did you mean ${near}?`}`;
    }
    if (info.fixed)
        return `The rule ${id} cannot be changed.`;
    if (pattern === undefined || isRegex(pattern))
        return undefined;
    return `The pattern ${(0,shown/* shown */.S)(pattern)} of the rule ${id} is not a regular expression.`;
}
function isRegex(pattern) {
    try {
        new RegExp(pattern, 'u');
        return true;
    }
    catch {
        return false;
    }
}
function finding(rule, message, pointer) {
    return (0,rule_info/* findingOf */.h)(rule, message, `${contract_files/* MANIFEST_PATH */.U4}#${pointer}`);
}

;// CONCATENATED MODULE: ./build/published/manifest-digests.js


/** Files that are read at the same time, each into memory. */
const MAX_READS_AT_ONCE = 4;
/**
 * Sizes and hashes of the files that a manifest lists, as the source has them. Left out are files that the source
 * cannot have, and those of the seven that are not there: that has a finding of its own.
 */
async function readDigests(source, loaded, manifest) {
    const digests = new Map(loaded);
    const contract = new Set(contract_files/* FILE_NAMES */.GY.map(contract_files/* pathOf */.XM));
    const listed = manifest.files.filter(({ served }) => served !== false || source.isFolder);
    const paths = new Set(listed.map(({ path }) => path));
    const left = [...paths].filter(path => !loaded.has(path) && !contract.has(path) && source.covers(path));
    const readOn = async () => {
        for (let path = left.pop(); path !== undefined; path = left.pop()) {
            const result = await source.read(path);
            const found = result.kind === 'found';
            digests.set(path, found ? { bytes: result.bytes.length, sha256: sha256Of(result.bytes) } : undefined);
        }
    };
    await Promise.all(Array.from({ length: MAX_READS_AT_ONCE }, readOn));
    return digests;
}

;// CONCATENATED MODULE: ./build/published/prove.js








/**
 * Proves the published files of any service against the JSON Schemas, the integrity rules and, where there is one, the
 * manifest. See service-spec.md, "Resources and their fields".
 *
 * @param read is given each file that is JSON.
 * @throws {UserError} when the source gives no answer.
 */
async function provePublished(source, read) {
    const loaded = await loadPublished(source);
    const data = contractData(loaded);
    for (const { path, data } of loaded.files.values())
        read?.(path, data);
    const manifest = loaded.files.get(contract_files/* MANIFEST_PATH */.U4);
    const proved = await proveManifest(source, loaded, manifest);
    const registro = loaded.files.get(contract_files/* REGISTRO_PATH */.AM);
    const referencia = loaded.files.get(contract_files/* REFERENCIA_PATH */.Lh);
    const lexico = loaded.files.get(contract_files/* LEXICO_PATH */.rM);
    const findings = withPlaces(loaded, [
        ...loaded.findings,
        ...(0,contract_check/* check */.z)(data, proved.policy),
        ...proved.findings,
        ...(registro?.data === undefined ? [] : (0,contract_check/* checkSchema */._)('registro', registro.data)),
        ...(referencia?.data === undefined ? [] : (0,contract_check/* checkSchema */._)('referencia', referencia.data)),
        ...(lexico?.data === undefined ? [] : (0,contract_check/* checkSchema */._)('lexico', lexico.data)),
    ]);
    return {
        versao: versaoOf(data.index) ?? null,
        files: validatedFiles(loaded, data, findings),
        hasManifest: manifest !== undefined,
        hasRegistro: registro !== undefined,
        policy: proved.policy,
        findings,
    };
}
function contractData({ files }) {
    return Object.fromEntries(contract_files/* FILE_NAMES */.GY.map(name => [name, files.get((0,contract_files/* pathOf */.XM)(name))?.data]));
}
async function proveManifest(source, loaded, file) {
    if (file?.data === undefined)
        return { policy: {}, findings: [] };
    const breaches = (0,contract_check/* checkSchema */._)('manifest', file.data);
    if (breaches.length > 0)
        return { policy: {}, findings: breaches };
    const manifest = file.data;
    const { policy, findings } = policyOf(manifest);
    const published = {
        versao: versaoOf(loaded.files.get((0,contract_files/* pathOf */.XM)('index'))?.data),
        digests: await readDigests(source, loaded.files, manifest),
        expected: [...loaded.files.keys()].filter(path => path !== contract_files/* MANIFEST_PATH */.U4),
    };
    return { policy, findings: [...findings, ...checkManifest(manifest, published)] };
}
function versaoOf(index) {
    if (typeof index !== 'object' || index === null || !('versao' in index))
        return undefined;
    return typeof index.versao === 'string' ? index.versao : undefined;
}
function validatedFiles({ files }, data, findings) {
    const unsound = findings
        .filter(({ rule }) => rule === published_files/* schema */.wQ.id)
        .map(({ subject }) => subject?.split('#')[0]);
    return contract_files/* FILE_NAMES */.GY.flatMap(name => {
        const file = files.get((0,contract_files/* pathOf */.XM)(name));
        if (!file)
            return [];
        const { path, place, bytes } = file;
        const known = file.data !== undefined && !unsound.includes(path);
        return [{ name, path, place, bytes, counts: known ? countsIn(name, data[name]) : {} }];
    });
}
/** Of data that was found to follow its schema. */
function countsIn(name, data) {
    return (0,counts/* countsOf */.m)(name, data);
}
/** Gives findings the line and column of what they are about. */
function withPlaces({ files }, findings) {
    const finders = new Map();
    return findings.map(finding => {
        const [path = '', pointer] = (finding.subject ?? '').split(/#(.*)/s);
        const file = files.get(path);
        if (finding.place || pointer === undefined || file?.text === undefined)
            return finding;
        const finder = finders.get(path) ?? (0,json_places/* placesIn */.y)(file.place, file.text);
        finders.set(path, finder);
        return { ...finding, place: finder(pointer) };
    });
}

;// CONCATENATED MODULE: ./build/published/tree.js

const tree_API = '/api/';
/** Published files on a branch, read from git's objects; nothing when the tree holds none. */
function openTree(tree, name, limitBytes = MAX_PUBLISHED_FILE_BYTES) {
    if (tree.entries.has('api/index.json'))
        return new TreeSource(tree, name, '/', limitBytes);
    return tree.entries.has('index.json') && tree.entries.has('sintaxe.json')
        ? new TreeSource(tree, name, tree_API, limitBytes)
        : undefined;
}
class TreeSource {
    tree;
    name;
    prefix;
    limitBytes;
    isFolder = true;
    constructor(tree, name, 
    /** The part of the paths that the root of the tree stands for. */
    prefix, limitBytes) {
        this.tree = tree;
        this.name = name;
        this.prefix = prefix;
        this.limitBytes = limitBytes;
    }
    covers(path) {
        return path.startsWith(this.prefix);
    }
    placeOf(path) {
        return `${this.name}:${path.slice(this.prefix.length)}`;
    }
    async read(path) {
        const inside = path.slice(this.prefix.length);
        const entry = this.covers(path) ? this.tree.entries.get(inside) : undefined;
        if (entry?.kind !== 'file')
            return { kind: 'missing' };
        if (entry.bytes > this.limitBytes)
            return { kind: 'too-large' };
        return { kind: 'found', bytes: this.tree.bytesOf(inside) };
    }
    async listApi() {
        const names = this.tree.folders.get(tree_API.slice(this.prefix.length).replace(/\/$/, ''));
        return [...(names ?? [])].filter(name => name.endsWith('.json')).map(name => tree_API + name);
    }
}

;// CONCATENATED MODULE: ./build/published/index.js
/** Published files, from a folder, a tree of git or an address. What other rooms need of it. */









/***/ }),

/***/ 43292:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Iu: () => (/* binding */ RULE_IDS),
  PI: () => (/* binding */ ruleInfo)
});

// UNUSED EXPORTS: RULE_GROUPS

// EXTERNAL MODULE: ./build/contract/files.js
var files = __webpack_require__(60088);
;// CONCATENATED MODULE: ./build/contract/json-layout.js
/** JSON is broken into lines where it would be longer than this. */
const MAX_LINE_LENGTH = 100;
/** JSON for people: what fits stands on one line, the rest is broken and indented by two spaces. */
function layOutJson(value, indent = '') {
    const line = oneLine(value);
    if (indent.length + line.length <= MAX_LINE_LENGTH || typeof value !== 'object' || value === null)
        return line;
    const deeper = `${indent}  `;
    const parts = Array.isArray(value)
        ? value.map(element => layOutJson(element, deeper))
        : Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${layOutJson(part, deeper)}`);
    const [open, close] = Array.isArray(value) ? '[]' : '{}';
    return `${open}\n${parts.map(part => deeper + part).join(',\n')}\n${indent}${close}`;
}
function oneLine(value) {
    if (typeof value !== 'object' || value === null)
        return JSON.stringify(value);
    if (Array.isArray(value))
        return `[${value.map(oneLine).join(', ')}]`;
    const parts = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${oneLine(part)}`);
    return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

// EXTERNAL MODULE: ./build/contract/json-pointer.js
var json_pointer = __webpack_require__(26545);
;// CONCATENATED MODULE: ./build/rules/proof.js
/** What can be wrong with what is published, by the words of the program, and with a proof that was made before. */
const proofRules = [
    {
        id: 'proof-different',
        level: 'error',
        title: 'A list holds what the program says',
        why: 'What is published is not what the language holds when it runs.',
        remedy: 'Correct the source in refdata.yml, or accept the difference with `refdata prove --accept` and say why.',
        example: 'erros "LM0101": titulo is "Erro", and the program says "Erro de sintaxe".',
    },
    {
        id: 'proof-accepted-unused',
        level: 'error',
        title: 'Every difference that was accepted is still there',
        why: 'What nobody needs any more would hide the next difference of the same name.',
        remedy: 'Remove the entry, or run `refdata prove --accept`, which does.',
        example: '- { list: erros, name: LM0101, what: titulo, expected: Erro, found: "", reason: … }',
    },
    {
        id: 'proof-reason',
        level: 'warning',
        title: 'A difference is accepted for a reason',
        why: 'In a year nobody knows any more whether it was meant.',
        remedy: 'Write the reason behind `reason`.',
        example: '- { list: erros, name: LM0101, what: titulo, expected: Erro, found: "", reason: "" }',
    },
    {
        id: 'proof-names',
        level: 'error',
        title: 'A list has the names that were proved',
        why: 'The program had more names when it was asked: some are missing in silence.',
        remedy: 'Run `refdata prove` again; it says which names are missing.',
        example: 'embutidas has 700 names; 702 were proved.',
    },
    {
        id: 'proof-stale',
        level: 'warning',
        title: 'The sources are those that were proved',
        why: 'A proof says nothing of sources that have changed since.',
        remedy: 'Run `refdata prove` again, and commit refdata.proof.json.',
        example: '2 of 12 source files have changed since they were proved: src/tokens.py, src/errors.py.',
    },
];

// EXTERNAL MODULE: ./build/rules/api-descriptions.js
var api_descriptions = __webpack_require__(10);
// EXTERNAL MODULE: ./build/rules/comparison.js
var comparison = __webpack_require__(89779);
// EXTERNAL MODULE: ./build/rules/integrity/comandos.js
var comandos = __webpack_require__(50910);
// EXTERNAL MODULE: ./build/rules/integrity/completeness.js
var completeness = __webpack_require__(43062);
// EXTERNAL MODULE: ./build/rules/integrity/conteudos.js
var conteudos = __webpack_require__(58396);
// EXTERNAL MODULE: ./build/rules/integrity/enderecos.js
var enderecos = __webpack_require__(81156);
// EXTERNAL MODULE: ./build/rules/integrity/erros.js + 1 modules
var erros = __webpack_require__(95995);
// EXTERNAL MODULE: ./build/rules/integrity/modulos.js
var modulos = __webpack_require__(20911);
// EXTERNAL MODULE: ./build/rules/integrity/names.js
var names = __webpack_require__(35728);
// EXTERNAL MODULE: ./build/rules/integrity/placeholders.js
var placeholders = __webpack_require__(91636);
// EXTERNAL MODULE: ./build/rules/integrity/sintaxe.js
var sintaxe = __webpack_require__(78810);
// EXTERNAL MODULE: ./build/rules/integrity/texts.js
var texts = __webpack_require__(94216);
// EXTERNAL MODULE: ./build/rules/integrity/totals.js
var totals = __webpack_require__(79937);
// EXTERNAL MODULE: ./build/rules/integrity/versao.js
var versao = __webpack_require__(46788);
;// CONCATENATED MODULE: ./build/rules/lexico.js
/** What may be found about `lexico`. */
const LEXICO_RULES = [
    {
        id: 'lexico-pattern',
        level: 'error',
        title: 'Patterns of a lexico mean the same to every engine, and are fast',
        why: 'A pattern goes into grammars for a dozen editors. Where their engines differ it would colour differently, and one that takes long on some text would stop an editor.',
        remedy: 'Write it with what docs/editors.md, "Patterns", lists.',
        example: 'abre: { padrao: "(#+)+!" }',
    },
    {
        id: 'lexico-reference',
        level: 'error',
        title: 'Regions that a lexico names are there, once',
        why: 'A region that contains one that there is not would never end as its author means.',
        remedy: 'Correct the name, or declare the region.',
        example: 'contem: [coment]',
    },
    {
        id: 'lexico-opening',
        level: 'error',
        title: 'Every region of a lexico can be opened',
        why: 'Of several openings the longest counts, and of equal ones the first: another never opens anything.',
        remedy: 'Give one of the two another opening, say `quando` it opens, or leave it out.',
        example: '- { nome: linha, classe: comentario, abre: "#" }\n- { nome: titulo, classe: diretiva, abre: "#" }',
    },
    {
        id: 'lexico-word',
        level: 'error',
        title: 'Every word and symbol of a lexico can be read',
        why: 'A word that is no name, or a symbol that something else begins with, is never a token: it would be coloured nowhere.',
        remedy: 'Correct it, or say in `nomes` what names are made of.',
        example: 'palavras: { controle: [end-if] }',
    },
];

// EXTERNAL MODULE: ./build/rules/manifest.js
var manifest = __webpack_require__(14123);
// EXTERNAL MODULE: ./build/rules/packages.js
var rules_packages = __webpack_require__(81919);
// EXTERNAL MODULE: ./build/rules/pages.js
var pages = __webpack_require__(85964);
// EXTERNAL MODULE: ./build/rules/published-files.js
var published_files = __webpack_require__(39808);
;// CONCATENATED MODULE: ./build/rules/sources.js
/** What extraction itself may find. Each has a section in `docs/rules.md`. */
const extractionRules = [
    {
        id: 'source-missing',
        level: 'error',
        title: 'A file that refdata.yml names exists',
        why: 'Nothing can be read from a file that is not there; publishing without it would lose data silently.',
        remedy: 'Correct the path: it is relative to the root of the repository.',
        example: 'table: src/tokns.py#KEYWORDS',
    },
    {
        id: 'source-outside',
        level: 'error',
        title: 'Sources stay inside the repository',
        why: 'A path or link that leads out could publish what is not meant for the public.',
        remedy: 'Use a path relative to the root of the repository, without "..", and no link that leads out.',
        example: 'data: ../secrets.yml',
    },
    {
        id: 'source-too-large',
        level: 'error',
        title: 'Sources are of a size that can be parsed',
        why: 'A parser needs many times the memory of the text that it reads.',
        remedy: 'Name a smaller file, or raise limits.source_mib.',
        example: 'data: dumps/everything.json',
    },
    {
        id: 'source-encoding',
        level: 'error',
        title: 'Sources are UTF-8',
        why: 'Guessing an encoding turns accents into other characters without anybody noticing.',
        remedy: 'Save the file as UTF-8.',
        example: 'table: src/latin1.py#WORDS',
    },
    {
        id: 'source-language',
        level: 'error',
        title: 'Tables are read from implementation languages that are known',
        why: 'Without a grammar a source file cannot be read exactly.',
        remedy: 'Use a file in a language that is supported, or a `data` source.',
        example: 'table: src/words.cob#WORDS',
    },
    {
        id: 'source-syntax',
        level: 'error',
        title: 'Sources have no syntax errors',
        why: 'Around a syntax error nobody knows what belongs to which table.',
        remedy: 'Mend the file; or lower this rule to a warning if the grammar does not know the newest syntax.',
        example: 'WORDS = {"se": "if",',
    },
    {
        id: 'source-format',
        level: 'error',
        title: 'Data files hold what their format says',
        why: 'A data file that does not parse yields nothing.',
        remedy: 'Mend the file at the place that is named.',
        example: '{"words": [}',
    },
    {
        id: 'table-missing',
        level: 'error',
        title: 'A table that refdata.yml names exists in its file',
        why: 'A table that was renamed would otherwise be published as empty.',
        remedy: 'Correct the name behind "#".',
        example: 'table: src/tokens.py#KEYWRDS',
    },
    {
        id: 'table-partial',
        level: 'notice',
        title: 'Each file that a glob matches has the table that is named behind it',
        why: 'A file whose table was renamed would otherwise be left out unseen.',
        remedy: 'Narrow the glob to the files that have it, or switch this rule off.',
        example: 'table: src/modules/*.c#functions',
    },
    {
        id: 'table-ambiguous',
        level: 'error',
        title: 'A table is named unambiguously',
        why: 'Which of two tables of one name holds at run time depends on the program.',
        remedy: 'Say which one: with the names around it (`Lexer.WORDS`) or by its number (`WORDS@2`).',
        example: 'table: src/tokens.py#WORDS',
    },
    {
        id: 'table-scalar',
        level: 'error',
        title: 'Lists come from tables and single values from constants',
        why: 'A table where one value belongs, or the other way round, is most likely the wrong name.',
        remedy: 'Name a constant for a single value, a table for a list.',
        example: 'versao: { table: src/tokens.py#KEYWORDS }',
    },
    {
        id: 'table-changed',
        level: 'error',
        title: 'A table holds what its literal says',
        why: 'A loop or condition that fills a table while the program loads adds entries that cannot be seen in the source.',
        remedy: 'Put the entries into the literal, or add what is missing with a `value` source and lower this rule to a warning.',
        example: 'for w in EXTRA: WORDS[w] = make(w)',
    },
    {
        id: 'table-changed-later',
        level: 'warning',
        title: 'A table is not changed by functions',
        why: 'A function that changes a table (to register a plug-in, say) may make it differ from what is published.',
        remedy: 'Nothing, if the function is for users of the language; otherwise move the entries into the literal.',
        example: 'def register(word): WORDS.append(word)',
    },
    {
        id: 'table-escapes',
        level: 'notice',
        title: 'What gets a table while the program loads is known not to change it',
        why: 'Code that is in no source of the repository may change what it is handed; what is published is the table before that.',
        remedy: 'Nothing, if it only reads the table: then switch this rule off. Otherwise hand it a copy.',
        example: 'plugins.register(WORDS)',
    },
    {
        id: 'table-conditional',
        level: 'notice',
        title: 'Entries of a table do not depend on how the program is compiled',
        why: 'Whether a condition (`#if`, `#[cfg(…)]`) holds is decided when the program is compiled; entries under one are read as if it did.',
        remedy: 'Leave them out by a filter on `condition`, or keep them if the language is published as it is compiled with them.',
        example: '#if defined(COMPAT)\n  {"pow", math_pow},\n#endif',
    },
    {
        id: 'table-duplicate-key',
        level: 'warning',
        title: 'A table has each key once',
        why: 'The earlier entry is lost when the program runs, and so it is here.',
        remedy: 'Remove one of the two entries.',
        example: 'WORDS = {"se": 1, "se": 2}',
    },
    {
        id: 'source-cycle',
        level: 'error',
        title: 'Constants are not defined through themselves',
        why: 'A constant that needs itself has no value.',
        remedy: 'Break the cycle that the message shows.',
        example: 'A = [*B]; B = [*A]',
    },
    {
        id: 'source-unresolved',
        level: 'error',
        title: 'What is published can be worked out without running the program',
        why: 'Guessing is worse than saying that a value is not known.',
        remedy: 'Write the value as a literal, supply it with `join`, or lower this rule: the field is then left empty and counted.',
        example: 'WORDS = {"se": translate("if")}',
    },
    {
        id: 'symbol-unresolved',
        level: 'warning',
        title: 'Signature and documentation of a symbol can be read in the sources',
        why: 'What is written in C, or made by a decorator while the program runs, says nothing of itself in the source.',
        remedy: 'Supply it with `join`, or accept that the field is left empty and counted.',
        example: 'from _bisect import bisect',
    },
    {
        id: 'symbol-conditional',
        level: 'notice',
        title: 'A symbol has one definition',
        why: 'Which of several definitions holds is decided when the program runs; the last one is published.',
        remedy: 'Nothing, if all of them look the same to users.',
        example: 'try: from _heapq import * …',
    },
    {
        id: 'library-version',
        level: 'notice',
        title: 'It is known which version of its language a source is written for',
        why: "What Python's modules of C hold is in no source, and differs between versions. Of those that the project allows, the newest is taken: the one that its users get today.",
        remedy: 'Name it in refdata.yml: languages: { python: { version: "3.12" } }.',
        example: 'requires-python = ">=3.9"',
    },
    {
        id: 'query-invalid',
        level: 'error',
        title: 'Queries are ones that the grammar understands',
        why: 'A query with a wrong name would find nothing, or something else.',
        remedy: 'Mend the query where the caret points; https://tree-sitter.github.io tells how queries are written.',
        example: 'query: { file: src/words.rb, match: "(strin) @palavra" }',
    },
    {
        id: 'grammar-refused',
        level: 'error',
        title: 'Grammars that refdata.yml brings are those that are meant, and only parse',
        why: 'A grammar is a program: one that anybody could exchange, or that asks for more than memory, is not run.',
        remedy: 'Write the SHA-256 of the file that you mean behind `sha256`; a pull request from a fork brings no new grammar.',
        example: 'grammars: { gleam: { wasm: tools/gleam.wasm, sha256: (of another file), extensions: [.gleam] } }',
    },
    {
        id: 'query-bounds',
        level: 'error',
        title: 'Queries and patterns end, with a number of matches that can be published',
        why: 'What matches nearly everything yields nothing that anybody could use.',
        remedy: 'Make the query or pattern narrower.',
        example: 'query: { file: "**/*.rb", match: "(_) @x" }',
    },
    {
        id: 'command-off',
        level: 'error',
        title: 'Commands are run only where that has been switched on',
        why: 'Whoever can change refdata.yml, in a pull request from a fork too, could otherwise run any program.',
        remedy: 'Give --allow-commands (the action: allow-commands: true), or read the source with another kind.',
        example: 'command: [node, tools/words.js]',
    },
    {
        id: 'command-failed',
        level: 'error',
        title: 'Commands print JSON and end well',
        why: 'Half of what a program was to print would be published as if it were all.',
        remedy: 'Run the command by hand in the root of the repository and mend what it says.',
        example: 'command: [node, tools/crashes.js]',
    },
    {
        id: 'source-tests',
        level: 'notice',
        title: 'What is published is no code of tests',
        why: 'What a test defines for itself (`#[cfg(test)]`, `#[test]`) is not in the program that people use.',
        remedy: 'Nothing, if it is only used in tests; otherwise move it out of them.',
        example: '#[cfg(test)]\nmod tests { fn f() { define("x") } }',
    },
    {
        id: 'source-not-taken',
        level: 'warning',
        title: 'What the text of a source has, counted by the plainest means, is what was taken of it',
        why: 'What stands where nobody looks (in the body of a macro, say) would be missing in silence.',
        remedy: 'Look at the lines: read them with another source (`query`, `pattern`) and `merge`, write them in another way, or switch this rule off if they are not meant.',
        example: '#define BOTH(a, b) define(a), define(b) // table: src/words.c#define()',
    },
    {
        id: 'source-empty',
        level: 'warning',
        title: 'A source yields something',
        why: 'A source without records is most likely the wrong place, or a filter that keeps nothing.',
        remedy: 'Correct the source, or remove it.',
        example: 'filter: value = "no such thing"',
    },
    {
        id: 'list-named',
        level: 'error',
        title: 'refdata.yml names a source for at least one list',
        why: 'Seven files without an entry are what a draft gives before anybody has looked at it.',
        remedy: 'Name where the reserved words stand, to begin with: `reservadas: { table: src/tokens.py#KEYWORDS, map: { palavra: key } }`. `refdata init` looks for such places, `refdata extract` shows what stands there.',
        example: 'sintaxe: { extensao: .lm }, and nothing else',
    },
    {
        id: 'count-empty',
        level: 'warning',
        title: 'A count finds something',
        why: 'A pattern that matches no file is most likely misspelt.',
        remedy: 'Correct the pattern; for a true zero write `value: 0`.',
        example: 'count: exampels/*.lm',
    },
    {
        id: 'expect-count',
        level: 'error',
        title: 'A list has as many entries as are expected',
        why: 'An entry that is not found is missing in silence; whoever knows the number can say it.',
        remedy: 'Look for what is missing or too much; or correct the number behind `expect`.',
        example: 'table: src/errors.py#ERRORS, expect: 702',
    },
    {
        id: 'filter-unresolved',
        level: 'warning',
        title: 'A filter looks at what is known',
        why: 'Whether a record passes cannot be said when what the filter asks about is only known while the program runs; it is left out.',
        remedy: 'Filter by something else, for example by its type before: $type(args[0]) = "string" and args[0] = "x". Switch this rule off if such records are not meant.',
        example: 'filter: value.kind = "word", for WORDS = {"se": make("if")}',
    },
    {
        id: 'map-failed',
        level: 'error',
        title: 'Mapping expressions work on every record',
        why: 'An expression that fails on a record leaves a hole in the data.',
        remedy: 'Mend the expression; the message shows the record that it failed on.',
        example: 'map: { palavra: $uppercase(value.count) }',
    },
    {
        id: 'map-nothing',
        level: 'error',
        title: 'Mapping expressions find something',
        why: 'An expression that yields nothing on any record is most likely misspelt.',
        remedy: 'Correct the name in the expression; the message shows what a record holds.',
        example: 'map: { palavra: keyy }',
    },
    {
        id: 'join-missing',
        level: 'error',
        title: 'A join finds its counterpart',
        why: 'A record without counterpart would be published without what the join was to add.',
        remedy: 'Add the missing entries, or say `optional: true`.',
        example: 'a word without an entry in the table of meanings',
    },
    {
        id: 'join-ambiguous',
        level: 'error',
        title: 'A join finds one counterpart',
        why: 'Of two entries with one key only one can be taken.',
        remedy: 'Remove one of the entries, or make `key` more precise.',
        example: 'two meanings for one word',
    },
    {
        id: 'join-unused',
        level: 'notice',
        title: 'Every entry of a joined source is used',
        why: 'An entry that belongs to nothing is often left over from something that was renamed.',
        remedy: 'Remove the entries that are left over.',
        example: 'a meaning for a word that is gone',
    },
    {
        id: 'field-missing',
        level: 'error',
        title: 'Every record has the fields that name and describe it',
        why: 'Consumers rely on every field of the contract.',
        remedy: 'Map the field to something that every record has.',
        example: 'map: { descricao: value.text }',
    },
    {
        id: 'field-type',
        level: 'error',
        title: 'Fields have the type of the contract',
        why: 'A number where a text belongs breaks consumers.',
        remedy: 'Convert it in the expression, with $string(…) for example.',
        example: 'map: { codigo: "args[0]" }',
    },
    {
        id: 'field-unknown',
        level: 'error',
        title: 'Only fields of the contract are published',
        why: 'A misspelt field would be lost silently.',
        remedy: 'Correct the name; fields for the steps in between begin with "_".',
        example: 'map: { palavras: key }',
    },
    {
        id: 'alias-unknown',
        level: 'error',
        title: 'An alias belongs to a module that exists',
        why: 'An alias of nothing cannot be folded into anything.',
        remedy: 'Correct `apelido_de`, or add the module.',
        example: '{ nome: Txt, apelido_de: Lume.Txeto }',
    },
];

;// CONCATENATED MODULE: ./build/rules/catalogue.js
























/** Every rule that a finding can name, in the groups of `docs/rules.md`. */
const RULE_GROUPS = [
    { title: 'The sources', rules: extractionRules },
    { title: 'The published files', rules: published_files/* CONTRACT_RULES */.pJ },
    {
        title: 'Versions, totals and addresses',
        rules: infos(versao/* versaoRules */.G, placeholders/* placeholderRules */.X, totals/* totalRules */.m, enderecos/* enderecoRules */.L),
    },
    { title: 'Names', rules: infos(names/* nameRules */.J) },
    { title: 'Syntax', rules: infos(sintaxe/* sintaxeRules */.Q) },
    { title: 'Functions and modules', rules: infos(modulos/* moduloRules */.g) },
    { title: 'Commands', rules: infos(comandos/* comandoRules */.H) },
    { title: 'Error codes', rules: infos(erros/* erroRules */.m) },
    { title: 'Content inventory', rules: infos(conteudos/* conteudoRules */.T) },
    { title: 'Texts', rules: infos(texts/* textRules */.f, completeness/* completenessRules */.W) },
    { title: 'The proof', rules: proofRules },
    { title: 'The lexico', rules: LEXICO_RULES },
    { title: 'Pages', rules: pages/* PAGE_RULES */.W },
    { title: 'The manifest', rules: manifest/* MANIFEST_RULES */.gf },
    { title: 'Packages', rules: rules_packages/* PACKAGE_RULES */.ZP },
    { title: 'The package registry', rules: rules_packages/* REGISTRY_RULES */.kw },
    { title: 'API descriptions', rules: api_descriptions/* API_RULES */.bQ },
    { title: 'Comparing with a base', rules: comparison/* VERDICT_RULES */.wy },
];
const BY_ID = new Map(RULE_GROUPS.flatMap(({ rules }) => rules.map(rule => [rule.id, rule])));
/** Ids of all rules, in the order of `docs/rules.md`. */
const RULE_IDS = [...BY_ID.keys()];
/** What is known of a rule; nothing for an id that there is not. */
function ruleInfo(id) {
    return BY_ID.get(id);
}
function infos(...lists) {
    return lists.flat().map(({ id, level, title, why, remedy, planted: { file, pointer, value } }) => {
        const exampleAt = pointer === '' ? (0,files/* pathOf */.XM)(file) : `${(0,files/* pathOf */.XM)(file)}, ${(0,json_pointer/* shownPointer */.l)(pointer)}`;
        return { id, level, title, why, remedy, example: layOutJson(value), exampleAt };
    });
}


/***/ }),

/***/ 89779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $T: () => (/* binding */ ignoreUnused),
/* harmony export */   $v: () => (/* binding */ versaoDeclared),
/* harmony export */   AL: () => (/* binding */ ignoreExpired),
/* harmony export */   An: () => (/* binding */ versaoBumpedTooLittle),
/* harmony export */   B6: () => (/* binding */ VERSAO_BREACHES),
/* harmony export */   H8: () => (/* binding */ ignoreUnknown),
/* harmony export */   IC: () => (/* binding */ commentSkipped),
/* harmony export */   JV: () => (/* binding */ packagesUnread),
/* harmony export */   K3: () => (/* binding */ versaoBumpedWithoutChange),
/* harmony export */   LS: () => (/* binding */ unknownValues),
/* harmony export */   MT: () => (/* binding */ baseReplaced),
/* harmony export */   MY: () => (/* binding */ unknownOverBudget),
/* harmony export */   Mf: () => (/* binding */ versaoMalformed),
/* harmony export */   Qu: () => (/* binding */ baseUnrelated),
/* harmony export */   UD: () => (/* binding */ routesNotRaised),
/* harmony export */   UX: () => (/* binding */ versaoFormatNotBumped),
/* harmony export */   XX: () => (/* binding */ policyChanged),
/* harmony export */   Xz: () => (/* binding */ schemaDrift),
/* harmony export */   _X: () => (/* binding */ dataStale),
/* harmony export */   gL: () => (/* binding */ routesUnread),
/* harmony export */   ji: () => (/* binding */ baseMoved),
/* harmony export */   jp: () => (/* binding */ versaoNotBumped),
/* harmony export */   vy: () => (/* binding */ baseNotBuilt),
/* harmony export */   wy: () => (/* binding */ VERDICT_RULES),
/* harmony export */   z_: () => (/* binding */ nothingCompared),
/* harmony export */   zr: () => (/* binding */ versaoDecreased)
/* harmony export */ });
/** What `refdata check` finds besides changes. */
const versaoMalformed = {
    id: 'versao-malformed',
    level: 'error',
    title: '`versao` is a version',
    why: 'Nobody can tell whether data is newer than other data, nor what changed between them.',
    remedy: 'Write a version of numbers and dots, such as 1.4.0 or 2.0.0-rc.1.',
    example: 'versao: próxima',
};
const versaoNotBumped = {
    id: 'versao-not-bumped',
    level: 'error',
    title: 'Changed data has another `versao`',
    why: 'Clients that have the data of this version never fetch it again, or take the new data for the old.',
    remedy: 'Raise `versao` where the language declares it, by as much as is told here.',
    example: 'a reserved word was removed, and versao is still 1.4.0',
};
const versaoBumpedTooLittle = {
    id: 'versao-bumped-too-little',
    level: 'error',
    title: '`versao` is raised as much as the changes ask for',
    why: 'Who reads the version takes an update for harmless that breaks programs.',
    remedy: 'Raise `versao` by as much as is told here, or change the level of the rule in refdata.yml.',
    example: 'a reserved word was removed, and versao went from 1.4.0 to 1.4.1',
};
const versaoDecreased = {
    id: 'versao-decreased',
    level: 'error',
    title: '`versao` never goes back',
    why: 'Clients that look for newer data do not take it; two sets of data come to have one version.',
    remedy: 'Write a version above the one of the base.',
    example: 'versao went from 1.4.0 to 1.3.0',
};
const versaoBumpedWithoutChange = {
    id: 'versao-bumped-without-change',
    level: 'notice',
    title: 'Another `versao` comes with other data',
    why: 'Clients fetch the data again for nothing. Releases that change no data are common, so this is only told.',
    remedy: 'Nothing has to be done.',
    example: 'versao went from 1.4.0 to 1.5.0, and nothing else changed',
};
const versaoFormatNotBumped = {
    id: 'versao-format-not-bumped',
    level: 'error',
    title: 'Another format has another `versao`',
    why: 'Clients compare `versao` with the one they expect before they rely on the format: that is what the specification promises them.',
    remedy: 'Raise `versao`, by a major version where a field went or holds something else.',
    example: 'the field "onde" is gone, and versao is still 1.4.0',
    fixed: true,
};
const versaoDeclared = {
    id: 'versao-declared',
    level: 'error',
    title: '`versao` is the same wherever it is declared',
    why: 'One of the places was forgotten at the last release, and nobody can tell which.',
    remedy: 'Write the same version in both places.',
    example: 'versao is 1.4.0 in src/version.py and 1.3.0 in package.json',
};
const schemaDrift = {
    id: 'schema-drift',
    level: 'error',
    title: 'The data follows the schemas that are published',
    why: 'Clients validate with the schema that they have, and refuse what does not follow it.',
    remedy: 'Keep the format, or raise `versao` by a major version: then this is only told.',
    example: 'a field that the published schema does not allow',
};
const dataStale = {
    id: 'data-stale',
    level: 'error',
    title: 'Committed data is what the source gives',
    why: 'Who reads the committed files sees another language than the source has.',
    remedy: 'Build them again with the command that is told here, and commit them.',
    example: 'src/tokens.py has a word that site/api/sintaxe.json does not have',
};
const baseNotBuilt = {
    id: 'base-not-built',
    level: 'warning',
    title: 'The base can be compared with',
    why: 'Without it nothing can be said about changes. A pull request that mends it must be able to pass, so this is a warning.',
    remedy: 'Mend the base, or name another one.',
    example: 'refdata.yml of the base names a table that is not there',
};
const nothingCompared = {
    id: 'nothing-compared',
    level: 'error',
    title: 'There is something to compare',
    why: 'A side without any entry is most likely one that was read from the wrong place, and would let everything pass.',
    remedy: 'Correct what is read: `refdata build` says how many entries each list has.',
    example: 'a base whose seven files have empty lists',
    fixed: true,
};
const unknownValues = {
    id: 'unknown-values',
    level: 'warning',
    title: 'What is compared could be read on both sides',
    why: 'A value that could not be read is empty in the data: whether it changed, nobody can tell.',
    remedy: 'Make it readable, or supply it with `join`; `check.unknown` sets how many may be unknown.',
    example: 'def other(x): … under a decorator that is not in the sources',
};
const unknownOverBudget = {
    id: 'unknown-over-budget',
    level: 'error',
    title: 'No more values are unknown than `check.unknown` allows',
    why: 'The more is unknown, the less a verdict says.',
    remedy: 'Make some of them readable, or supply them with `join`; or raise `check.unknown`.',
    example: 'check: { unknown: 5 }, and six signatures that could not be read',
    fixed: true,
};
const policyChanged = {
    id: 'policy-changed',
    level: 'warning',
    title: 'A change is judged by the terms that were there before it',
    why: 'Who removes a word and switches its rule off in the same change would read that nothing changes.',
    remedy: 'Merge the other terms by themselves first; from then on they hold.',
    example: 'rules: { reservada-removed: { level: off } }, in the pull request that removes a word',
    fixed: true,
};
const baseUnrelated = {
    id: 'base-unrelated',
    level: 'notice',
    title: 'Base and head have a common history',
    why: 'The two are compared as they are, so that changes of the base after the branch began are told as if the head undid them.',
    remedy: 'Merge or rebase onto the base; in a workflow, check out with enough history (fetch-depth: 0).',
    example: 'a branch made by git checkout --orphan',
};
const baseMoved = {
    id: 'base-moved',
    level: 'notice',
    title: 'The base has the language where the head has it',
    why: 'A configuration that was renamed, or a folder that was moved, is no new language: it is compared with what it was.',
    remedy: 'Nothing has to be done.',
    example: 'refdata.yml became lume/refdata.yml',
};
const packagesUnread = {
    id: 'packages-unread',
    level: 'warning',
    title: 'Published packages can be compared with',
    why: 'A release that is published must stay what it is, and nobody can tell whether it does.',
    remedy: 'See what is wrong with it with `refdata registry check`, and publish it again.',
    example: 'registry/index.json names pacotes/cor-1.0.0.tar.gz, which is not published',
};
const ignoreUnknown = {
    id: 'ignore-unknown',
    level: 'error',
    title: 'Exceptions name rules that there are',
    why: 'An exception for a rule that nobody knows excepts nothing.',
    remedy: 'Correct the id: docs/rules.md lists all rules.',
    example: 'rule: reservada-remove',
};
const ignoreExpired = {
    id: 'ignore-expired',
    level: 'warning',
    title: 'Exceptions have not expired',
    why: 'The exception was meant for some time, and holds no longer.',
    remedy: 'Remove it, or give it another date and a reason for that.',
    example: 'expires: 2020-01-01',
};
const ignoreUnused = {
    id: 'ignore-unused',
    level: 'notice',
    title: 'Exceptions except something',
    why: 'One that excepts nothing today may except something tomorrow that nobody looked at.',
    remedy: 'Remove it.',
    example: 'a fingerprint that no change has',
};
const commentSkipped = {
    id: 'comment-skipped',
    level: 'notice',
    title: 'The comment on a pull request can be written',
    why: 'Reviewers find the report only in the job summary. On a pull request from a fork that is how it has to be.',
    remedy: 'Give the job `pull-requests: write`; for forks, see docs/check.md.',
    example: 'a pull request from a fork, whose token may only read',
};
const baseReplaced = {
    id: 'base-replaced',
    level: 'notice',
    title: 'What the event compares with can be had',
    why: 'A forced push leaves commits behind that servers drop; then something else is compared with than the push replaced.',
    remedy: 'Nothing has to be done; name what to compare with in `base` where that matters.',
    example: 'a branch that was pushed by force, whose earlier commit is gone',
};
const routesUnread = {
    id: 'routes-unread',
    level: 'notice',
    title: 'All routes can be read',
    why: 'What is not known cannot be compared.',
    remedy: 'Write the path and the method as constants.',
    example: 'a route whose path is read from a file',
};
const routesNotRaised = {
    id: 'routes-not-raised',
    level: 'error',
    title: 'Routes that break clients raise the version of their description',
    why: 'Clients see by the version alone that they have to change.',
    remedy: 'Describe the server with a raised version (--versao, api-docs-version) and commit that, accept the change in .refdata-ignore.yml, or choose --fail-on none.',
    example: 'a route that is gone, while the version in docs/api/openapi.json is still 1.0.0',
};
/** Ids of the rules whose breach is the verdict itself. */
const VERSAO_BREACHES = new Set([versaoMalformed, versaoNotBumped, versaoBumpedTooLittle, versaoDecreased].map(({ id }) => id));
const VERDICT_RULES = [
    versaoMalformed,
    versaoNotBumped,
    versaoBumpedTooLittle,
    versaoDecreased,
    versaoBumpedWithoutChange,
    versaoFormatNotBumped,
    versaoDeclared,
    schemaDrift,
    dataStale,
    baseNotBuilt,
    nothingCompared,
    unknownValues,
    unknownOverBudget,
    policyChanged,
    baseUnrelated,
    baseMoved,
    packagesUnread,
    ignoreUnknown,
    ignoreExpired,
    ignoreUnused,
    commentSkipped,
    baseReplaced,
    routesUnread,
    routesNotRaised,
];


/***/ }),

/***/ 6702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ check),
  _: () => (/* binding */ checkSchema)
});

// EXTERNAL MODULE: ./build/contract/files.js
var contract_files = __webpack_require__(60088);
// EXTERNAL MODULE: ./build/contract/policy.js
var contract_policy = __webpack_require__(55081);
// EXTERNAL MODULE: ./build/contract/schema-breaches.js
var schema_breaches = __webpack_require__(82572);
// EXTERNAL MODULE: ./build/findings/capped.js
var capped = __webpack_require__(98666);
// EXTERNAL MODULE: ./build/findings/rule-info.js
var rule_info = __webpack_require__(94562);
// EXTERNAL MODULE: ./build/rules/integrity/comandos.js
var comandos = __webpack_require__(50910);
// EXTERNAL MODULE: ./build/rules/integrity/completeness.js
var completeness = __webpack_require__(43062);
// EXTERNAL MODULE: ./build/rules/integrity/conteudos.js
var conteudos = __webpack_require__(58396);
// EXTERNAL MODULE: ./build/rules/integrity/enderecos.js
var enderecos = __webpack_require__(81156);
// EXTERNAL MODULE: ./build/rules/integrity/erros.js + 1 modules
var erros = __webpack_require__(95995);
// EXTERNAL MODULE: ./build/rules/integrity/modulos.js
var modulos = __webpack_require__(20911);
// EXTERNAL MODULE: ./build/rules/integrity/names.js
var names = __webpack_require__(35728);
// EXTERNAL MODULE: ./build/rules/integrity/placeholders.js
var placeholders = __webpack_require__(91636);
// EXTERNAL MODULE: ./build/rules/integrity/sintaxe.js
var sintaxe = __webpack_require__(78810);
// EXTERNAL MODULE: ./build/rules/integrity/texts.js
var texts = __webpack_require__(94216);
// EXTERNAL MODULE: ./build/rules/integrity/totals.js
var totals = __webpack_require__(79937);
// EXTERNAL MODULE: ./build/rules/integrity/versao.js
var versao = __webpack_require__(46788);
;// CONCATENATED MODULE: ./build/rules/integrity/index.js












/** Every integrity rule, in the order in which findings are reported. */
const INTEGRITY_RULES = [
    ...versao/* versaoRules */.G,
    ...placeholders/* placeholderRules */.X,
    ...totals/* totalRules */.m,
    ...names/* nameRules */.J,
    ...enderecos/* enderecoRules */.L,
    ...sintaxe/* sintaxeRules */.Q,
    ...modulos/* moduloRules */.g,
    ...comandos/* comandoRules */.H,
    ...erros/* erroRules */.m,
    ...conteudos/* conteudoRules */.T,
    ...texts/* textRules */.f,
    ...completeness/* completenessRules */.W,
];

// EXTERNAL MODULE: ./build/rules/published-files.js
var published_files = __webpack_require__(39808);
;// CONCATENATED MODULE: ./build/rules/contract-check.js







/**
 * Everything that is wrong with the content of published files, whatever JSON they hold: first each file against its
 * JSON Schema, then the integrity rules over the files that follow theirs. Files that are not given are not missed.
 * Findings have a `subject` (`/api/erros.json#/codigos/3/doc`) and no `place`; at most 20 of one rule in one file are
 * listed, then one says how many more there are. See service-spec.md, "Resources and their fields".
 *
 * @throws {UserError} when `policy` gives a rule a pattern that is no regular expression, or runs away.
 */
function check(files, policy = {}) {
    return (0,capped/* capped */.u)(findingsIn(files, policy));
}
/** Where one file departs from its JSON Schema: one of the seven, the manifest, or one of the registry. */
function checkSchema(name, data) {
    return (0,capped/* capped */.u)(schemaFindings(name, data));
}
function* findingsIn(files, policy) {
    const sound = {};
    for (const name of contract_files/* FILE_NAMES */.GY) {
        if (files[name] === undefined)
            continue;
        const findings = schemaFindings(name, files[name]);
        if (findings.length === 0)
            sound[name] = files[name];
        yield* findings;
    }
    for (const rule of INTEGRITY_RULES) {
        const { level = rule.level, ...options } = (0,contract_policy/* settingOf */.y)(policy, rule.id);
        if (level === 'off')
            continue;
        for (const { file, pointer, message } of rule.check(sound, options)) {
            yield (0,rule_info/* findingOf */.h)({ ...rule, level }, message, `${(0,contract_files/* pathOf */.XM)(file)}#${pointer}`);
        }
    }
}
function schemaFindings(name, data) {
    const path = publishedPath(name);
    return (0,schema_breaches/* schemaBreaches */.H)(name, data).map(({ pointer, message }) => (0,rule_info/* findingOf */.h)(published_files/* schema */.wQ, message, `${path}#${pointer}`));
}
/** Paths of files that are not among the seven; `{nome}` stands for the name of a package. */
const OTHER_PATHS = {
    manifest: contract_files/* MANIFEST_PATH */.U4,
    registro: contract_files/* REGISTRO_PATH */.AM,
    config: '/registry/config.json',
    pacote: '/registry/pacotes/{nome}.json',
    lock: 'forge.lock',
    verification: 'refdata verify --json',
    check: 'refdata check --json',
    referencia: contract_files/* REFERENCIA_PATH */.Lh,
    lexico: contract_files/* LEXICO_PATH */.rM,
    search: '/search.json',
};
function publishedPath(name) {
    return name in OTHER_PATHS ? OTHER_PATHS[name] : (0,contract_files/* pathOf */.XM)(name);
}


/***/ }),

/***/ 80700:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ codePoint)
/* harmony export */ });
/** The first character of a text as the Unicode standard writes it: `U+200B`. */
function codePoint(text) {
    return `U+${(text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}


/***/ }),

/***/ 50910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ comandoRules)
/* harmony export */ });
/* harmony import */ var _text_shown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80591);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14295);
/* harmony import */ var _repeats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81108);



const grupoUnique = {
    id: 'grupo-unique',
    level: 'error',
    title: 'A group of commands is listed once',
    why: 'Help would show the heading twice, each time with some of the commands.',
    remedy: 'Merge the two groups.',
    planted: {
        file: 'comandos',
        pointer: '',
        value: {
            total: 2,
            grupos: [
                { grupo: 'Projeto', comandos: [command('testa')] },
                { grupo: 'Projeto', comandos: [command('roda')] },
            ],
        },
    },
    check: files => (0,_repeats_js__WEBPACK_IMPORTED_MODULE_0__/* .repeats */ .D)((0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textsAt */ .i)(files, { comandos: ['grupos/*/grupo'] }), 'group'),
};
const grupoEmpty = {
    id: 'grupo-empty',
    level: 'notice',
    title: 'A group has commands',
    why: 'Help would show a heading with nothing under it.',
    remedy: 'Leave the group out, or look why its commands were not found.',
    planted: {
        file: 'comandos',
        pointer: '',
        value: { total: 0, grupos: [{ grupo: 'Projeto', comandos: [] }] },
    },
    *check({ comandos }) {
        for (const [i, { grupo, comandos: list }] of comandos?.grupos.entries() ?? []) {
            if (list.length > 0)
                continue;
            const message = `The group ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .S)(grupo)} has no commands.`;
            yield { file: 'comandos', pointer: `/grupos/${i}/comandos`, message };
        }
    },
};
const comandoUnique = {
    id: 'comando-unique',
    level: 'error',
    title: 'A command is listed once, in one group',
    why: 'Clients look a command up by name and find only one of the two; the total counts it twice.',
    remedy: 'Keep one entry, in the group where people look for it.',
    planted: {
        file: 'comandos',
        pointer: '',
        value: {
            total: 2,
            grupos: [
                { grupo: 'Projeto', comandos: [command('testa')] },
                { grupo: 'Qualidade', comandos: [command('testa')] },
            ],
        },
    },
    check: files => (0,_repeats_js__WEBPACK_IMPORTED_MODULE_0__/* .repeats */ .D)((0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textsAt */ .i)(files, { comandos: ['grupos/*/comandos/*/nome'] }), 'command'),
};
const comandoApelidoIsComando = {
    id: 'comando-apelido-is-comando',
    level: 'error',
    title: 'An alias is not the name of another command',
    why: 'Typing that name can run only one of the two commands, and nobody can tell which.',
    remedy: 'Remove the alias.',
    planted: { file: 'comandos', pointer: '/grupos/0/comandos/0', value: { apelidos: ['roda'] } },
    *check(files) {
        const commands = commandsOf(files);
        const pointers = new Map(commands.map(({ comando, pointer }) => [comando.nome, pointer]));
        for (const { comando, pointer } of commands) {
            for (const [k, apelido] of comando.apelidos.entries()) {
                const other = pointers.get(apelido);
                if (other === undefined || apelido === comando.nome)
                    continue;
                const message = `The alias ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .S)(apelido)} of the command ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .S)(comando.nome)} is itself a command, at \`${other.slice(1)}\`.`;
                yield { file: 'comandos', pointer: `${pointer}/apelidos/${k}`, message };
            }
        }
    },
};
const comandoApelidoUnique = {
    id: 'comando-apelido-unique',
    level: 'error',
    title: 'An alias belongs to one command and is listed once',
    why: 'Typing an alias of two commands can run only one of them.',
    remedy: 'Leave the alias with the command that it really runs, once.',
    planted: { file: 'comandos', pointer: '/grupos/0/comandos/0', value: { apelidos: ['t', 't'] } },
    check: files => (0,_repeats_js__WEBPACK_IMPORTED_MODULE_0__/* .repeats */ .D)((0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textsAt */ .i)(files, { comandos: ['grupos/*/comandos/*/apelidos/*'] }), 'alias'),
};
const flagUnique = {
    id: 'flag-unique',
    level: 'error',
    title: 'An option is listed once in its command',
    why: 'Completion and help would show it twice.',
    remedy: 'Keep one entry for the option.',
    planted: {
        file: 'comandos',
        pointer: '/grupos/0/comandos/0/opcoes',
        value: [
            { flag: '--seco', descricao: 'só mostra' },
            { flag: '--seco', descricao: 'não grava' },
        ],
    },
    *check(files) {
        for (const { pointer } of commandsOf(files)) {
            const flags = (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textsAt */ .i)(files, { comandos: [`${pointer.slice(1)}/opcoes/*/flag`] });
            yield* (0,_repeats_js__WEBPACK_IMPORTED_MODULE_0__/* .repeats */ .D)(flags, 'option');
        }
    },
};
const vejaExists = {
    id: 'veja-exists',
    level: 'error',
    title: '`veja` names commands that exist',
    why: 'Clients make links of `veja`; this one would lead nowhere.',
    remedy: 'Name a command by its `nome`, or remove the entry; aliases are not names.',
    planted: { file: 'comandos', pointer: '/grupos/0/comandos/0', value: { veja: ['publica'] } },
    *check(files) {
        const commands = commandsOf(files);
        const names = new Set(commands.map(({ comando }) => comando.nome));
        const owners = new Map(commands.flatMap(({ comando }) => comando.apelidos.map(a => [a, comando.nome])));
        for (const { comando, pointer } of commands) {
            for (const [k, veja] of comando.veja.entries()) {
                if (names.has(veja))
                    continue;
                const owner = owners.get(veja);
                const reason = owner === undefined ? 'no command' : `only an alias of ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .S)(owner)}`;
                const message = `\`veja\` of the command ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .S)(comando.nome)} names ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .S)(veja)}, which is ${reason}.`;
                yield { file: 'comandos', pointer: `${pointer}/veja/${k}`, message };
            }
        }
    },
};
const vejaOther = {
    id: 'veja-other',
    level: 'error',
    title: '`veja` names other commands',
    why: 'A command that refers to itself sends the reader in a circle.',
    remedy: 'Remove the command’s own name from its `veja`.',
    planted: { file: 'comandos', pointer: '/grupos/0/comandos/0', value: { veja: ['testa'] } },
    *check(files) {
        for (const { comando, pointer } of commandsOf(files)) {
            const k = comando.veja.indexOf(comando.nome);
            if (k < 0)
                continue;
            const message = `\`veja\` of the command ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .S)(comando.nome)} names the command itself.`;
            yield { file: 'comandos', pointer: `${pointer}/veja/${k}`, message };
        }
    },
};
const vejaUnique = {
    id: 'veja-unique',
    level: 'error',
    title: '`veja` names a command once',
    why: 'Clients would show the same link twice.',
    remedy: 'Remove the second one.',
    planted: { file: 'comandos', pointer: '/grupos/0/comandos/0', value: { veja: ['roda', 'roda'] } },
    *check(files) {
        for (const { pointer } of commandsOf(files)) {
            yield* (0,_repeats_js__WEBPACK_IMPORTED_MODULE_0__/* .repeats */ .D)((0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textsAt */ .i)(files, { comandos: [`${pointer.slice(1)}/veja/*`] }), 'related command');
        }
    },
};
const usoNamesComando = {
    id: 'uso-names-comando',
    level: 'warning',
    title: '`uso` contains the name of the command',
    why: 'People copy the usage line; without the name, it is probably the line of another command.',
    remedy: 'Write the usage line as it is typed, with the name of the command in it.',
    planted: { file: 'comandos', pointer: '/grupos/0/comandos/0', value: { uso: 'lume roda [pasta]' } },
    *check(files) {
        for (const { comando, pointer } of commandsOf(files)) {
            // An empty line is `text-present`'s finding.
            if (comando.uso.trim() === '' || comando.uso.includes(comando.nome))
                continue;
            const message = `\`uso\` of the command ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .S)(comando.nome)} is ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .S)(comando.uso)}.`;
            yield { file: 'comandos', pointer: `${pointer}/uso`, message };
        }
    },
};
const comandoRules = [
    grupoUnique,
    grupoEmpty,
    comandoUnique,
    comandoApelidoIsComando,
    comandoApelidoUnique,
    flagUnique,
    vejaExists,
    vejaOther,
    vejaUnique,
    usoNamesComando,
];
/** All commands with their pointers: aliases and references reach over the groups. */
function commandsOf({ comandos }) {
    return (comandos?.grupos ?? []).flatMap(({ comandos: list }, i) => list.map((comando, j) => ({ comando, pointer: `/grupos/${i}/comandos/${j}` })));
}
/** A command for an example. */
function command(nome) {
    return {
        nome,
        uso: `lume ${nome}`,
        resumo: `O comando ${nome}`,
        detalhe: '',
        opcoes: [],
        exemplos: [],
        apelidos: [],
        veja: [],
    };
}


/***/ }),

/***/ 43062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ completenessRules)
/* harmony export */ });
/* harmony import */ var _contract_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60088);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14295);


/** Texts that explain something: each is there in every entry, or the list is reported as a whole. */
const EXPLANATIONS = {
    index: ['descricao'],
    sintaxe: ['reservadas/*/descricao', 'contextuais/*/descricao', 'operadores/*/descricao', 'regras/*'],
    comandos: [
        'grupos/*/comandos/*/uso',
        'grupos/*/comandos/*/resumo',
        'grupos/*/comandos/*/opcoes/*/descricao',
    ],
    erros: ['codigos/*/titulo', 'codigos/*/explicacao', 'codigos/*/exemplo', 'codigos/*/solucao'],
};
/** Libraries grow faster than their documentation, so this one is only worth a notice. */
const SYMBOL_SUMMARIES = { modulos: ['modulos/*/simbolos/*/resumo'] };
const textPresent = {
    id: 'text-present',
    level: 'warning',
    title: 'Explanations are not empty',
    why: 'Cheat sheets, help and `explain` show an empty place.',
    remedy: 'Write the text, join it from a second source, or switch this rule off.',
    planted: { file: 'sintaxe', pointer: '/reservadas/0', value: { descricao: '' } },
    check: files => emptyTexts(files, EXPLANATIONS),
};
const simboloDocumented = {
    id: 'simbolo-documented',
    level: 'notice',
    title: 'Symbols have a summary',
    why: 'Completion shows the name alone.',
    remedy: 'Document the symbols where they are defined.',
    planted: { file: 'modulos', pointer: '/modulos/0/simbolos/0', value: { resumo: '' } },
    check: files => emptyTexts(files, SYMBOL_SUMMARIES),
};
const listPresent = {
    id: 'list-present',
    level: 'notice',
    title: 'The main list of a file is not empty',
    why: 'A file without entries often means that its source was not found or could not be read.',
    remedy: 'Look at the source of the list in refdata.yml, or switch this rule off if the language has none.',
    planted: { file: 'erros', pointer: '', value: { total: 0, codigos: [] } },
    *check({ sintaxe, embutidas, modulos, comandos, erros }) {
        yield* emptyList('sintaxe', '/reservadas', sintaxe?.reservadas);
        yield* emptyList('embutidas', '/funcoes', embutidas?.funcoes);
        yield* emptyList('modulos', '/modulos', modulos?.modulos);
        yield* emptyList('comandos', '/grupos', comandos?.grupos);
        yield* emptyList('erros', '/codigos', erros?.codigos);
    },
};
const completenessRules = [textPresent, simboloDocumented, listPresent];
/** One breach for each path, at the first empty text: hundreds of the same kind say no more than their number. */
function* emptyTexts(files, paths) {
    for (const [file, list] of Object.entries(paths)) {
        for (const path of list) {
            let first;
            let empty = 0;
            let all = 0;
            for (const text of (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textsAt */ .i)(files, { [file]: [path] })) {
                all += 1;
                if (text.value.trim() !== '')
                    continue;
                empty += 1;
                first ??= text;
            }
            if (!first)
                continue;
            const message = all === 1 ? `\`${path}\` is empty.` : `${empty} of ${all} texts at \`${path}\` are empty.`;
            yield { file, pointer: first.pointer, message };
        }
    }
}
function* emptyList(file, pointer, list) {
    if (list?.length !== 0)
        return;
    yield { file, pointer, message: `\`${pointer.slice(1)}\` in ${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_1__/* .pathOf */ .XM)(file)} is empty.` };
}


/***/ }),

/***/ 58396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ conteudoRules)
/* harmony export */ });
/* harmony import */ var _contract_json_pointer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26545);
/* harmony import */ var _text_shown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80591);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14295);



const exercicioFolder = {
    id: 'exercicio-folder',
    level: 'error',
    title: 'A folder of exercises is named by a plain relative path',
    why: 'The name is the same on every system only without drive, backslash, "." and ".."; an absolute path also tells where it was built.',
    remedy: 'Name the folder from the exercises’ own root on, such as "01-fundamentos".',
    planted: {
        file: 'conteudos',
        pointer: '/exercicios',
        value: { modulos: { 'exercicios\\01-fundamentos': 12 }, total: 12 },
    },
    *check(files) {
        for (const { file, pointer, value } of (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .exerciseFolders */ .e)(files)) {
            const segments = value.trim().split('/');
            const plain = segments.every(segment => segment !== '' && segment !== '.' && segment !== '..');
            if (plain && !value.includes('\\'))
                continue;
            yield { file, pointer, message: `The folder ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .S)(value)} is not a plain relative path.` };
        }
    },
};
const exercicioEmpty = {
    id: 'exercicio-empty',
    level: 'notice',
    title: 'A folder of exercises has exercises',
    why: 'A folder without any often means that the glob that counts them missed their extension.',
    remedy: 'Leave the folder out, or look why its exercises were not counted.',
    planted: {
        file: 'conteudos',
        pointer: '/exercicios',
        value: { modulos: { '01-fundamentos': 0 }, total: 0 },
    },
    *check({ conteudos }) {
        for (const [folder, count] of Object.entries(conteudos?.exercicios.modulos ?? {})) {
            if (count > 0)
                continue;
            const pointer = (0,_contract_json_pointer_js__WEBPACK_IMPORTED_MODULE_2__.at)('/exercicios/modulos', folder);
            yield { file: 'conteudos', pointer, message: `The folder ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .S)(folder)} has no exercises.` };
        }
    },
};
const conteudoRules = [exercicioFolder, exercicioEmpty];


/***/ }),

/***/ 81156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ enderecoRules)
/* harmony export */ });
/* harmony import */ var _text_shown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80591);

const documentacaoAddress = {
    id: 'documentacao-address',
    level: 'error',
    title: '`documentacao` is an address that a path can be put after',
    why: 'Clients put a slash and `doc` after it; after a query or a fragment that is no page, and a password in it is public.',
    remedy: 'Give the address of the site or of a folder in it, without "?", "#", user name or password, such as "https://lume.example/docs".',
    planted: { file: 'index', pointer: '', value: { documentacao: 'https://lume.example/docs?lang=pt' } },
    *check({ index }) {
        if (!index)
            return;
        const fault = faultOfAddress(index.documentacao);
        if (fault === undefined)
            return;
        const message = `\`documentacao\` is ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .S)(index.documentacao)}, which ${fault}.`;
        yield { file: 'index', pointer: '/documentacao', message };
    },
};
const documentacaoSlash = {
    id: 'documentacao-slash',
    level: 'warning',
    title: '`documentacao` does not end in a slash',
    why: 'Clients put a slash and `doc` after it; the two slashes in a row are another page for many servers.',
    remedy: 'Leave the last slash out.',
    planted: { file: 'index', pointer: '', value: { documentacao: 'https://lume.example/docs/' } },
    *check({ index }) {
        if (!index?.documentacao.endsWith('/'))
            return;
        const message = `\`documentacao\` is ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .S)(index.documentacao)}, which ends in a slash.`;
        yield { file: 'index', pointer: '/documentacao', message };
    },
};
const enderecoRules = [documentacaoAddress, documentacaoSlash];
function faultOfAddress(address) {
    if (!URL.canParse(address))
        return 'is not an address';
    const { username, password } = new URL(address);
    if (username !== '' || password !== '')
        return 'holds a user name or a password';
    if (address.includes('#'))
        return 'has a fragment';
    if (address.includes('?'))
        return 'has a query';
    return undefined;
}


/***/ }),

/***/ 95995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ erroRules)
});

// EXTERNAL MODULE: ./build/text/shown.js
var shown = __webpack_require__(80591);
// EXTERNAL MODULE: ./build/rules/integrity/fields.js
var fields = __webpack_require__(14295);
// EXTERNAL MODULE: external "node:vm"
var external_node_vm_ = __webpack_require__(30714);
// EXTERNAL MODULE: ./build/findings/user-error.js
var user_error = __webpack_require__(70787);
;// CONCATENATED MODULE: ./build/rules/integrity/match.js


/** A pattern that needs longer for all texts together runs away: real ones need a millisecond. */
const MAX_MATCH_MS = 1000;
/**
 * Which texts match a regular expression. The pattern may be a stranger's (the manifest of any site), and so may the
 * texts: the matching is cut off after a second, which a plain call of the engine cannot be.
 *
 * @throws {UserError} when the pattern is no regular expression, or runs away.
 */
function matchesOf(pattern, texts) {
    const regex = compile(pattern);
    try {
        const matches = (0,external_node_vm_.runInNewContext)('texts.map(text => regex.test(text))', { regex, texts }, { timeout: MAX_MATCH_MS });
        return matches;
    }
    catch (cause) {
        throw new user_error/* UserError */.y(`The pattern ${pattern} takes longer than ${MAX_MATCH_MS / 1000} s.`, 'Write it without nested repetition such as (a+)+.', { cause });
    }
}
function compile(pattern) {
    try {
        return new RegExp(pattern, 'u');
    }
    catch (cause) {
        throw new user_error/* UserError */.y(`The pattern ${pattern} is not a regular expression: ${cause.message}.`, 'Correct `pattern` of the rule in refdata.yml.', { cause });
    }
}

// EXTERNAL MODULE: ./build/rules/integrity/repeats.js
var repeats = __webpack_require__(81108);
;// CONCATENATED MODULE: ./build/rules/integrity/erros.js




/** service-spec.md, "Error-code file": a two-letter prefix followed by four digits. */
const CODIGO_PATTERN = /^[A-Z]{2}\d{4}$/;
const codigoPattern = {
    id: 'codigo-pattern',
    level: 'error',
    title: '`codigo` is two capital letters and four digits, or what refdata.yml says',
    why: 'Editors and bots recognise codes in messages by this form.',
    remedy: 'Correct the code, or give the rule another `pattern` in refdata.yml if the language’s codes have another form.',
    planted: { file: 'erros', pointer: '/codigos/0', value: { codigo: 'lm101' } },
    *check({ erros }, { pattern }) {
        const codes = erros?.codigos.map(({ codigo }) => codigo) ?? [];
        const matches = pattern === undefined ? codes.map(code => CODIGO_PATTERN.test(code)) : matchesOf(pattern, codes);
        for (const [i, code] of codes.entries()) {
            if (matches[i])
                continue;
            const message = `The code ${(0,shown/* shown */.S)(code)} does not match the pattern ${pattern ?? CODIGO_PATTERN.source}.`;
            yield { file: 'erros', pointer: `/codigos/${i}/codigo`, message };
        }
    },
};
const codigoUnique = {
    id: 'codigo-unique',
    level: 'error',
    title: 'A code is listed once',
    why: '`explain` and editors look a code up and find only one of the two.',
    remedy: 'Give one of the two errors a code of its own.',
    planted: {
        file: 'erros',
        pointer: '',
        value: { total: 2, codigos: [error('LM0101', 'Tabulação'), error('LM0101', 'Caractere inesperado')] },
    },
    check: files => (0,repeats/* repeats */.D)((0,fields/* textsAt */.i)(files, { erros: ['codigos/*/codigo'] }), 'code'),
};
/** service-spec.md, "Error-code file": the full page address is `{docs_url}/` followed by `doc`. */
const docRelative = {
    id: 'doc-relative',
    level: 'error',
    title: '`doc` is a path under the documentation site',
    why: 'Clients put `doc` after `documentacao` and a slash; anything but a plain relative path gives a broken or a foreign address.',
    remedy: 'Write the path of the page from `documentacao` on, such as "referencia/sintaxe": no scheme, no leading slash, no "..".',
    planted: { file: 'erros', pointer: '/codigos/0', value: { doc: '/docs/referencia/sintaxe' } },
    *check({ erros }) {
        for (const [i, { codigo, doc }] of erros?.codigos.entries() ?? []) {
            const fault = doc === '' ? undefined : faultOfDoc(doc);
            if (fault === undefined)
                continue;
            const message = `\`doc\` of ${(0,shown/* shown */.S)(codigo)} is ${(0,shown/* shown */.S)(doc)}, which ${fault}.`;
            yield { file: 'erros', pointer: `/codigos/${i}/doc`, message };
        }
    },
};
const docPresent = {
    id: 'doc-present',
    level: 'error',
    title: '`doc` is not empty',
    why: 'The link of the error leads to the front page of the documentation, where nothing explains it.',
    remedy: 'Name the page on the subject, or switch this rule off in refdata.yml if there are no such pages yet.',
    planted: { file: 'erros', pointer: '/codigos/0', value: { doc: '' } },
    *check({ erros }) {
        for (const [i, { codigo, doc }] of erros?.codigos.entries() ?? []) {
            if (doc !== '')
                continue;
            yield { file: 'erros', pointer: `/codigos/${i}/doc`, message: `\`doc\` of ${(0,shown/* shown */.S)(codigo)} is empty.` };
        }
    },
};
const erroRules = [codigoPattern, codigoUnique, docRelative, docPresent];
/** Any address will do: what counts is whether the path stays under it. */
const SOME_SITE = 'https://site.invalid/docs/';
function faultOfDoc(doc) {
    if (/[\s\p{Cc}]/u.test(doc))
        return 'holds white space or a control character';
    if (/^[A-Za-z][A-Za-z0-9+.-]*:/.test(doc))
        return 'begins with a scheme';
    if (doc.startsWith('/'))
        return 'begins with a slash';
    if (doc.includes('\\'))
        return 'holds a backslash';
    const segments = (doc.split(/[?#]/)[0] ?? '').split('/');
    if (segments.slice(0, -1).includes(''))
        return 'has an empty part between slashes';
    if (segments.some(segment => segment === '.' || segment === '..'))
        return 'has "." or ".." in it';
    // The last word has the parser that clients use: "%2e%2e/" too leads out of the folder.
    const address = URL.canParse(doc, SOME_SITE) ? new URL(doc, SOME_SITE).href : '';
    return address.startsWith(SOME_SITE) ? undefined : 'leads out of the documentation site';
}
/** An error for an example. */
function error(codigo, titulo) {
    const texts = { explicacao: 'Há um erro.', exemplo: 'x = 1', solucao: 'Corrija a linha.' };
    return { codigo, titulo, ...texts, doc: 'referencia/sintaxe' };
}


/***/ }),

/***/ 14295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ exerciseFolders),
/* harmony export */   i: () => (/* binding */ textsAt)
/* harmony export */ });
/* harmony import */ var _contract_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60088);
/* harmony import */ var _contract_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26545);


/**
 * Every text at those paths in the files that are there, in the order of the files. The lists on the way are on a
 * stack of our own: generators that call each other cost more than the rules do, and a list of all texts memory.
 */
function* textsAt(files, paths) {
    for (const file of _contract_files_js__WEBPACK_IMPORTED_MODULE_0__/* .FILE_NAMES */ .GY) {
        if (files[file] === undefined)
            continue;
        for (const path of paths[file] ?? []) {
            const keys = path.split('/');
            const walks = [];
            let value = files[file];
            let pointer = '';
            let depth = 0;
            let walk;
            do {
                for (; depth < keys.length && keys[depth] !== '*'; depth += 1) {
                    const key = keys[depth];
                    value = value[key];
                    pointer += `/${key}`;
                }
                if (depth === keys.length)
                    yield { file, pointer, value: value };
                else
                    walks.push({ list: value, pointer, depth, next: 0 });
                walk = walks.at(-1);
                while (walk && walk.next === walk.list.length) {
                    walks.pop();
                    walk = walks.at(-1);
                }
                if (walk) {
                    value = walk.list[walk.next];
                    pointer = `${walk.pointer}/${walk.next}`;
                    depth = walk.depth + 1;
                    walk.next += 1;
                }
            } while (walk);
        }
    }
}
/** Names of the folders that hold exercises: keys, not values, but names all the same. */
function* exerciseFolders(files) {
    for (const folder of Object.keys(files.conteudos?.exercicios.modulos ?? {})) {
        yield { file: 'conteudos', pointer: (0,_contract_json_pointer_js__WEBPACK_IMPORTED_MODULE_1__.at)('/exercicios/modulos', folder), value: folder };
    }
}


/***/ }),

/***/ 20911:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ moduloRules)
/* harmony export */ });
/* harmony import */ var _text_shown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80591);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14295);
/* harmony import */ var _repeats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81108);



const funcaoUnique = {
    id: 'funcao-unique',
    level: 'error',
    title: 'A built-in function is listed once',
    why: 'Completion would offer it twice, and the total would be too high.',
    remedy: 'Remove the second one; if two functions share a name, the later one hides the earlier.',
    planted: { file: 'embutidas', pointer: '', value: { total: 2, funcoes: ['mostre', 'mostre'] } },
    check: files => (0,_repeats_js__WEBPACK_IMPORTED_MODULE_0__/* .repeats */ .D)((0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textsAt */ .i)(files, { embutidas: ['funcoes/*'] }), 'built-in function'),
};
const moduloUnique = {
    id: 'modulo-unique',
    level: 'error',
    title: 'A module is listed once, under its official name',
    why: 'Clients look a module up by name and find only one of the two; the totals count it twice.',
    remedy: 'Merge the two entries, and list other names in `apelidos`.',
    planted: {
        file: 'modulos',
        pointer: '',
        value: {
            total_modulos: 2,
            total_simbolos: 2,
            modulos: [
                {
                    nome: 'Texto',
                    apelidos: [],
                    total: 1,
                    simbolos: [{ nome: 'corta', assinatura: '(texto)', resumo: 'Sem espaços em volta.' }],
                },
                {
                    nome: 'Texto',
                    apelidos: [],
                    total: 1,
                    simbolos: [{ nome: 'junta', assinatura: '(textos)', resumo: 'Um texto só.' }],
                },
            ],
        },
    },
    check: files => (0,_repeats_js__WEBPACK_IMPORTED_MODULE_0__/* .repeats */ .D)((0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textsAt */ .i)(files, { modulos: ['modulos/*/nome'] }), 'module'),
};
/** service-spec.md, "Modules file": aliases are never counted as separate modules. */
const moduloApelidoIsModulo = {
    id: 'modulo-apelido-is-modulo',
    level: 'error',
    title: 'An alias is not the name of another module',
    why: 'Importing that name can load only one of the two modules, and nobody can tell which.',
    remedy: 'Remove the alias, or fold the other entry into this module. A module’s own name among its aliases is fine.',
    planted: { file: 'modulos', pointer: '/modulos/0', value: { apelidos: ['Lume.Tempo'] } },
    *check({ modulos }) {
        const indexes = new Map(modulos?.modulos.map(({ nome }, i) => [nome, i]));
        for (const [i, { nome, apelidos }] of modulos?.modulos.entries() ?? []) {
            for (const [j, apelido] of apelidos.entries()) {
                const other = indexes.get(apelido);
                if (other === undefined || apelido === nome)
                    continue;
                const message = `The alias ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .S)(apelido)} of the module ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .S)(nome)} is itself a module, at \`modulos/${other}\`.`;
                yield { file: 'modulos', pointer: `/modulos/${i}/apelidos/${j}`, message };
            }
        }
    },
};
const moduloApelidoUnique = {
    id: 'modulo-apelido-unique',
    level: 'error',
    title: 'An alias belongs to one module and is listed once',
    why: 'Importing an alias of two modules can load only one of them.',
    remedy: 'Leave the alias with the module that it really loads, once.',
    planted: { file: 'modulos', pointer: '/modulos/0', value: { apelidos: ['Texto', 'Texto'] } },
    check: files => (0,_repeats_js__WEBPACK_IMPORTED_MODULE_0__/* .repeats */ .D)((0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textsAt */ .i)(files, { modulos: ['modulos/*/apelidos/*'] }), 'alias'),
};
const simboloUnique = {
    id: 'simbolo-unique',
    level: 'error',
    title: 'A symbol is listed once in its module',
    why: 'Completion would offer it twice, perhaps with two signatures of which one is wrong.',
    remedy: 'Keep the definition that the language uses: the later one hides the earlier.',
    planted: {
        file: 'modulos',
        pointer: '/modulos/0/simbolos',
        value: [
            { nome: 'corta', assinatura: '(texto)', resumo: 'Sem espaços em volta.' },
            { nome: 'corta', assinatura: '(texto, n)', resumo: 'Os primeiros n.' },
        ],
    },
    *check(files) {
        for (const i of files.modulos?.modulos.keys() ?? []) {
            yield* (0,_repeats_js__WEBPACK_IMPORTED_MODULE_0__/* .repeats */ .D)((0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textsAt */ .i)(files, { modulos: [`modulos/${i}/simbolos/*/nome`] }), 'symbol');
        }
    },
};
const moduloEmpty = {
    id: 'modulo-empty',
    level: 'notice',
    title: 'A module has symbols',
    why: 'A module without symbols often means that its source could not be read as it was meant.',
    remedy: 'Look whether the module really exports nothing; if so, leave it out or switch this rule off.',
    planted: {
        file: 'modulos',
        pointer: '',
        value: {
            total_modulos: 1,
            total_simbolos: 0,
            modulos: [{ nome: 'Lume.Texto', apelidos: [], total: 0, simbolos: [] }],
        },
    },
    *check({ modulos }) {
        for (const [i, { nome, simbolos }] of modulos?.modulos.entries() ?? []) {
            if (simbolos.length > 0)
                continue;
            const message = `The module ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .S)(nome)} has no symbols.`;
            yield { file: 'modulos', pointer: `/modulos/${i}/simbolos`, message };
        }
    },
};
const moduloRules = [
    funcaoUnique,
    moduloUnique,
    moduloApelidoIsModulo,
    moduloApelidoUnique,
    simboloUnique,
    moduloEmpty,
];


/***/ }),

/***/ 35728:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ nameRules)
/* harmony export */ });
/* harmony import */ var _text_shown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80591);
/* harmony import */ var _code_point_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80700);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14295);



/** What clients look up, compare or put into identifiers and addresses. */
const NAMES = {
    index: ['nome', 'versao', 'documentacao'],
    sintaxe: ['versao', 'extensao', 'reservadas/*/palavra', 'contextuais/*/palavra', 'operadores/*/simbolo'],
    embutidas: ['versao', 'funcoes/*'],
    modulos: ['versao', 'modulos/*/nome', 'modulos/*/apelidos/*', 'modulos/*/simbolos/*/nome'],
    comandos: [
        'versao',
        'grupos/*/grupo',
        'grupos/*/comandos/*/nome',
        'grupos/*/comandos/*/apelidos/*',
        'grupos/*/comandos/*/opcoes/*/flag',
        'grupos/*/comandos/*/veja/*',
    ],
    erros: ['versao', 'codigos/*/codigo'],
    conteudos: ['versao'],
};
const nameTrimmed = {
    id: 'name-trimmed',
    level: 'error',
    title: 'Names have no white space around them',
    why: 'A look-up by the name that people see finds nothing.',
    remedy: 'Remove the white space where the name is written, or trim it in `map`.',
    planted: { file: 'embutidas', pointer: '/funcoes/0', value: 'mostre ' },
    *check(files) {
        for (const { file, pointer, value } of namesOf(files)) {
            if (value.trim() === value)
                continue;
            yield { file, pointer, message: `The name ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .S)(value)} has white space around it.` };
        }
    },
};
/**
 * Controls, lone surrogates, line and paragraph separators, and what is not to be seen: zero-width space, word
 * joiner, byte order mark, marks that turn the direction of writing. The joiners U+200C and U+200D stay: names in
 * several scripts need them.
 */
const NOT_IN_NAMES = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]/u;
const nameCharacters = {
    id: 'name-characters',
    level: 'error',
    title: 'Names hold no control, invisible or broken characters',
    why: 'Two names look alike and are not, a line break ends the line of a list, a lone surrogate cannot be written as UTF-8.',
    remedy: 'Write the name again where it is defined; look for a wrong encoding if there are several.',
    planted: { file: 'embutidas', pointer: '/funcoes/0', value: 'mos\u200btre' },
    *check(files) {
        for (const { file, pointer, value } of namesOf(files)) {
            const found = NOT_IN_NAMES.exec(value.trim())?.[0];
            if (found === undefined)
                continue;
            yield { file, pointer, message: `The name ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .S)(value)} holds the character ${(0,_code_point_js__WEBPACK_IMPORTED_MODULE_1__/* .codePoint */ .y)(found)}.` };
        }
    },
};
const nameComposed = {
    id: 'name-composed',
    level: 'warning',
    title: 'Names are in Unicode normal form C',
    why: 'An accent written as a character of its own looks the same, but what people type does not find it.',
    remedy: 'Write the name with composed characters (NFC) where it is defined.',
    planted: { file: 'embutidas', pointer: '/funcoes/0', value: 'intervenc\u0327a\u0303o' },
    *check(files) {
        for (const { file, pointer, value } of namesOf(files)) {
            const composed = value.normalize('NFC');
            if (composed === value)
                continue;
            const message = `The name ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .S)(value)} is written with separate accents: ${value.length} units in place of ${composed.length}.`;
            yield { file, pointer, message };
        }
    },
};
const nameRules = [nameTrimmed, nameCharacters, nameComposed];
function* namesOf(files) {
    yield* (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .textsAt */ .i)(files, NAMES);
    yield* (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .exerciseFolders */ .e)(files);
}


/***/ }),

/***/ 91636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ placeholderRules),
/* harmony export */   j: () => (/* binding */ PLACEHOLDERS)
/* harmony export */ });
/* harmony import */ var _text_shown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80591);

/** What `refdata init` writes where a person has to write something: nothing that a language may really say. */
const PLACEHOLDERS = {
    documentacao: 'https://example.com/docs',
    versao: '0.0.0',
    extensao: '.txt',
};
/** The domains that are kept for examples (RFC 2606), which nobody can publish at. */
const EXAMPLE_HOST = /^(?:[^/]*\.)?example\.(?:com|org|net)$/i;
const placeholder = {
    id: 'placeholder',
    level: 'error',
    title: 'Version, address and extension are the true ones',
    why: 'A draft that was published as it is says what is wrong: links lead nowhere, editors register every text file.',
    remedy: 'Write the true one into refdata.yml: `documentacao`, the address of the documentation; `versao`, or the constant that holds it ({ table: src/version.py#VERSION }); `sintaxe.extensao`. If it is right as it is, switch this rule off.',
    planted: { file: 'index', pointer: '', value: { documentacao: 'https://example.com/docs' } },
    *check({ index, sintaxe }) {
        const breach = (file, field, value, what) => ({
            file,
            pointer: `/${field}`,
            message: `\`${field}\` is ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .S)(value)}, which stands for ${what} that is still to be written.`,
        });
        if (index && isExample(index.documentacao))
            yield breach('index', 'documentacao', index.documentacao, 'an address');
        if (index?.versao.trim() === PLACEHOLDERS.versao)
            yield breach('index', 'versao', index.versao, 'a version');
        if (sintaxe?.extensao.trim().toLowerCase() === PLACEHOLDERS.extensao)
            yield breach('sintaxe', 'extensao', sintaxe.extensao, 'an extension');
    },
};
const placeholderRules = [placeholder];
function isExample(address) {
    return URL.canParse(address) && EXAMPLE_HOST.test(new URL(address).hostname);
}


/***/ }),

/***/ 81108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ repeats)
/* harmony export */ });
/* harmony import */ var _text_shown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80591);

/** A breach for every text that stood earlier in the list; `what` names the kind of thing, for the message. */
function* repeats(texts, what) {
    const seen = new Map();
    for (const { file, pointer, value } of texts) {
        const earlier = seen.get(value);
        if (earlier === undefined) {
            seen.set(value, pointer);
        }
        else {
            yield { file, pointer, message: `The ${what} ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_0__/* .shown */ .S)(value)} is already at \`${earlier.slice(1)}\`.` };
        }
    }
}


/***/ }),

/***/ 78810:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ sintaxeRules)
/* harmony export */ });
/* harmony import */ var _text_shown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80591);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14295);
/* harmony import */ var _repeats_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81108);



const palavraUnique = {
    id: 'palavra-unique',
    level: 'error',
    title: 'A word is listed once',
    why: 'Highlighters build a set or a regular expression from the words; two entries for one word disagree on its meaning.',
    remedy: 'Keep one entry for the word, with the better description.',
    planted: {
        file: 'sintaxe',
        pointer: '/reservadas',
        value: [
            { palavra: 'se', descricao: 'decide', equivalente: 'if' },
            { palavra: 'se', descricao: 'condição', equivalente: '' },
        ],
    },
    *check(files) {
        yield* (0,_repeats_js__WEBPACK_IMPORTED_MODULE_0__/* .repeats */ .D)((0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textsAt */ .i)(files, { sintaxe: ['reservadas/*/palavra'] }), 'reserved word');
        yield* (0,_repeats_js__WEBPACK_IMPORTED_MODULE_0__/* .repeats */ .D)((0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textsAt */ .i)(files, { sintaxe: ['contextuais/*/palavra'] }), 'contextual word');
    },
};
/** service-spec.md, "Syntax file", rules 1 and 2. */
const palavraOneKind = {
    id: 'palavra-one-kind',
    level: 'error',
    title: 'A word is reserved or contextual, not both',
    why: 'A reserved word can never be a name, a contextual one can; an editor cannot tell which holds.',
    remedy: 'Leave the word in `reservadas` if it can never be a name, otherwise in `contextuais`.',
    planted: {
        file: 'sintaxe',
        pointer: '',
        value: {
            reservadas: [{ palavra: 'se', descricao: 'decide', equivalente: 'if' }],
            contextuais: [{ palavra: 'se', descricao: 'filtra', equivalente: '', onde: 'bloco consulta' }],
        },
    },
    *check({ sintaxe }) {
        if (!sintaxe)
            return;
        const reserved = new Map(sintaxe.reservadas.map(({ palavra }, i) => [palavra, i]));
        for (const [i, { palavra }] of sintaxe.contextuais.entries()) {
            const other = reserved.get(palavra);
            if (other === undefined)
                continue;
            const message = `The contextual word ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .S)(palavra)} is also a reserved word, at \`reservadas/${other}\`.`;
            yield { file: 'sintaxe', pointer: `/contextuais/${i}/palavra`, message };
        }
    },
};
const ondePresent = {
    id: 'onde-present',
    level: 'error',
    title: 'A contextual word says where it is a keyword',
    why: 'Without `onde` a highlighter colours the word everywhere, also where it is an ordinary name.',
    remedy: 'Give `onde` the context in a few words, such as "bloco servidor".',
    planted: { file: 'sintaxe', pointer: '/contextuais/0', value: { onde: '' } },
    *check({ sintaxe }) {
        for (const [i, { palavra, onde }] of sintaxe?.contextuais.entries() ?? []) {
            if (onde.trim() !== '')
                continue;
            const message = `\`onde\` of the contextual word ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .S)(palavra)} is empty.`;
            yield { file: 'sintaxe', pointer: `/contextuais/${i}/onde`, message };
        }
    },
};
const operadorUnique = {
    id: 'operador-unique',
    level: 'error',
    title: 'An operator is listed once',
    why: 'Cheat sheets would show it twice, and a look-up finds only one of the two meanings.',
    remedy: 'Keep one entry for the operator; tell its meanings apart in `descricao`.',
    planted: {
        file: 'sintaxe',
        pointer: '/operadores',
        value: [
            { simbolo: ':=', descricao: 'atribui', equivalente: '=' },
            { simbolo: ':=', descricao: 'declara', equivalente: 'let' },
        ],
    },
    check: files => (0,_repeats_js__WEBPACK_IMPORTED_MODULE_0__/* .repeats */ .D)((0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textsAt */ .i)(files, { sintaxe: ['operadores/*/simbolo'] }), 'operator'),
};
const verboUnique = {
    id: 'verbo-unique',
    level: 'error',
    title: 'An HTTP verb is listed once',
    why: 'Completion would offer it twice.',
    remedy: 'Remove the second one.',
    planted: { file: 'sintaxe', pointer: '/verbos_http', value: ['GET', 'GET'] },
    check: files => (0,_repeats_js__WEBPACK_IMPORTED_MODULE_0__/* .repeats */ .D)((0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textsAt */ .i)(files, { sintaxe: ['verbos_http/*'] }), 'HTTP verb'),
};
const regraUnique = {
    id: 'regra-unique',
    level: 'error',
    title: 'A rule of the language is told once',
    why: 'Lists of advice would repeat themselves; usually two sources were merged that hold the same text.',
    remedy: 'Remove the second one.',
    planted: {
        file: 'sintaxe',
        pointer: '/regras',
        value: ['Tab é erro de sintaxe.', 'Tab é erro de sintaxe.'],
    },
    check: files => (0,_repeats_js__WEBPACK_IMPORTED_MODULE_0__/* .repeats */ .D)((0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .textsAt */ .i)(files, { sintaxe: ['regras/*'] }), 'rule'),
};
/** Neither in the name of a file on every system, nor in an editor's pattern for files. */
const NOT_IN_EXTENSION = /[/\\:*?"<>|]|\p{Zs}/u;
const extensaoForm = {
    id: 'extensao-form',
    level: 'error',
    title: '`extensao` is the end of a file name',
    why: 'Editors register the extension as it is; with a space, a slash or a wildcard it matches no file.',
    remedy: 'Write the dot and the extension alone, such as ".lm".',
    planted: { file: 'sintaxe', pointer: '/extensao', value: '.lm/*' },
    *check({ sintaxe }) {
        const extensao = sintaxe?.extensao.trim() ?? '';
        const found = NOT_IN_EXTENSION.exec(extensao)?.[0];
        if (found === undefined)
            return;
        const message = `\`extensao\` is ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .S)(extensao)}; ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .S)(found)} cannot stand in the name of a file.`;
        yield { file: 'sintaxe', pointer: '/extensao', message };
    },
};
const sintaxeRules = [
    palavraUnique,
    palavraOneKind,
    ondePresent,
    operadorUnique,
    verboUnique,
    regraUnique,
    extensaoForm,
];


/***/ }),

/***/ 94216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ textRules)
/* harmony export */ });
/* harmony import */ var _text_shown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80591);
/* harmony import */ var _code_point_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80700);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14295);



/** One-line summaries. */
const SUMMARIES = {
    modulos: ['modulos/*/simbolos/*/resumo'],
    comandos: ['grupos/*/comandos/*/resumo'],
};
/** Short texts that clients put into a cell, a title or a menu. */
const LABELS = {
    index: ['descricao'],
    sintaxe: [
        'reservadas/*/descricao',
        'reservadas/*/equivalente',
        'contextuais/*/descricao',
        'contextuais/*/equivalente',
        'contextuais/*/onde',
        'operadores/*/descricao',
        'operadores/*/equivalente',
    ],
    modulos: ['modulos/*/simbolos/*/assinatura'],
    comandos: [
        'grupos/*/comandos/*/uso',
        'grupos/*/comandos/*/opcoes/*/descricao',
        'grupos/*/comandos/*/exemplos/*/nota',
    ],
    erros: ['codigos/*/titulo'],
};
/** Texts that may have several lines. */
const PARAGRAPHS = {
    sintaxe: ['regras/*'],
    comandos: ['grupos/*/comandos/*/detalhe', 'grupos/*/comandos/*/exemplos/*/comando'],
    erros: ['codigos/*/explicacao', 'codigos/*/exemplo', 'codigos/*/solucao'],
};
const LINE_BREAK = /[\n\r\u0085\p{Zl}\p{Zp}]/u;
/** service-spec.md, "Commands file": `resumo` is a one-line summary. */
const resumoOneLine = {
    id: 'resumo-one-line',
    level: 'error',
    title: '`resumo` is one line',
    why: 'Completion menus and lists show one line; the rest is lost or breaks the list.',
    remedy: 'Take the first line or sentence; longer text belongs in `detalhe` or in the documentation.',
    planted: {
        file: 'modulos',
        pointer: '/modulos/0/simbolos/0',
        value: { resumo: 'Sem espaços em volta.\nO resto fica.' },
    },
    *check(files) {
        for (const { file, pointer, value } of (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textsAt */ .i)(files, SUMMARIES)) {
            if (!LINE_BREAK.test(value))
                continue;
            yield { file, pointer, message: `\`resumo\` has several lines: ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .S)(value)}.` };
        }
    },
};
const labelOneLine = {
    id: 'label-one-line',
    level: 'warning',
    title: 'Short texts are one line',
    why: 'Titles, signatures, usage lines and notes stand in tables and menus, which a line break tears apart.',
    remedy: 'Join the lines with a space.',
    planted: {
        file: 'erros',
        pointer: '/codigos/0',
        value: { titulo: 'Indentação\ninconsistente' },
    },
    *check(files) {
        for (const { file, pointer, value } of (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textsAt */ .i)(files, LABELS)) {
            if (!LINE_BREAK.test(value))
                continue;
            yield { file, pointer, message: `The text has several lines: ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .S)(value)}.` };
        }
    },
};
/** service-spec.md, "Error-code file": newline and tab are meant; carriage return is another rule's. */
const NOT_IN_TEXTS = /(?![\t\n\r\u0085])[\p{Cc}\p{Cs}]/u;
const textCharacters = {
    id: 'text-characters',
    level: 'error',
    title: 'Texts hold no control characters but newline and tab, and no broken ones',
    why: 'A terminal obeys an escape sequence in an explanation; many readers of JSON refuse a NUL or a lone surrogate.',
    remedy: 'Remove the character where the text is written; in source code it is often an escape such as \\x1b.',
    planted: {
        file: 'erros',
        pointer: '/codigos/0',
        value: { solucao: 'Use \u001b[1m4 espaços\u001b[0m.' },
    },
    *check(files) {
        for (const { file, pointer, value } of allTexts(files)) {
            const found = NOT_IN_TEXTS.exec(value)?.[0];
            if (found === undefined)
                continue;
            yield { file, pointer, message: `The text ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .S)(value)} holds the character ${(0,_code_point_js__WEBPACK_IMPORTED_MODULE_2__/* .codePoint */ .y)(found)}.` };
        }
    },
};
const textDecoded = {
    id: 'text-decoded',
    level: 'warning',
    title: 'Texts hold no replacement characters',
    why: 'U+FFFD stands where a program read a text in the wrong encoding: a letter is lost.',
    remedy: 'Save the source as UTF-8, or read it in the encoding that it has.',
    planted: {
        file: 'erros',
        pointer: '/codigos/0',
        value: { titulo: 'Indenta\ufffd\ufffdo inconsistente' },
    },
    *check(files) {
        for (const { file, pointer, value } of allTexts(files)) {
            if (!value.includes('\ufffd'))
                continue;
            yield { file, pointer, message: `The text ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .S)(value)} holds the replacement character U+FFFD.` };
        }
    },
};
const textLineEnds = {
    id: 'text-line-ends',
    level: 'warning',
    title: 'Lines of texts end in a newline alone',
    why: 'The same source gives other bytes on Windows, and code examples show stray characters.',
    remedy: 'Replace carriage returns in `map`, or save the source with LF line ends.',
    planted: {
        file: 'erros',
        pointer: '/codigos/0',
        value: { exemplo: 'se x:\r\n    mostre x' },
    },
    *check(files) {
        for (const { file, pointer, value } of (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textsAt */ .i)(files, PARAGRAPHS)) {
            if (!value.includes('\r'))
                continue;
            yield { file, pointer, message: `The text ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .S)(value)} holds carriage returns.` };
        }
    },
};
const textRules = [
    resumoOneLine,
    labelOneLine,
    textCharacters,
    textDecoded,
    textLineEnds,
];
function* allTexts(files) {
    for (const paths of [SUMMARIES, LABELS, PARAGRAPHS])
        yield* (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .textsAt */ .i)(files, paths);
}


/***/ }),

/***/ 79937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ totalRules)
/* harmony export */ });
/** reference-language.md §9.2 and §9.3: every total is the length of what it counts. */
const totalEqualsCount = {
    id: 'total-equals-count',
    level: 'error',
    title: 'Totals are what there is to count',
    why: 'Clients show a total, or allocate by it, without counting; a wrong one hides that entries were lost.',
    remedy: 'Compute the total from the entries; do not write it by hand.',
    planted: { file: 'embutidas', pointer: '', value: { total: 3, funcoes: ['mostre', 'tamanho'] } },
    *check({ embutidas, modulos, comandos, erros, conteudos }) {
        if (embutidas) {
            yield* compare('embutidas', '/total', embutidas.total, embutidas.funcoes.length, 'functions');
        }
        if (modulos) {
            const list = modulos.modulos;
            for (const [i, { total, simbolos }] of list.entries()) {
                yield* compare('modulos', `/modulos/${i}/total`, total, simbolos.length, 'symbols in the module');
            }
            yield* compare('modulos', '/total_modulos', modulos.total_modulos, list.length, 'modules');
            const simbolos = sum(list.map(modulo => modulo.simbolos.length));
            yield* compare('modulos', '/total_simbolos', modulos.total_simbolos, simbolos, 'symbols over all modules');
        }
        if (comandos) {
            const count = sum(comandos.grupos.map(grupo => grupo.comandos.length));
            yield* compare('comandos', '/total', comandos.total, count, 'commands over all groups');
        }
        if (erros)
            yield* compare('erros', '/total', erros.total, erros.codigos.length, 'error codes');
        if (conteudos) {
            const { total, modulos: folders } = conteudos.exercicios;
            const count = sum(Object.values(folders));
            yield* compare('conteudos', '/exercicios/total', total, count, 'exercises over all folders');
        }
    },
};
const totalRules = [totalEqualsCount];
function* compare(file, pointer, total, count, counted) {
    if (total !== count) {
        yield {
            file,
            pointer,
            message: `\`${pointer.slice(1)}\` is ${total}, but there are ${count} ${counted}.`,
        };
    }
}
function sum(numbers) {
    return numbers.reduce((total, number) => total + number, 0);
}


/***/ }),

/***/ 46788:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ versaoRules)
/* harmony export */ });
/* harmony import */ var _contract_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60088);
/* harmony import */ var _text_shown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80591);


/** service-spec.md, "Versioning". */
const versaoEqual = {
    id: 'versao-equal',
    level: 'error',
    title: '`versao` is the same in all files',
    why: 'Clients read `versao` in one file and rely on it for the others; a mixture of two builds looks like one.',
    remedy: 'Build all seven files from the same source, and publish them together.',
    planted: { file: 'erros', pointer: '/versao', value: '0.9.0' },
    *check(files) {
        const first = _contract_files_js__WEBPACK_IMPORTED_MODULE_0__/* .FILE_NAMES */ .GY.find(name => files[name] !== undefined);
        if (first === undefined)
            return;
        const expected = files[first]?.versao.trim();
        for (const file of _contract_files_js__WEBPACK_IMPORTED_MODULE_0__/* .FILE_NAMES */ .GY) {
            const versao = files[file]?.versao;
            // White space around it is `name-trimmed`'s finding.
            if (versao === undefined || versao.trim() === expected)
                continue;
            const message = `\`versao\` is ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .S)(versao)}, and ${(0,_text_shown_js__WEBPACK_IMPORTED_MODULE_1__/* .shown */ .S)(expected)} in ${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_0__/* .pathOf */ .XM)(first)}.`;
            yield { file, pointer: '/versao', message };
        }
    },
};
const versaoRules = [versaoEqual];


/***/ }),

/***/ 14123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ai: () => (/* binding */ manifestUnlisted),
/* harmony export */   C2: () => (/* binding */ manifestPathUnique),
/* harmony export */   Im: () => (/* binding */ manifestPolicy),
/* harmony export */   T8: () => (/* binding */ manifestBytes),
/* harmony export */   dL: () => (/* binding */ manifestSha256),
/* harmony export */   gf: () => (/* binding */ MANIFEST_RULES),
/* harmony export */   mv: () => (/* binding */ manifestVersao),
/* harmony export */   ws: () => (/* binding */ manifestFileMissing)
/* harmony export */ });
/** What `api/manifest.json`, where there is one, promises about the files. Nothing in refdata.yml changes these. */
const manifestFileMissing = manifestRule({
    id: 'manifest-file-missing',
    title: 'What the manifest lists is there',
    why: 'Mirrors and caches fetch what the manifest lists.',
    remedy: 'Publish the folder as a whole, as it was built.',
});
const manifestBytes = manifestRule({
    id: 'manifest-bytes',
    title: 'A file has the size that the manifest says',
    why: 'The file was changed or cut short after the build, or files of two builds are mixed.',
    remedy: 'Build again and publish the folder as a whole; do not edit or reformat published files.',
});
const manifestSha256 = manifestRule({
    id: 'manifest-sha256',
    title: 'A file has the hash that the manifest says',
    why: 'The file was changed after the build, or files of two builds are mixed.',
    remedy: 'Build again and publish the folder as a whole; do not edit or reformat published files.',
});
const manifestUnlisted = manifestRule({
    id: 'manifest-unlisted',
    title: 'The manifest lists the published files',
    why: 'A file that is not listed is not proved: nobody can tell whether it belongs to this build.',
    remedy: 'Build again; the manifest lists everything that the build writes.',
});
const manifestPathUnique = manifestRule({
    id: 'manifest-path-unique',
    title: 'The manifest lists a file once',
    why: 'Two entries for one file can disagree on its hash.',
    remedy: 'Build again; the manifest is not meant to be edited.',
});
const manifestVersao = manifestRule({
    id: 'manifest-versao',
    title: 'The manifest has the `versao` of the files',
    why: 'The manifest is of another build than the files.',
    remedy: 'Publish the manifest and the files of one build together.',
});
const manifestPolicy = {
    ...manifestRule({
        id: 'manifest-policy',
        title: 'The manifest changes rules that there are',
        why: 'A change that cannot be applied is left out, so the files are judged by the rule as it is.',
        remedy: 'Correct `rules` in refdata.yml and build again; this may also be the mark of another version.',
    }),
    level: 'warning',
};
const MANIFEST_RULES = [
    manifestFileMissing,
    manifestBytes,
    manifestSha256,
    manifestUnlisted,
    manifestPathUnique,
    manifestVersao,
    manifestPolicy,
];
function manifestRule(info) {
    return { ...info, level: 'error', fixed: true };
}


/***/ }),

/***/ 81919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ah: () => (/* binding */ registryFirst),
/* harmony export */   Aw: () => (/* binding */ registryChanged),
/* harmony export */   In: () => (/* binding */ registryArchivesAbsent),
/* harmony export */   JI: () => (/* binding */ registryArchiveSize),
/* harmony export */   Lz: () => (/* binding */ registryArchiveManifest),
/* harmony export */   Mt: () => (/* binding */ registryVanished),
/* harmony export */   NS: () => (/* binding */ packageEntry),
/* harmony export */   TI: () => (/* binding */ registryArchiveSha256),
/* harmony export */   T_: () => (/* binding */ registryDependencyUnknown),
/* harmony export */   Vg: () => (/* binding */ registryDependencyConflict),
/* harmony export */   ZP: () => (/* binding */ PACKAGE_RULES),
/* harmony export */   cT: () => (/* binding */ registryDependencyUnsatisfied),
/* harmony export */   eX: () => (/* binding */ packageDependency),
/* harmony export */   eZ: () => (/* binding */ registryVersion),
/* harmony export */   fd: () => (/* binding */ registryPackageName),
/* harmony export */   fy: () => (/* binding */ registryArchiveName),
/* harmony export */   i9: () => (/* binding */ packageFiles),
/* harmony export */   jL: () => (/* binding */ packageRepeated),
/* harmony export */   jP: () => (/* binding */ packageField),
/* harmony export */   jT: () => (/* binding */ registryName),
/* harmony export */   kw: () => (/* binding */ REGISTRY_RULES),
/* harmony export */   l5: () => (/* binding */ registryRange),
/* harmony export */   lT: () => (/* binding */ registryCopy),
/* harmony export */   oo: () => (/* binding */ registryYanked),
/* harmony export */   or: () => (/* binding */ registryArchiveMissing),
/* harmony export */   qW: () => (/* binding */ registryArchiveEntry),
/* harmony export */   rQ: () => (/* binding */ registryArchiveUnreadable),
/* harmony export */   re: () => (/* binding */ registryDependencyCycle),
/* harmony export */   sk: () => (/* binding */ registryArchiveOrphan),
/* harmony export */   u5: () => (/* binding */ packageManifest),
/* harmony export */   wv: () => (/* binding */ registryArchiveRoot),
/* harmony export */   yj: () => (/* binding */ packageSize)
/* harmony export */ });
/**
 * What can be wrong with packages and with a registry (reference-language.md §10.8). Nothing in refdata.yml changes
 * these: clients trust a registry because none of them can be switched off.
 */
const packageManifest = fixedError({
    id: 'package-manifest',
    title: 'The manifest of a package can be read',
    why: 'Name, version and dependencies of a package stand there and nowhere else.',
    remedy: 'Correct the manifest; `registro.pacotes` in refdata.yml says which files are manifests.',
    example: '[package]\nname = "texto"\nversion = 1.0.0',
});
const packageField = fixedError({
    id: 'package-field',
    title: 'The manifest has a name, a version, and fields of the right type',
    why: 'A package without a name or a version cannot be found, and a list in place of a text breaks clients.',
    remedy: 'Correct the field in the manifest, or say with `registro.map` in refdata.yml where the manifest has it.',
    example: '[package]\nname = "texto"\nversion = 1',
});
const packageRepeated = fixedError({
    id: 'package-repeated',
    title: 'Two manifests do not have the same name',
    why: 'Which of the two would be published depends on nothing that anybody decided.',
    remedy: 'Rename one of them, or make `registro.pacotes` in refdata.yml narrower.',
});
const packageEntry = fixedError({
    id: 'package-entry',
    title: 'The entry file of a package is in its archive',
    why: 'The package installs, and the first program that uses it fails.',
    remedy: 'Correct `entry` in the manifest, add the file, or take it out of .gitignore.',
});
const packageDependency = fixedError({
    id: 'package-dependency',
    title: 'A package depends on packages of the registry',
    why: 'A path, a repository or an address that only its author has cannot be installed by anybody else.',
    remedy: 'Give a version range, or add `version` beside `path`, `git` or `url`: that is what will be published.',
    example: '[dependencies]\nmoeda = { path = "../moeda" }',
});
const packageFiles = fixedError({
    id: 'package-files',
    title: 'A package holds plain files with names that every system can have',
    why: 'Links lead out of the package, and some names cannot be unpacked on Windows or macOS.',
    remedy: 'Replace the link by the file, rename the file, or leave it out with .gitignore.',
});
const packageSize = fixedError({
    id: 'package-size',
    title: 'A package is not larger than the limit',
    why: 'Everybody who installs it downloads it; what is large is mostly there by mistake.',
    remedy: 'Leave files out with .gitignore, or raise `limits.package_mib` in refdata.yml.',
});
const registryFirst = {
    id: 'registry-first',
    level: 'notice',
    title: 'Where the previous index should be, there is one',
    why: 'This is taken for the first publication: older versions, if there were any, are not in the new index.',
    remedy: 'If this is not the first publication, correct `registro.previous` in refdata.yml.',
    fixed: true,
};
const registryName = fixedError({
    id: 'registry-name',
    title: 'All files carry the name of the registry',
    why: 'Clients take an index with another name for something else.',
    remedy: 'Build again; `registro.name` in refdata.yml gives the name where it is not that of the language.',
    example: '{\n "registro": "DataForge",\n "pacotes": {}\n}',
});
const registryPackageName = fixedError({
    id: 'registry-package-name',
    title: 'A package name is a lower-case letter and 1 to 48 letters, digits, `_` or `-`',
    why: 'The name becomes a folder, a file and a part of addresses; clients refuse others.',
    remedy: 'Rename the package in its manifest.',
    example: '[package]\nname = "Texto"\nversion = "1.0.0"',
});
const registryVersion = fixedError({
    id: 'registry-version',
    title: 'A version is major.minor.patch, with -pre for a pre-release',
    why: 'Clients compare versions; one that cannot be compared is never chosen, or always.',
    remedy: 'Write three numbers without `v`, such as 1.0.0 or 2.0.0-beta.1.',
    example: '[package]\nname = "texto"\nversion = "1.0"',
});
const registryRange = fixedError({
    id: 'registry-range',
    title: 'A version range can be read',
    why: 'No client can choose a version for it: the package cannot be installed.',
    remedy: 'Write a version, ^1.2, ~1.2, comparators such as ">=1.2, <2", or *; there is no ||, no 1.x and no "1 - 2".',
    example: '[dependencies]\nmoeda = "1.x || 2.x"',
});
const registryDependencyUnknown = fixedError({
    id: 'registry-dependency-unknown',
    title: 'A dependency is in the registry',
    why: 'The package cannot be installed.',
    remedy: 'Correct the name, publish the package that is missing, or remove the dependency.',
});
const registryDependencyUnsatisfied = fixedError({
    id: 'registry-dependency-unsatisfied',
    title: 'Some version is in the range of a dependency',
    why: 'The package cannot be installed.',
    remedy: 'Correct the range; a bare version means exactly that version.',
});
const registryDependencyConflict = fixedError({
    id: 'registry-dependency-conflict',
    title: 'The dependencies of a version agree with each other',
    why: 'Two packages on the way ask for different versions of a third: the package cannot be installed.',
    remedy: 'Widen one of the ranges, in a new version of the package that has it.',
});
const registryDependencyCycle = fixedError({
    id: 'registry-dependency-cycle',
    title: 'No package depends on itself, directly or through others',
    why: 'None of them can be loaded before the others.',
    remedy: 'Remove one of the dependencies, or move what both need into a third package.',
});
const registryChanged = fixedError({
    id: 'registry-changed',
    title: 'A published version does not change',
    why: 'Who has installed it has another content under the same version, and their lock file refuses the new one.',
    remedy: 'Raise the version in the manifest; to withdraw a version, name it under `registro.yanked` as well.',
});
const registryVanished = fixedError({
    id: 'registry-vanished',
    title: 'What was published stays published',
    why: 'Projects that depend on it can no longer be installed.',
    remedy: 'Put it back; in refdata.yml, `registro.archived` keeps a package without source and `registro.yanked` withdraws it.',
});
const registryYanked = fixedError({
    id: 'registry-yanked',
    title: 'A withdrawn version is not published again',
    why: 'The same version would mean two contents.',
    remedy: 'Raise the version in the manifest, or remove it from `registro.yanked` in refdata.yml.',
});
const registryArchiveName = fixedError({
    id: 'registry-archive-name',
    title: 'Each version has an archive of its own, named by a plain file name',
    why: 'Two versions with one archive cannot both be what they say; a path leads out of the registry.',
    remedy: 'Build the index again; the archive is <name>-<version>.tar.gz.',
});
const registryArchiveMissing = fixedError({
    id: 'registry-archive-missing',
    title: 'The archive of a version is there',
    why: 'The version cannot be installed.',
    remedy: 'Publish the folder pacotes/ together with the index.',
});
const registryArchivesAbsent = {
    id: 'registry-archives-absent',
    level: 'notice',
    title: 'Archives are beside the index',
    why: 'Archives that are not looked at are not proved; what the index says of them may be wrong.',
    remedy: 'Check the published registry, or the folder that has pacotes/ with the archives.',
    fixed: true,
};
const registryArchiveOrphan = fixedError({
    id: 'registry-archive-orphan',
    title: 'Every archive belongs to a version',
    why: 'It can be downloaded and nothing proves what it is; mostly a version was lost from the index.',
    remedy: 'Build the index again, or remove the archive.',
});
const registryArchiveSha256 = fixedError({
    id: 'registry-archive-sha256',
    title: 'An archive has the hash that the index says',
    why: 'Clients refuse the archive: it was changed, or cut short, after it was published.',
    remedy: 'Put the archive back as it was published; for another content, raise the version.',
});
const registryArchiveUnreadable = fixedError({
    id: 'registry-archive-unreadable',
    title: 'An archive is a whole gzip-compressed tar file',
    why: 'Clients cannot unpack it.',
    remedy: 'Pack it again with `refdata registry pack`, or look what the server answers.',
});
const registryArchiveEntry = fixedError({
    id: 'registry-archive-entry',
    title: 'An archive holds files and folders only, each once, and none outside of it',
    why: 'Absolute paths, "..", links and devices write where they should not; clients refuse the archive.',
    remedy: 'Pack it again with `refdata registry pack`; treat an archive that you did not make as an attack.',
});
const registryArchiveRoot = fixedError({
    id: 'registry-archive-root',
    title: 'An archive holds one folder, <name>-<version>',
    why: 'Clients unpack that folder as the package.',
    remedy: 'Pack it again with `refdata registry pack`.',
});
const registryArchiveManifest = fixedError({
    id: 'registry-archive-manifest',
    title: 'The manifest in an archive has the name and version of the index',
    why: 'The archive is of another package or version than the one that is asked for.',
    remedy: 'Pack the right version again and publish it under a new version.',
});
const registryArchiveSize = fixedError({
    id: 'registry-archive-size',
    title: 'An archive unpacks to a reasonable size',
    why: 'A small archive that unpacks to gigabytes fills the disks of those who install it.',
    remedy: 'Pack less; treat an archive that you did not make as an attack.',
});
const registryCopy = fixedError({
    id: 'registry-copy',
    title: 'config.json and the files of single packages say what the index says',
    why: 'Clients that read the small files see another registry than those that read the index.',
    remedy: 'Build the registry again and publish the folder as a whole.',
});
const PACKAGE_RULES = [
    packageManifest,
    packageField,
    packageRepeated,
    packageEntry,
    packageDependency,
    packageFiles,
    packageSize,
];
const REGISTRY_RULES = [
    registryFirst,
    registryName,
    registryPackageName,
    registryVersion,
    registryRange,
    registryDependencyUnknown,
    registryDependencyUnsatisfied,
    registryDependencyConflict,
    registryDependencyCycle,
    registryChanged,
    registryVanished,
    registryYanked,
    registryArchiveName,
    registryArchiveMissing,
    registryArchivesAbsent,
    registryArchiveOrphan,
    registryArchiveSha256,
    registryArchiveUnreadable,
    registryArchiveEntry,
    registryArchiveRoot,
    registryArchiveManifest,
    registryArchiveSize,
    registryCopy,
];
function fixedError(info) {
    return { ...info, level: 'error', fixed: true };
}


/***/ }),

/***/ 85964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ addressUnrecorded),
/* harmony export */   W: () => (/* binding */ PAGE_RULES)
/* harmony export */ });
/** The ledger of addresses says what is there. */
const addressUnrecorded = {
    id: 'address-unrecorded',
    level: 'notice',
    title: 'Every address is recorded',
    why: 'People and other sites keep the address of a page. One that is recorded is never given to anything else, and keeps a page when its thing is gone; one that is not may.',
    remedy: 'Run `refdata addresses --write`, and commit the file that `enderecos` in refdata.yml names.',
    example: 'enderecos: enderecos.json',
};
/** What may be found about pages. */
const PAGE_RULES = [addressUnrecorded];


/***/ }),

/***/ 39808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DY: () => (/* binding */ jsonDuplicateKey),
/* harmony export */   ME: () => (/* binding */ fileTooLarge),
/* harmony export */   OK: () => (/* binding */ encoding),
/* harmony export */   WO: () => (/* binding */ fileUnreadable),
/* harmony export */   WS: () => (/* binding */ jsonSyntax),
/* harmony export */   Zr: () => (/* binding */ fileUnknown),
/* harmony export */   pJ: () => (/* binding */ CONTRACT_RULES),
/* harmony export */   tO: () => (/* binding */ fileMissing),
/* harmony export */   wQ: () => (/* binding */ schema)
/* harmony export */ });
/** What is wrong with a published file before its content can be judged. Nothing in refdata.yml changes these. */
const fileMissing = fixedError({
    id: 'file-missing',
    title: 'All seven files are there',
    why: 'Clients start at the index and follow `rotas`; a file that is not there ends in an error for their users.',
    remedy: 'Publish all seven files together; `refdata build` always writes all of them.',
});
const fileUnreadable = fixedError({
    id: 'file-unreadable',
    title: 'Every file can be read',
    why: 'A server that answers with an error, or not in time, gives clients nothing.',
    remedy: 'Open the address or the file yourself, and look what stands in the way.',
});
const fileTooLarge = fixedError({
    id: 'file-too-large',
    title: 'A file has at most 64 MiB',
    why: 'Clients read a file as a whole; a larger one is a mistake or an attack.',
    remedy: 'Look what was written into the file; `limits.published_mib` lets `refdata check` read a larger one.',
});
const fileUnknown = {
    id: 'file-unknown',
    level: 'notice',
    title: 'Only the files of the contract are beside each other',
    why: 'Nothing refers to another JSON file in `api/`: it may be a misspelt name, or left over from an earlier version.',
    remedy: 'Rename or remove the file; data of your own has a better place outside `api/`.',
    fixed: true,
};
const encoding = fixedError({
    id: 'encoding',
    title: 'A file is UTF-8 without byte order mark',
    why: 'JSON is UTF-8 (RFC 8259); many parsers refuse a byte order mark, and all show wrong letters for other encodings.',
    remedy: 'Save the file as UTF-8 without byte order mark.',
});
const jsonSyntax = fixedError({
    id: 'json-syntax',
    title: 'A file is JSON',
    why: 'No client can read it otherwise.',
    remedy: 'Write the file with a JSON library rather than by hand; look whether it was cut short.',
    example: '{"versao": "1.4.0", "total": 1, "fun',
    exampleAt: '/api/embutidas.json',
});
const jsonDuplicateKey = fixedError({
    id: 'json-duplicate-key',
    title: 'A key stands once in its object',
    why: 'Most parsers keep the last one and say nothing, others the first: two clients see different data.',
    remedy: 'Remove one of the two.',
    example: '{\n  "versao": "1.4.0",\n  "exemplos": 8,\n  "exemplos": 9\n}',
    exampleAt: '/api/conteudos.json',
});
const schema = fixedError({
    id: 'schema',
    title: 'A file follows its JSON Schema',
    why: 'Clients are written against exactly these fields and types; one that is missing, or of another type, breaks them.',
    remedy: 'Give the value that `schemas/` describes; fields of your own do not belong into these files.',
    example: '{\n  "code": "LM0101",\n  "titulo": "Indentação inconsistente"\n}',
    exampleAt: '/api/erros.json, `codigos/0`',
});
const CONTRACT_RULES = [
    fileMissing,
    fileUnreadable,
    fileTooLarge,
    fileUnknown,
    encoding,
    jsonSyntax,
    jsonDuplicateKey,
    schema,
];
function fixedError(info) {
    return { ...info, level: 'error', fixed: true };
}


/***/ }),

/***/ 80591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ shown)
/* harmony export */ });
/** Longer texts are cut in messages, in UTF-16 units. */
const MAX_SHOWN_LENGTH = 60;
/** A value as messages show it: texts and numbers as JSON on one line and cut, the rest by kind. */
function shown(value) {
    if (Array.isArray(value))
        return value.length === 0 ? 'an empty list' : 'a list';
    if (typeof value === 'object' && value !== null)
        return 'an object';
    if (typeof value !== 'string')
        return String(value);
    if (value.length <= MAX_SHOWN_LENGTH)
        return quoted(value);
    return quoted(`${value.slice(0, MAX_SHOWN_LENGTH)}…`);
}
/** JSON, with characters that a terminal obeys or hides written as escapes. */
function quoted(text) {
    return JSON.stringify(text).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u00a0]/gu, hidden => {
        return hidden.replace(/./gs, unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
    });
}


/***/ })

};
