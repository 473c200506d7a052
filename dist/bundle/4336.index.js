export const id = 4336;
export const ids = [4336];
export const modules = {

 67451:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   cz: () => (  sum),
   mQ: () => (  countsOf),
   wv: () => (  describeCounts)
 });
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
function countsOf(name, file) {
	return COUNTERS[name](file);
}
function describeCounts(counts) {
	return Object.entries(counts)
		.map(([nouns, count]) => `${count} ${count === 1 ? nouns.replace(/oes$/, 'aos').slice(0, -1) : nouns}`)
		.join(', ');
}
function sum(numbers) {
	return numbers.reduce((total, number) => total + number, 0);
}


 }),

 17642:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   y$: () => (  validators)
 });
 var ajv_dist_runtime_ucs2length_js$m0 = __webpack_require__(36214);
const index=s;const t=ajv_dist_runtime_ucs2length_js$m0["default"]??ajv_dist_runtime_ucs2length_js$m0;const r=new RegExp("^https?://[^\\s/?#]+(?:[/?#]\\S*)?$","u");function s(e,{instancePath:i="",parentData:a,parentDataProperty:o,rootData:n=e,dynamicAnchors:p={}}={}){;let m=null;let c=0;const d=s.evaluated;if(d.dynamicProps){d.props=undefined}if(d.dynamicItems){d.items=undefined}if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.nome===undefined){const e={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nome"}};m=ea(m,e);c++}if(e.versao===undefined){const e={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"versao"}};m=ea(m,e);c++}if(e.descricao===undefined){const e={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"descricao"}};m=ea(m,e);c++}if(e.documentacao===undefined){const e={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"documentacao"}};m=ea(m,e);c++}if(e.rotas===undefined){const e={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rotas"}};m=ea(m,e);c++}for(const t in e){if(!(t==="nome"||t==="versao"||t==="descricao"||t==="documentacao"||t==="rotas")){const e={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};m=ea(m,e);c++}}if(e.nome!==undefined){let r=e.nome;if(typeof r==="string"){if(t(r)<1){const e={instancePath:i+"/nome",schemaPath:"#/properties/nome/minLength",keyword:"minLength",params:{limit:1}};m=ea(m,e);c++}}else{const e={instancePath:i+"/nome",schemaPath:"#/properties/nome/type",keyword:"type",params:{type:"string"}};m=ea(m,e);c++}}if(e.versao!==undefined){let r=e.versao;if(typeof r==="string"){if(t(r)<1){const e={instancePath:i+"/versao",schemaPath:"#/properties/versao/minLength",keyword:"minLength",params:{limit:1}};m=ea(m,e);c++}}else{const e={instancePath:i+"/versao",schemaPath:"#/properties/versao/type",keyword:"type",params:{type:"string"}};m=ea(m,e);c++}}if(e.descricao!==undefined){if(typeof e.descricao!=="string"){const e={instancePath:i+"/descricao",schemaPath:"#/properties/descricao/type",keyword:"type",params:{type:"string"}};m=ea(m,e);c++}}if(e.documentacao!==undefined){let t=e.documentacao;if(typeof t==="string"){if(!r.test(t)){const e={instancePath:i+"/documentacao",schemaPath:"#/properties/documentacao/pattern",keyword:"pattern",params:{pattern:"^https?://[^\\s/?#]+(?:[/?#]\\S*)?$"}};m=ea(m,e);c++}}else{const e={instancePath:i+"/documentacao",schemaPath:"#/properties/documentacao/type",keyword:"type",params:{type:"string"}};m=ea(m,e);c++}}if(e.rotas!==undefined){let t=e.rotas;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.sintaxe===undefined){const e={instancePath:i+"/rotas",schemaPath:"#/properties/rotas/required",keyword:"required",params:{missingProperty:"sintaxe"}};m=ea(m,e);c++}if(t.embutidas===undefined){const e={instancePath:i+"/rotas",schemaPath:"#/properties/rotas/required",keyword:"required",params:{missingProperty:"embutidas"}};m=ea(m,e);c++}if(t.modulos===undefined){const e={instancePath:i+"/rotas",schemaPath:"#/properties/rotas/required",keyword:"required",params:{missingProperty:"modulos"}};m=ea(m,e);c++}if(t.comandos===undefined){const e={instancePath:i+"/rotas",schemaPath:"#/properties/rotas/required",keyword:"required",params:{missingProperty:"comandos"}};m=ea(m,e);c++}if(t.erros===undefined){const e={instancePath:i+"/rotas",schemaPath:"#/properties/rotas/required",keyword:"required",params:{missingProperty:"erros"}};m=ea(m,e);c++}if(t.conteudos===undefined){const e={instancePath:i+"/rotas",schemaPath:"#/properties/rotas/required",keyword:"required",params:{missingProperty:"conteudos"}};m=ea(m,e);c++}for(const e in t){if(!(e==="sintaxe"||e==="embutidas"||e==="modulos"||e==="comandos"||e==="erros"||e==="conteudos")){const t={instancePath:i+"/rotas",schemaPath:"#/properties/rotas/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:e}};m=ea(m,t);c++}}if(t.sintaxe!==undefined){if("/api/sintaxe.json"!==t.sintaxe){const e={instancePath:i+"/rotas/sintaxe",schemaPath:"#/properties/rotas/properties/sintaxe/const",keyword:"const",params:{allowedValue:"/api/sintaxe.json"}};m=ea(m,e);c++}}if(t.embutidas!==undefined){if("/api/embutidas.json"!==t.embutidas){const e={instancePath:i+"/rotas/embutidas",schemaPath:"#/properties/rotas/properties/embutidas/const",keyword:"const",params:{allowedValue:"/api/embutidas.json"}};m=ea(m,e);c++}}if(t.modulos!==undefined){if("/api/modulos.json"!==t.modulos){const e={instancePath:i+"/rotas/modulos",schemaPath:"#/properties/rotas/properties/modulos/const",keyword:"const",params:{allowedValue:"/api/modulos.json"}};m=ea(m,e);c++}}if(t.comandos!==undefined){if("/api/comandos.json"!==t.comandos){const e={instancePath:i+"/rotas/comandos",schemaPath:"#/properties/rotas/properties/comandos/const",keyword:"const",params:{allowedValue:"/api/comandos.json"}};m=ea(m,e);c++}}if(t.erros!==undefined){if("/api/erros.json"!==t.erros){const e={instancePath:i+"/rotas/erros",schemaPath:"#/properties/rotas/properties/erros/const",keyword:"const",params:{allowedValue:"/api/erros.json"}};m=ea(m,e);c++}}if(t.conteudos!==undefined){if("/api/conteudos.json"!==t.conteudos){const e={instancePath:i+"/rotas/conteudos",schemaPath:"#/properties/rotas/properties/conteudos/const",keyword:"const",params:{allowedValue:"/api/conteudos.json"}};m=ea(m,e);c++}}}else{const e={instancePath:i+"/rotas",schemaPath:"#/properties/rotas/type",keyword:"type",params:{type:"object"}};m=ea(m,e);c++}}}else{const e={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"}};m=ea(m,e);c++}s.errors=m;return c===0}s.evaluated={"props":true,"dynamicProps":false,"dynamicItems":false};const sintaxe=o;const i={"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:refdata-action:schema:sintaxe:1","type":"object","additionalProperties":false,"required":["versao","extensao","reservadas","contextuais","operadores","verbos_http","regras"],"properties":{"versao":{"type":"string","minLength":1},"extensao":{"type":"string","pattern":"^\\.\\S"},"reservadas":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["palavra","descricao","equivalente"],"properties":{"palavra":{"type":"string","minLength":1},"descricao":{"type":"string"},"equivalente":{"type":"string"}}}},"contextuais":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["palavra","descricao","equivalente","onde"],"properties":{"palavra":{"type":"string","minLength":1},"descricao":{"type":"string"},"equivalente":{"type":"string"},"onde":{"type":"string"}}}},"operadores":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["simbolo","descricao","equivalente"],"properties":{"simbolo":{"type":"string","minLength":1},"descricao":{"type":"string"},"equivalente":{"type":"string"}}}},"verbos_http":{"type":"array","items":{"enum":["GET","POST","PUT","PATCH","DELETE","HEAD","OPTIONS","ANY"]}},"regras":{"type":"array","items":{"type":"string"}}}};const a=new RegExp("^\\.\\S","u");function o(e,{instancePath:r="",parentData:s,parentDataProperty:n,rootData:p=e,dynamicAnchors:m={}}={}){;let c=null;let d=0;const y=o.evaluated;if(y.dynamicProps){y.props=undefined}if(y.dynamicItems){y.items=undefined}if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.versao===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"versao"}};c=ea(c,e);d++}if(e.extensao===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"extensao"}};c=ea(c,e);d++}if(e.reservadas===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reservadas"}};c=ea(c,e);d++}if(e.contextuais===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"contextuais"}};c=ea(c,e);d++}if(e.operadores===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"operadores"}};c=ea(c,e);d++}if(e.verbos_http===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"verbos_http"}};c=ea(c,e);d++}if(e.regras===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"regras"}};c=ea(c,e);d++}for(const t in e){if(!(t==="versao"||t==="extensao"||t==="reservadas"||t==="contextuais"||t==="operadores"||t==="verbos_http"||t==="regras")){const e={instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};c=ea(c,e);d++}}if(e.versao!==undefined){let s=e.versao;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/versao",schemaPath:"#/properties/versao/minLength",keyword:"minLength",params:{limit:1}};c=ea(c,e);d++}}else{const e={instancePath:r+"/versao",schemaPath:"#/properties/versao/type",keyword:"type",params:{type:"string"}};c=ea(c,e);d++}}if(e.extensao!==undefined){let t=e.extensao;if(typeof t==="string"){if(!a.test(t)){const e={instancePath:r+"/extensao",schemaPath:"#/properties/extensao/pattern",keyword:"pattern",params:{pattern:"^\\.\\S"}};c=ea(c,e);d++}}else{const e={instancePath:r+"/extensao",schemaPath:"#/properties/extensao/type",keyword:"type",params:{type:"string"}};c=ea(c,e);d++}}if(e.reservadas!==undefined){let s=e.reservadas;if(Array.isArray(s)){const e=s.length;for(let i=0;i<e;i++){let e=s[i];if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.palavra===undefined){const e={instancePath:r+"/reservadas/"+i,schemaPath:"#/properties/reservadas/items/required",keyword:"required",params:{missingProperty:"palavra"}};c=ea(c,e);d++}if(e.descricao===undefined){const e={instancePath:r+"/reservadas/"+i,schemaPath:"#/properties/reservadas/items/required",keyword:"required",params:{missingProperty:"descricao"}};c=ea(c,e);d++}if(e.equivalente===undefined){const e={instancePath:r+"/reservadas/"+i,schemaPath:"#/properties/reservadas/items/required",keyword:"required",params:{missingProperty:"equivalente"}};c=ea(c,e);d++}for(const t in e){if(!(t==="palavra"||t==="descricao"||t==="equivalente")){const e={instancePath:r+"/reservadas/"+i,schemaPath:"#/properties/reservadas/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};c=ea(c,e);d++}}if(e.palavra!==undefined){let s=e.palavra;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/reservadas/"+i+"/palavra",schemaPath:"#/properties/reservadas/items/properties/palavra/minLength",keyword:"minLength",params:{limit:1}};c=ea(c,e);d++}}else{const e={instancePath:r+"/reservadas/"+i+"/palavra",schemaPath:"#/properties/reservadas/items/properties/palavra/type",keyword:"type",params:{type:"string"}};c=ea(c,e);d++}}if(e.descricao!==undefined){if(typeof e.descricao!=="string"){const e={instancePath:r+"/reservadas/"+i+"/descricao",schemaPath:"#/properties/reservadas/items/properties/descricao/type",keyword:"type",params:{type:"string"}};c=ea(c,e);d++}}if(e.equivalente!==undefined){if(typeof e.equivalente!=="string"){const e={instancePath:r+"/reservadas/"+i+"/equivalente",schemaPath:"#/properties/reservadas/items/properties/equivalente/type",keyword:"type",params:{type:"string"}};c=ea(c,e);d++}}}else{const e={instancePath:r+"/reservadas/"+i,schemaPath:"#/properties/reservadas/items/type",keyword:"type",params:{type:"object"}};c=ea(c,e);d++}}}else{const e={instancePath:r+"/reservadas",schemaPath:"#/properties/reservadas/type",keyword:"type",params:{type:"array"}};c=ea(c,e);d++}}if(e.contextuais!==undefined){let s=e.contextuais;if(Array.isArray(s)){const e=s.length;for(let i=0;i<e;i++){let e=s[i];if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.palavra===undefined){const e={instancePath:r+"/contextuais/"+i,schemaPath:"#/properties/contextuais/items/required",keyword:"required",params:{missingProperty:"palavra"}};c=ea(c,e);d++}if(e.descricao===undefined){const e={instancePath:r+"/contextuais/"+i,schemaPath:"#/properties/contextuais/items/required",keyword:"required",params:{missingProperty:"descricao"}};c=ea(c,e);d++}if(e.equivalente===undefined){const e={instancePath:r+"/contextuais/"+i,schemaPath:"#/properties/contextuais/items/required",keyword:"required",params:{missingProperty:"equivalente"}};c=ea(c,e);d++}if(e.onde===undefined){const e={instancePath:r+"/contextuais/"+i,schemaPath:"#/properties/contextuais/items/required",keyword:"required",params:{missingProperty:"onde"}};c=ea(c,e);d++}for(const t in e){if(!(t==="palavra"||t==="descricao"||t==="equivalente"||t==="onde")){const e={instancePath:r+"/contextuais/"+i,schemaPath:"#/properties/contextuais/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};c=ea(c,e);d++}}if(e.palavra!==undefined){let s=e.palavra;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/contextuais/"+i+"/palavra",schemaPath:"#/properties/contextuais/items/properties/palavra/minLength",keyword:"minLength",params:{limit:1}};c=ea(c,e);d++}}else{const e={instancePath:r+"/contextuais/"+i+"/palavra",schemaPath:"#/properties/contextuais/items/properties/palavra/type",keyword:"type",params:{type:"string"}};c=ea(c,e);d++}}if(e.descricao!==undefined){if(typeof e.descricao!=="string"){const e={instancePath:r+"/contextuais/"+i+"/descricao",schemaPath:"#/properties/contextuais/items/properties/descricao/type",keyword:"type",params:{type:"string"}};c=ea(c,e);d++}}if(e.equivalente!==undefined){if(typeof e.equivalente!=="string"){const e={instancePath:r+"/contextuais/"+i+"/equivalente",schemaPath:"#/properties/contextuais/items/properties/equivalente/type",keyword:"type",params:{type:"string"}};c=ea(c,e);d++}}if(e.onde!==undefined){if(typeof e.onde!=="string"){const e={instancePath:r+"/contextuais/"+i+"/onde",schemaPath:"#/properties/contextuais/items/properties/onde/type",keyword:"type",params:{type:"string"}};c=ea(c,e);d++}}}else{const e={instancePath:r+"/contextuais/"+i,schemaPath:"#/properties/contextuais/items/type",keyword:"type",params:{type:"object"}};c=ea(c,e);d++}}}else{const e={instancePath:r+"/contextuais",schemaPath:"#/properties/contextuais/type",keyword:"type",params:{type:"array"}};c=ea(c,e);d++}}if(e.operadores!==undefined){let s=e.operadores;if(Array.isArray(s)){const e=s.length;for(let i=0;i<e;i++){let e=s[i];if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.simbolo===undefined){const e={instancePath:r+"/operadores/"+i,schemaPath:"#/properties/operadores/items/required",keyword:"required",params:{missingProperty:"simbolo"}};c=ea(c,e);d++}if(e.descricao===undefined){const e={instancePath:r+"/operadores/"+i,schemaPath:"#/properties/operadores/items/required",keyword:"required",params:{missingProperty:"descricao"}};c=ea(c,e);d++}if(e.equivalente===undefined){const e={instancePath:r+"/operadores/"+i,schemaPath:"#/properties/operadores/items/required",keyword:"required",params:{missingProperty:"equivalente"}};c=ea(c,e);d++}for(const t in e){if(!(t==="simbolo"||t==="descricao"||t==="equivalente")){const e={instancePath:r+"/operadores/"+i,schemaPath:"#/properties/operadores/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};c=ea(c,e);d++}}if(e.simbolo!==undefined){let s=e.simbolo;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/operadores/"+i+"/simbolo",schemaPath:"#/properties/operadores/items/properties/simbolo/minLength",keyword:"minLength",params:{limit:1}};c=ea(c,e);d++}}else{const e={instancePath:r+"/operadores/"+i+"/simbolo",schemaPath:"#/properties/operadores/items/properties/simbolo/type",keyword:"type",params:{type:"string"}};c=ea(c,e);d++}}if(e.descricao!==undefined){if(typeof e.descricao!=="string"){const e={instancePath:r+"/operadores/"+i+"/descricao",schemaPath:"#/properties/operadores/items/properties/descricao/type",keyword:"type",params:{type:"string"}};c=ea(c,e);d++}}if(e.equivalente!==undefined){if(typeof e.equivalente!=="string"){const e={instancePath:r+"/operadores/"+i+"/equivalente",schemaPath:"#/properties/operadores/items/properties/equivalente/type",keyword:"type",params:{type:"string"}};c=ea(c,e);d++}}}else{const e={instancePath:r+"/operadores/"+i,schemaPath:"#/properties/operadores/items/type",keyword:"type",params:{type:"object"}};c=ea(c,e);d++}}}else{const e={instancePath:r+"/operadores",schemaPath:"#/properties/operadores/type",keyword:"type",params:{type:"array"}};c=ea(c,e);d++}}if(e.verbos_http!==undefined){let t=e.verbos_http;if(Array.isArray(t)){const e=t.length;for(let s=0;s<e;s++){let e=t[s];if(!(e==="GET"||e==="POST"||e==="PUT"||e==="PATCH"||e==="DELETE"||e==="HEAD"||e==="OPTIONS"||e==="ANY")){const e={instancePath:r+"/verbos_http/"+s,schemaPath:"#/properties/verbos_http/items/enum",keyword:"enum",params:{allowedValues:i.properties.verbos_http.items.enum}};c=ea(c,e);d++}}}else{const e={instancePath:r+"/verbos_http",schemaPath:"#/properties/verbos_http/type",keyword:"type",params:{type:"array"}};c=ea(c,e);d++}}if(e.regras!==undefined){let t=e.regras;if(Array.isArray(t)){const e=t.length;for(let s=0;s<e;s++){if(typeof t[s]!=="string"){const e={instancePath:r+"/regras/"+s,schemaPath:"#/properties/regras/items/type",keyword:"type",params:{type:"string"}};c=ea(c,e);d++}}}else{const e={instancePath:r+"/regras",schemaPath:"#/properties/regras/type",keyword:"type",params:{type:"array"}};c=ea(c,e);d++}}}else{const e={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}};c=ea(c,e);d++}o.errors=c;return d===0}o.evaluated={"props":true,"dynamicProps":false,"dynamicItems":false};const embutidas=n;function n(e,{instancePath:r="",parentData:s,parentDataProperty:i,rootData:a=e,dynamicAnchors:o={}}={}){;let p=null;let m=0;const c=n.evaluated;if(c.dynamicProps){c.props=undefined}if(c.dynamicItems){c.items=undefined}if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.versao===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"versao"}};p=ea(p,e);m++}if(e.total===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"}};p=ea(p,e);m++}if(e.funcoes===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"funcoes"}};p=ea(p,e);m++}for(const t in e){if(!(t==="versao"||t==="total"||t==="funcoes")){const e={instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};p=ea(p,e);m++}}if(e.versao!==undefined){let s=e.versao;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/versao",schemaPath:"#/properties/versao/minLength",keyword:"minLength",params:{limit:1}};p=ea(p,e);m++}}else{const e={instancePath:r+"/versao",schemaPath:"#/properties/versao/type",keyword:"type",params:{type:"string"}};p=ea(p,e);m++}}if(e.total!==undefined){let t=e.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const e={instancePath:r+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"}};p=ea(p,e);m++}if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){const e={instancePath:r+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};p=ea(p,e);m++}}}if(e.funcoes!==undefined){let s=e.funcoes;if(Array.isArray(s)){const e=s.length;for(let i=0;i<e;i++){let e=s[i];if(typeof e==="string"){if(t(e)<1){const e={instancePath:r+"/funcoes/"+i,schemaPath:"#/properties/funcoes/items/minLength",keyword:"minLength",params:{limit:1}};p=ea(p,e);m++}}else{const e={instancePath:r+"/funcoes/"+i,schemaPath:"#/properties/funcoes/items/type",keyword:"type",params:{type:"string"}};p=ea(p,e);m++}}}else{const e={instancePath:r+"/funcoes",schemaPath:"#/properties/funcoes/type",keyword:"type",params:{type:"array"}};p=ea(p,e);m++}}}else{const e={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}};p=ea(p,e);m++}n.errors=p;return m===0}n.evaluated={"props":true,"dynamicProps":false,"dynamicItems":false};const modulos=p;function p(e,{instancePath:r="",parentData:s,parentDataProperty:i,rootData:a=e,dynamicAnchors:o={}}={}){;let n=null;let m=0;const c=p.evaluated;if(c.dynamicProps){c.props=undefined}if(c.dynamicItems){c.items=undefined}if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.versao===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"versao"}};n=ea(n,e);m++}if(e.total_modulos===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total_modulos"}};n=ea(n,e);m++}if(e.total_simbolos===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total_simbolos"}};n=ea(n,e);m++}if(e.modulos===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"modulos"}};n=ea(n,e);m++}for(const t in e){if(!(t==="versao"||t==="total_modulos"||t==="total_simbolos"||t==="modulos")){const e={instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);m++}}if(e.versao!==undefined){let s=e.versao;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/versao",schemaPath:"#/properties/versao/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);m++}}else{const e={instancePath:r+"/versao",schemaPath:"#/properties/versao/type",keyword:"type",params:{type:"string"}};n=ea(n,e);m++}}if(e.total_modulos!==undefined){let t=e.total_modulos;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const e={instancePath:r+"/total_modulos",schemaPath:"#/properties/total_modulos/type",keyword:"type",params:{type:"integer"}};n=ea(n,e);m++}if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){const e={instancePath:r+"/total_modulos",schemaPath:"#/properties/total_modulos/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};n=ea(n,e);m++}}}if(e.total_simbolos!==undefined){let t=e.total_simbolos;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const e={instancePath:r+"/total_simbolos",schemaPath:"#/properties/total_simbolos/type",keyword:"type",params:{type:"integer"}};n=ea(n,e);m++}if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){const e={instancePath:r+"/total_simbolos",schemaPath:"#/properties/total_simbolos/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};n=ea(n,e);m++}}}if(e.modulos!==undefined){let s=e.modulos;if(Array.isArray(s)){const e=s.length;for(let i=0;i<e;i++){let e=s[i];if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.nome===undefined){const e={instancePath:r+"/modulos/"+i,schemaPath:"#/properties/modulos/items/required",keyword:"required",params:{missingProperty:"nome"}};n=ea(n,e);m++}if(e.apelidos===undefined){const e={instancePath:r+"/modulos/"+i,schemaPath:"#/properties/modulos/items/required",keyword:"required",params:{missingProperty:"apelidos"}};n=ea(n,e);m++}if(e.total===undefined){const e={instancePath:r+"/modulos/"+i,schemaPath:"#/properties/modulos/items/required",keyword:"required",params:{missingProperty:"total"}};n=ea(n,e);m++}if(e.simbolos===undefined){const e={instancePath:r+"/modulos/"+i,schemaPath:"#/properties/modulos/items/required",keyword:"required",params:{missingProperty:"simbolos"}};n=ea(n,e);m++}for(const t in e){if(!(t==="nome"||t==="apelidos"||t==="total"||t==="simbolos")){const e={instancePath:r+"/modulos/"+i,schemaPath:"#/properties/modulos/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);m++}}if(e.nome!==undefined){let s=e.nome;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/modulos/"+i+"/nome",schemaPath:"#/properties/modulos/items/properties/nome/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);m++}}else{const e={instancePath:r+"/modulos/"+i+"/nome",schemaPath:"#/properties/modulos/items/properties/nome/type",keyword:"type",params:{type:"string"}};n=ea(n,e);m++}}if(e.apelidos!==undefined){let s=e.apelidos;if(Array.isArray(s)){const e=s.length;for(let a=0;a<e;a++){let e=s[a];if(typeof e==="string"){if(t(e)<1){const e={instancePath:r+"/modulos/"+i+"/apelidos/"+a,schemaPath:"#/properties/modulos/items/properties/apelidos/items/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);m++}}else{const e={instancePath:r+"/modulos/"+i+"/apelidos/"+a,schemaPath:"#/properties/modulos/items/properties/apelidos/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);m++}}}else{const e={instancePath:r+"/modulos/"+i+"/apelidos",schemaPath:"#/properties/modulos/items/properties/apelidos/type",keyword:"type",params:{type:"array"}};n=ea(n,e);m++}}if(e.total!==undefined){let t=e.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const e={instancePath:r+"/modulos/"+i+"/total",schemaPath:"#/properties/modulos/items/properties/total/type",keyword:"type",params:{type:"integer"}};n=ea(n,e);m++}if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){const e={instancePath:r+"/modulos/"+i+"/total",schemaPath:"#/properties/modulos/items/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};n=ea(n,e);m++}}}if(e.simbolos!==undefined){let s=e.simbolos;if(Array.isArray(s)){const e=s.length;for(let a=0;a<e;a++){let e=s[a];if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.nome===undefined){const e={instancePath:r+"/modulos/"+i+"/simbolos/"+a,schemaPath:"#/properties/modulos/items/properties/simbolos/items/required",keyword:"required",params:{missingProperty:"nome"}};n=ea(n,e);m++}if(e.assinatura===undefined){const e={instancePath:r+"/modulos/"+i+"/simbolos/"+a,schemaPath:"#/properties/modulos/items/properties/simbolos/items/required",keyword:"required",params:{missingProperty:"assinatura"}};n=ea(n,e);m++}if(e.resumo===undefined){const e={instancePath:r+"/modulos/"+i+"/simbolos/"+a,schemaPath:"#/properties/modulos/items/properties/simbolos/items/required",keyword:"required",params:{missingProperty:"resumo"}};n=ea(n,e);m++}for(const t in e){if(!(t==="nome"||t==="assinatura"||t==="resumo")){const e={instancePath:r+"/modulos/"+i+"/simbolos/"+a,schemaPath:"#/properties/modulos/items/properties/simbolos/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);m++}}if(e.nome!==undefined){let s=e.nome;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/modulos/"+i+"/simbolos/"+a+"/nome",schemaPath:"#/properties/modulos/items/properties/simbolos/items/properties/nome/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);m++}}else{const e={instancePath:r+"/modulos/"+i+"/simbolos/"+a+"/nome",schemaPath:"#/properties/modulos/items/properties/simbolos/items/properties/nome/type",keyword:"type",params:{type:"string"}};n=ea(n,e);m++}}if(e.assinatura!==undefined){if(typeof e.assinatura!=="string"){const e={instancePath:r+"/modulos/"+i+"/simbolos/"+a+"/assinatura",schemaPath:"#/properties/modulos/items/properties/simbolos/items/properties/assinatura/type",keyword:"type",params:{type:"string"}};n=ea(n,e);m++}}if(e.resumo!==undefined){if(typeof e.resumo!=="string"){const e={instancePath:r+"/modulos/"+i+"/simbolos/"+a+"/resumo",schemaPath:"#/properties/modulos/items/properties/simbolos/items/properties/resumo/type",keyword:"type",params:{type:"string"}};n=ea(n,e);m++}}}else{const e={instancePath:r+"/modulos/"+i+"/simbolos/"+a,schemaPath:"#/properties/modulos/items/properties/simbolos/items/type",keyword:"type",params:{type:"object"}};n=ea(n,e);m++}}}else{const e={instancePath:r+"/modulos/"+i+"/simbolos",schemaPath:"#/properties/modulos/items/properties/simbolos/type",keyword:"type",params:{type:"array"}};n=ea(n,e);m++}}}else{const e={instancePath:r+"/modulos/"+i,schemaPath:"#/properties/modulos/items/type",keyword:"type",params:{type:"object"}};n=ea(n,e);m++}}}else{const e={instancePath:r+"/modulos",schemaPath:"#/properties/modulos/type",keyword:"type",params:{type:"array"}};n=ea(n,e);m++}}}else{const e={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}};n=ea(n,e);m++}p.errors=n;return m===0}p.evaluated={"props":true,"dynamicProps":false,"dynamicItems":false};const comandos=m;function m(e,{instancePath:r="",parentData:s,parentDataProperty:i,rootData:a=e,dynamicAnchors:o={}}={}){;let n=null;let p=0;const c=m.evaluated;if(c.dynamicProps){c.props=undefined}if(c.dynamicItems){c.items=undefined}if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.versao===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"versao"}};n=ea(n,e);p++}if(e.total===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"}};n=ea(n,e);p++}if(e.grupos===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"grupos"}};n=ea(n,e);p++}for(const t in e){if(!(t==="versao"||t==="total"||t==="grupos")){const e={instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);p++}}if(e.versao!==undefined){let s=e.versao;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/versao",schemaPath:"#/properties/versao/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/versao",schemaPath:"#/properties/versao/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.total!==undefined){let t=e.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const e={instancePath:r+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"}};n=ea(n,e);p++}if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){const e={instancePath:r+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};n=ea(n,e);p++}}}if(e.grupos!==undefined){let s=e.grupos;if(Array.isArray(s)){const e=s.length;for(let i=0;i<e;i++){let e=s[i];if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.grupo===undefined){const e={instancePath:r+"/grupos/"+i,schemaPath:"#/properties/grupos/items/required",keyword:"required",params:{missingProperty:"grupo"}};n=ea(n,e);p++}if(e.comandos===undefined){const e={instancePath:r+"/grupos/"+i,schemaPath:"#/properties/grupos/items/required",keyword:"required",params:{missingProperty:"comandos"}};n=ea(n,e);p++}for(const t in e){if(!(t==="grupo"||t==="comandos")){const e={instancePath:r+"/grupos/"+i,schemaPath:"#/properties/grupos/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);p++}}if(e.grupo!==undefined){let s=e.grupo;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/grupos/"+i+"/grupo",schemaPath:"#/properties/grupos/items/properties/grupo/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/grupos/"+i+"/grupo",schemaPath:"#/properties/grupos/items/properties/grupo/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.comandos!==undefined){let s=e.comandos;if(Array.isArray(s)){const e=s.length;for(let a=0;a<e;a++){let e=s[a];if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.nome===undefined){const e={instancePath:r+"/grupos/"+i+"/comandos/"+a,schemaPath:"#/properties/grupos/items/properties/comandos/items/required",keyword:"required",params:{missingProperty:"nome"}};n=ea(n,e);p++}if(e.uso===undefined){const e={instancePath:r+"/grupos/"+i+"/comandos/"+a,schemaPath:"#/properties/grupos/items/properties/comandos/items/required",keyword:"required",params:{missingProperty:"uso"}};n=ea(n,e);p++}if(e.resumo===undefined){const e={instancePath:r+"/grupos/"+i+"/comandos/"+a,schemaPath:"#/properties/grupos/items/properties/comandos/items/required",keyword:"required",params:{missingProperty:"resumo"}};n=ea(n,e);p++}if(e.detalhe===undefined){const e={instancePath:r+"/grupos/"+i+"/comandos/"+a,schemaPath:"#/properties/grupos/items/properties/comandos/items/required",keyword:"required",params:{missingProperty:"detalhe"}};n=ea(n,e);p++}if(e.opcoes===undefined){const e={instancePath:r+"/grupos/"+i+"/comandos/"+a,schemaPath:"#/properties/grupos/items/properties/comandos/items/required",keyword:"required",params:{missingProperty:"opcoes"}};n=ea(n,e);p++}if(e.exemplos===undefined){const e={instancePath:r+"/grupos/"+i+"/comandos/"+a,schemaPath:"#/properties/grupos/items/properties/comandos/items/required",keyword:"required",params:{missingProperty:"exemplos"}};n=ea(n,e);p++}if(e.apelidos===undefined){const e={instancePath:r+"/grupos/"+i+"/comandos/"+a,schemaPath:"#/properties/grupos/items/properties/comandos/items/required",keyword:"required",params:{missingProperty:"apelidos"}};n=ea(n,e);p++}if(e.veja===undefined){const e={instancePath:r+"/grupos/"+i+"/comandos/"+a,schemaPath:"#/properties/grupos/items/properties/comandos/items/required",keyword:"required",params:{missingProperty:"veja"}};n=ea(n,e);p++}for(const t in e){if(!(t==="nome"||t==="uso"||t==="resumo"||t==="detalhe"||t==="opcoes"||t==="exemplos"||t==="apelidos"||t==="veja")){const e={instancePath:r+"/grupos/"+i+"/comandos/"+a,schemaPath:"#/properties/grupos/items/properties/comandos/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);p++}}if(e.nome!==undefined){let s=e.nome;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/grupos/"+i+"/comandos/"+a+"/nome",schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/nome/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/grupos/"+i+"/comandos/"+a+"/nome",schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/nome/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.uso!==undefined){if(typeof e.uso!=="string"){const e={instancePath:r+"/grupos/"+i+"/comandos/"+a+"/uso",schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/uso/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.resumo!==undefined){if(typeof e.resumo!=="string"){const e={instancePath:r+"/grupos/"+i+"/comandos/"+a+"/resumo",schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/resumo/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.detalhe!==undefined){if(typeof e.detalhe!=="string"){const e={instancePath:r+"/grupos/"+i+"/comandos/"+a+"/detalhe",schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/detalhe/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.opcoes!==undefined){let s=e.opcoes;if(Array.isArray(s)){const e=s.length;for(let o=0;o<e;o++){let e=s[o];if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.flag===undefined){const e={instancePath:r+"/grupos/"+i+"/comandos/"+a+"/opcoes/"+o,schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/opcoes/items/required",keyword:"required",params:{missingProperty:"flag"}};n=ea(n,e);p++}if(e.descricao===undefined){const e={instancePath:r+"/grupos/"+i+"/comandos/"+a+"/opcoes/"+o,schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/opcoes/items/required",keyword:"required",params:{missingProperty:"descricao"}};n=ea(n,e);p++}for(const t in e){if(!(t==="flag"||t==="descricao")){const e={instancePath:r+"/grupos/"+i+"/comandos/"+a+"/opcoes/"+o,schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/opcoes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);p++}}if(e.flag!==undefined){let s=e.flag;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/grupos/"+i+"/comandos/"+a+"/opcoes/"+o+"/flag",schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/opcoes/items/properties/flag/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/grupos/"+i+"/comandos/"+a+"/opcoes/"+o+"/flag",schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/opcoes/items/properties/flag/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.descricao!==undefined){if(typeof e.descricao!=="string"){const e={instancePath:r+"/grupos/"+i+"/comandos/"+a+"/opcoes/"+o+"/descricao",schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/opcoes/items/properties/descricao/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/grupos/"+i+"/comandos/"+a+"/opcoes/"+o,schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/opcoes/items/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/grupos/"+i+"/comandos/"+a+"/opcoes",schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/opcoes/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(e.exemplos!==undefined){let s=e.exemplos;if(Array.isArray(s)){const e=s.length;for(let o=0;o<e;o++){let e=s[o];if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.comando===undefined){const e={instancePath:r+"/grupos/"+i+"/comandos/"+a+"/exemplos/"+o,schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/exemplos/items/required",keyword:"required",params:{missingProperty:"comando"}};n=ea(n,e);p++}if(e.nota===undefined){const e={instancePath:r+"/grupos/"+i+"/comandos/"+a+"/exemplos/"+o,schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/exemplos/items/required",keyword:"required",params:{missingProperty:"nota"}};n=ea(n,e);p++}for(const t in e){if(!(t==="comando"||t==="nota")){const e={instancePath:r+"/grupos/"+i+"/comandos/"+a+"/exemplos/"+o,schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/exemplos/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);p++}}if(e.comando!==undefined){let s=e.comando;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/grupos/"+i+"/comandos/"+a+"/exemplos/"+o+"/comando",schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/exemplos/items/properties/comando/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/grupos/"+i+"/comandos/"+a+"/exemplos/"+o+"/comando",schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/exemplos/items/properties/comando/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.nota!==undefined){if(typeof e.nota!=="string"){const e={instancePath:r+"/grupos/"+i+"/comandos/"+a+"/exemplos/"+o+"/nota",schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/exemplos/items/properties/nota/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/grupos/"+i+"/comandos/"+a+"/exemplos/"+o,schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/exemplos/items/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/grupos/"+i+"/comandos/"+a+"/exemplos",schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/exemplos/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(e.apelidos!==undefined){let s=e.apelidos;if(Array.isArray(s)){const e=s.length;for(let o=0;o<e;o++){let e=s[o];if(typeof e==="string"){if(t(e)<1){const e={instancePath:r+"/grupos/"+i+"/comandos/"+a+"/apelidos/"+o,schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/apelidos/items/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/grupos/"+i+"/comandos/"+a+"/apelidos/"+o,schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/apelidos/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/grupos/"+i+"/comandos/"+a+"/apelidos",schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/apelidos/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(e.veja!==undefined){let s=e.veja;if(Array.isArray(s)){const e=s.length;for(let o=0;o<e;o++){let e=s[o];if(typeof e==="string"){if(t(e)<1){const e={instancePath:r+"/grupos/"+i+"/comandos/"+a+"/veja/"+o,schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/veja/items/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/grupos/"+i+"/comandos/"+a+"/veja/"+o,schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/veja/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/grupos/"+i+"/comandos/"+a+"/veja",schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/veja/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/grupos/"+i+"/comandos/"+a,schemaPath:"#/properties/grupos/items/properties/comandos/items/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/grupos/"+i+"/comandos",schemaPath:"#/properties/grupos/items/properties/comandos/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/grupos/"+i,schemaPath:"#/properties/grupos/items/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/grupos",schemaPath:"#/properties/grupos/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}}else{const e={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}m.errors=n;return p===0}m.evaluated={"props":true,"dynamicProps":false,"dynamicItems":false};const erros=c;function c(e,{instancePath:r="",parentData:s,parentDataProperty:i,rootData:a=e,dynamicAnchors:o={}}={}){;let n=null;let p=0;const m=c.evaluated;if(m.dynamicProps){m.props=undefined}if(m.dynamicItems){m.items=undefined}if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.versao===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"versao"}};n=ea(n,e);p++}if(e.total===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"}};n=ea(n,e);p++}if(e.codigos===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"codigos"}};n=ea(n,e);p++}for(const t in e){if(!(t==="versao"||t==="total"||t==="codigos")){const e={instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);p++}}if(e.versao!==undefined){let s=e.versao;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/versao",schemaPath:"#/properties/versao/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/versao",schemaPath:"#/properties/versao/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.total!==undefined){let t=e.total;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const e={instancePath:r+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"}};n=ea(n,e);p++}if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){const e={instancePath:r+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};n=ea(n,e);p++}}}if(e.codigos!==undefined){let s=e.codigos;if(Array.isArray(s)){const e=s.length;for(let i=0;i<e;i++){let e=s[i];if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.codigo===undefined){const e={instancePath:r+"/codigos/"+i,schemaPath:"#/properties/codigos/items/required",keyword:"required",params:{missingProperty:"codigo"}};n=ea(n,e);p++}if(e.titulo===undefined){const e={instancePath:r+"/codigos/"+i,schemaPath:"#/properties/codigos/items/required",keyword:"required",params:{missingProperty:"titulo"}};n=ea(n,e);p++}if(e.explicacao===undefined){const e={instancePath:r+"/codigos/"+i,schemaPath:"#/properties/codigos/items/required",keyword:"required",params:{missingProperty:"explicacao"}};n=ea(n,e);p++}if(e.exemplo===undefined){const e={instancePath:r+"/codigos/"+i,schemaPath:"#/properties/codigos/items/required",keyword:"required",params:{missingProperty:"exemplo"}};n=ea(n,e);p++}if(e.solucao===undefined){const e={instancePath:r+"/codigos/"+i,schemaPath:"#/properties/codigos/items/required",keyword:"required",params:{missingProperty:"solucao"}};n=ea(n,e);p++}if(e.doc===undefined){const e={instancePath:r+"/codigos/"+i,schemaPath:"#/properties/codigos/items/required",keyword:"required",params:{missingProperty:"doc"}};n=ea(n,e);p++}for(const t in e){if(!(t==="codigo"||t==="titulo"||t==="explicacao"||t==="exemplo"||t==="solucao"||t==="doc")){const e={instancePath:r+"/codigos/"+i,schemaPath:"#/properties/codigos/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);p++}}if(e.codigo!==undefined){let s=e.codigo;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/codigos/"+i+"/codigo",schemaPath:"#/properties/codigos/items/properties/codigo/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/codigos/"+i+"/codigo",schemaPath:"#/properties/codigos/items/properties/codigo/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.titulo!==undefined){if(typeof e.titulo!=="string"){const e={instancePath:r+"/codigos/"+i+"/titulo",schemaPath:"#/properties/codigos/items/properties/titulo/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.explicacao!==undefined){if(typeof e.explicacao!=="string"){const e={instancePath:r+"/codigos/"+i+"/explicacao",schemaPath:"#/properties/codigos/items/properties/explicacao/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.exemplo!==undefined){if(typeof e.exemplo!=="string"){const e={instancePath:r+"/codigos/"+i+"/exemplo",schemaPath:"#/properties/codigos/items/properties/exemplo/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.solucao!==undefined){if(typeof e.solucao!=="string"){const e={instancePath:r+"/codigos/"+i+"/solucao",schemaPath:"#/properties/codigos/items/properties/solucao/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.doc!==undefined){if(typeof e.doc!=="string"){const e={instancePath:r+"/codigos/"+i+"/doc",schemaPath:"#/properties/codigos/items/properties/doc/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/codigos/"+i,schemaPath:"#/properties/codigos/items/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/codigos",schemaPath:"#/properties/codigos/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}}else{const e={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}c.errors=n;return p===0}c.evaluated={"props":true,"dynamicProps":false,"dynamicItems":false};const conteudos=d;function d(e,{instancePath:r="",parentData:s,parentDataProperty:i,rootData:a=e,dynamicAnchors:o={}}={}){;let n=null;let p=0;const m=d.evaluated;if(m.dynamicProps){m.props=undefined}if(m.dynamicItems){m.items=undefined}if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.versao===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"versao"}};n=ea(n,e);p++}if(e.exercicios===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exercicios"}};n=ea(n,e);p++}if(e.exemplos===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"exemplos"}};n=ea(n,e);p++}if(e.pacotes===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pacotes"}};n=ea(n,e);p++}if(e.projetos===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"projetos"}};n=ea(n,e);p++}for(const t in e){if(!(t==="versao"||t==="exercicios"||t==="exemplos"||t==="pacotes"||t==="projetos")){const e={instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);p++}}if(e.versao!==undefined){let s=e.versao;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/versao",schemaPath:"#/properties/versao/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/versao",schemaPath:"#/properties/versao/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.exercicios!==undefined){let s=e.exercicios;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.modulos===undefined){const e={instancePath:r+"/exercicios",schemaPath:"#/properties/exercicios/required",keyword:"required",params:{missingProperty:"modulos"}};n=ea(n,e);p++}if(s.total===undefined){const e={instancePath:r+"/exercicios",schemaPath:"#/properties/exercicios/required",keyword:"required",params:{missingProperty:"total"}};n=ea(n,e);p++}for(const e in s){if(!(e==="modulos"||e==="total")){const t={instancePath:r+"/exercicios",schemaPath:"#/properties/exercicios/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:e}};n=ea(n,t);p++}}if(s.modulos!==undefined){let e=s.modulos;if(e&&typeof e=="object"&&!Array.isArray(e)){for(const s in e){const e=p;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/exercicios/modulos",schemaPath:"#/properties/exercicios/properties/modulos/propertyNames/minLength",keyword:"minLength",params:{limit:1},propertyName:s};n=ea(n,e);p++}}var c=e===p;if(!c){const e={instancePath:r+"/exercicios/modulos",schemaPath:"#/properties/exercicios/properties/modulos/propertyNames",keyword:"propertyNames",params:{propertyName:s}};n=ea(n,e);p++}}for(const t in e){let s=e[t];if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const e={instancePath:r+"/exercicios/modulos/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/exercicios/properties/modulos/additionalProperties/type",keyword:"type",params:{type:"integer"}};n=ea(n,e);p++}if(typeof s=="number"&&isFinite(s)){if(s<0||isNaN(s)){const e={instancePath:r+"/exercicios/modulos/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/exercicios/properties/modulos/additionalProperties/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};n=ea(n,e);p++}}}}else{const e={instancePath:r+"/exercicios/modulos",schemaPath:"#/properties/exercicios/properties/modulos/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}if(s.total!==undefined){let e=s.total;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){const e={instancePath:r+"/exercicios/total",schemaPath:"#/properties/exercicios/properties/total/type",keyword:"type",params:{type:"integer"}};n=ea(n,e);p++}if(typeof e=="number"&&isFinite(e)){if(e<0||isNaN(e)){const e={instancePath:r+"/exercicios/total",schemaPath:"#/properties/exercicios/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};n=ea(n,e);p++}}}}else{const e={instancePath:r+"/exercicios",schemaPath:"#/properties/exercicios/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}if(e.exemplos!==undefined){let t=e.exemplos;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const e={instancePath:r+"/exemplos",schemaPath:"#/properties/exemplos/type",keyword:"type",params:{type:"integer"}};n=ea(n,e);p++}if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){const e={instancePath:r+"/exemplos",schemaPath:"#/properties/exemplos/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};n=ea(n,e);p++}}}if(e.pacotes!==undefined){let t=e.pacotes;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const e={instancePath:r+"/pacotes",schemaPath:"#/properties/pacotes/type",keyword:"type",params:{type:"integer"}};n=ea(n,e);p++}if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){const e={instancePath:r+"/pacotes",schemaPath:"#/properties/pacotes/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};n=ea(n,e);p++}}}if(e.projetos!==undefined){let t=e.projetos;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const e={instancePath:r+"/projetos",schemaPath:"#/properties/projetos/type",keyword:"type",params:{type:"integer"}};n=ea(n,e);p++}if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){const e={instancePath:r+"/projetos",schemaPath:"#/properties/projetos/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};n=ea(n,e);p++}}}}else{const e={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}d.errors=n;return p===0}d.evaluated={"props":true,"dynamicProps":false,"dynamicItems":false};const manifest=w;const y={"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:refdata-action:schema:manifest:1","type":"object","additionalProperties":false,"required":["versao","generator","source","base_url","rules","files"],"properties":{"versao":{"type":"string","minLength":1},"generator":{"type":"object","additionalProperties":false,"required":["name","version"],"properties":{"name":{"const":"refdata-action"},"version":{"type":"string","minLength":1}}},"source":{"type":"object","additionalProperties":false,"required":["commit","modified"],"properties":{"commit":{"type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},"modified":{"type":"boolean"},"repositories":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name","repository","commit","modified"],"properties":{"name":{"type":"string"},"repository":{"type":"string"},"commit":{"type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},"modified":{"type":"boolean"}}}}}},"base_url":{"type":["string","null"],"pattern":"^https?://\\S+$"},"rules":{"type":"object","propertyNames":{"minLength":1},"additionalProperties":{"type":"object","additionalProperties":false,"properties":{"level":{"enum":["error","warning","notice","off"]},"pattern":{"type":"string"}}}},"unread":{"type":"array","items":{"type":"string","pattern":"^/api/[a-z]+\\.json#/"}},"files":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["path","bytes","sha256","schema"],"properties":{"path":{"type":"string","pattern":"^(?!.*/\\.{1,2}(?:/|$))(?:/[^/\\\\]+)+$"},"bytes":{"type":"integer","minimum":0},"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"},"schema":{"type":["string","null"],"pattern":"^/schemas/[^/\\\\]+\\.schema\\.json$"},"served":{"const":false}}}}}};const h=new RegExp("^[0-9a-f]{40}(?:[0-9a-f]{24})?$","u");const f=new RegExp("^https?://\\S+$","u");const l=new RegExp("^/api/[a-z]+\\.json#/","u");const u=new RegExp("^(?!.*/\\.{1,2}(?:/|$))(?:/[^/\\\\]+)+$","u");const P=new RegExp("^[0-9a-f]{64}$","u");const g=new RegExp("^/schemas/[^/\\\\]+\\.schema\\.json$","u");function w(e,{instancePath:r="",parentData:s,parentDataProperty:i,rootData:a=e,dynamicAnchors:o={}}={}){;let n=null;let p=0;const m=w.evaluated;if(m.dynamicProps){m.props=undefined}if(m.dynamicItems){m.items=undefined}if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.versao===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"versao"}};n=ea(n,e);p++}if(e.generator===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"generator"}};n=ea(n,e);p++}if(e.source===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"source"}};n=ea(n,e);p++}if(e.base_url===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"base_url"}};n=ea(n,e);p++}if(e.rules===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rules"}};n=ea(n,e);p++}if(e.files===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"files"}};n=ea(n,e);p++}for(const t in e){if(!(t==="versao"||t==="generator"||t==="source"||t==="base_url"||t==="rules"||t==="unread"||t==="files")){const e={instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);p++}}if(e.versao!==undefined){let s=e.versao;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/versao",schemaPath:"#/properties/versao/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/versao",schemaPath:"#/properties/versao/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.generator!==undefined){let s=e.generator;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.name===undefined){const e={instancePath:r+"/generator",schemaPath:"#/properties/generator/required",keyword:"required",params:{missingProperty:"name"}};n=ea(n,e);p++}if(s.version===undefined){const e={instancePath:r+"/generator",schemaPath:"#/properties/generator/required",keyword:"required",params:{missingProperty:"version"}};n=ea(n,e);p++}for(const e in s){if(!(e==="name"||e==="version")){const t={instancePath:r+"/generator",schemaPath:"#/properties/generator/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:e}};n=ea(n,t);p++}}if(s.name!==undefined){if("refdata-action"!==s.name){const e={instancePath:r+"/generator/name",schemaPath:"#/properties/generator/properties/name/const",keyword:"const",params:{allowedValue:"refdata-action"}};n=ea(n,e);p++}}if(s.version!==undefined){let e=s.version;if(typeof e==="string"){if(t(e)<1){const e={instancePath:r+"/generator/version",schemaPath:"#/properties/generator/properties/version/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/generator/version",schemaPath:"#/properties/generator/properties/version/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/generator",schemaPath:"#/properties/generator/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}if(e.source!==undefined){let t=e.source;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.commit===undefined){const e={instancePath:r+"/source",schemaPath:"#/properties/source/required",keyword:"required",params:{missingProperty:"commit"}};n=ea(n,e);p++}if(t.modified===undefined){const e={instancePath:r+"/source",schemaPath:"#/properties/source/required",keyword:"required",params:{missingProperty:"modified"}};n=ea(n,e);p++}for(const e in t){if(!(e==="commit"||e==="modified"||e==="repositories")){const t={instancePath:r+"/source",schemaPath:"#/properties/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:e}};n=ea(n,t);p++}}if(t.commit!==undefined){let e=t.commit;if(typeof e!=="string"&&e!==null){const e={instancePath:r+"/source/commit",schemaPath:"#/properties/source/properties/commit/type",keyword:"type",params:{type:y.properties.source.properties.commit.type}};n=ea(n,e);p++}if(typeof e==="string"){if(!h.test(e)){const e={instancePath:r+"/source/commit",schemaPath:"#/properties/source/properties/commit/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"}};n=ea(n,e);p++}}}if(t.modified!==undefined){if(typeof t.modified!=="boolean"){const e={instancePath:r+"/source/modified",schemaPath:"#/properties/source/properties/modified/type",keyword:"type",params:{type:"boolean"}};n=ea(n,e);p++}}if(t.repositories!==undefined){let e=t.repositories;if(Array.isArray(e)){const t=e.length;for(let s=0;s<t;s++){let t=e[s];if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.name===undefined){const e={instancePath:r+"/source/repositories/"+s,schemaPath:"#/properties/source/properties/repositories/items/required",keyword:"required",params:{missingProperty:"name"}};n=ea(n,e);p++}if(t.repository===undefined){const e={instancePath:r+"/source/repositories/"+s,schemaPath:"#/properties/source/properties/repositories/items/required",keyword:"required",params:{missingProperty:"repository"}};n=ea(n,e);p++}if(t.commit===undefined){const e={instancePath:r+"/source/repositories/"+s,schemaPath:"#/properties/source/properties/repositories/items/required",keyword:"required",params:{missingProperty:"commit"}};n=ea(n,e);p++}if(t.modified===undefined){const e={instancePath:r+"/source/repositories/"+s,schemaPath:"#/properties/source/properties/repositories/items/required",keyword:"required",params:{missingProperty:"modified"}};n=ea(n,e);p++}for(const e in t){if(!(e==="name"||e==="repository"||e==="commit"||e==="modified")){const t={instancePath:r+"/source/repositories/"+s,schemaPath:"#/properties/source/properties/repositories/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:e}};n=ea(n,t);p++}}if(t.name!==undefined){if(typeof t.name!=="string"){const e={instancePath:r+"/source/repositories/"+s+"/name",schemaPath:"#/properties/source/properties/repositories/items/properties/name/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(t.repository!==undefined){if(typeof t.repository!=="string"){const e={instancePath:r+"/source/repositories/"+s+"/repository",schemaPath:"#/properties/source/properties/repositories/items/properties/repository/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(t.commit!==undefined){let e=t.commit;if(typeof e!=="string"&&e!==null){const e={instancePath:r+"/source/repositories/"+s+"/commit",schemaPath:"#/properties/source/properties/repositories/items/properties/commit/type",keyword:"type",params:{type:y.properties.source.properties.repositories.items.properties.commit.type}};n=ea(n,e);p++}if(typeof e==="string"){if(!h.test(e)){const e={instancePath:r+"/source/repositories/"+s+"/commit",schemaPath:"#/properties/source/properties/repositories/items/properties/commit/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"}};n=ea(n,e);p++}}}if(t.modified!==undefined){if(typeof t.modified!=="boolean"){const e={instancePath:r+"/source/repositories/"+s+"/modified",schemaPath:"#/properties/source/properties/repositories/items/properties/modified/type",keyword:"type",params:{type:"boolean"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/source/repositories/"+s,schemaPath:"#/properties/source/properties/repositories/items/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/source/repositories",schemaPath:"#/properties/source/properties/repositories/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}if(e.base_url!==undefined){let t=e.base_url;if(typeof t!=="string"&&t!==null){const e={instancePath:r+"/base_url",schemaPath:"#/properties/base_url/type",keyword:"type",params:{type:y.properties.base_url.type}};n=ea(n,e);p++}if(typeof t==="string"){if(!f.test(t)){const e={instancePath:r+"/base_url",schemaPath:"#/properties/base_url/pattern",keyword:"pattern",params:{pattern:"^https?://\\S+$"}};n=ea(n,e);p++}}}if(e.rules!==undefined){let s=e.rules;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const e in s){const s=p;if(typeof e==="string"){if(t(e)<1){const t={instancePath:r+"/rules",schemaPath:"#/properties/rules/propertyNames/minLength",keyword:"minLength",params:{limit:1},propertyName:e};n=ea(n,t);p++}}var c=s===p;if(!c){const t={instancePath:r+"/rules",schemaPath:"#/properties/rules/propertyNames",keyword:"propertyNames",params:{propertyName:e}};n=ea(n,t);p++}}for(const e in s){let t=s[e];if(t&&typeof t=="object"&&!Array.isArray(t)){for(const s in t){if(!(s==="level"||s==="pattern")){const t={instancePath:r+"/rules/"+e.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/rules/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s}};n=ea(n,t);p++}}if(t.level!==undefined){let s=t.level;if(!(s==="error"||s==="warning"||s==="notice"||s==="off")){const t={instancePath:r+"/rules/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/level",schemaPath:"#/properties/rules/additionalProperties/properties/level/enum",keyword:"enum",params:{allowedValues:y.properties.rules.additionalProperties.properties.level.enum}};n=ea(n,t);p++}}if(t.pattern!==undefined){if(typeof t.pattern!=="string"){const t={instancePath:r+"/rules/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/pattern",schemaPath:"#/properties/rules/additionalProperties/properties/pattern/type",keyword:"type",params:{type:"string"}};n=ea(n,t);p++}}}else{const t={instancePath:r+"/rules/"+e.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/rules/additionalProperties/type",keyword:"type",params:{type:"object"}};n=ea(n,t);p++}}}else{const e={instancePath:r+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}if(e.unread!==undefined){let t=e.unread;if(Array.isArray(t)){const e=t.length;for(let s=0;s<e;s++){let e=t[s];if(typeof e==="string"){if(!l.test(e)){const e={instancePath:r+"/unread/"+s,schemaPath:"#/properties/unread/items/pattern",keyword:"pattern",params:{pattern:"^/api/[a-z]+\\.json#/"}};n=ea(n,e);p++}}else{const e={instancePath:r+"/unread/"+s,schemaPath:"#/properties/unread/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/unread",schemaPath:"#/properties/unread/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(e.files!==undefined){let t=e.files;if(Array.isArray(t)){const e=t.length;for(let s=0;s<e;s++){let e=t[s];if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.path===undefined){const e={instancePath:r+"/files/"+s,schemaPath:"#/properties/files/items/required",keyword:"required",params:{missingProperty:"path"}};n=ea(n,e);p++}if(e.bytes===undefined){const e={instancePath:r+"/files/"+s,schemaPath:"#/properties/files/items/required",keyword:"required",params:{missingProperty:"bytes"}};n=ea(n,e);p++}if(e.sha256===undefined){const e={instancePath:r+"/files/"+s,schemaPath:"#/properties/files/items/required",keyword:"required",params:{missingProperty:"sha256"}};n=ea(n,e);p++}if(e.schema===undefined){const e={instancePath:r+"/files/"+s,schemaPath:"#/properties/files/items/required",keyword:"required",params:{missingProperty:"schema"}};n=ea(n,e);p++}for(const t in e){if(!(t==="path"||t==="bytes"||t==="sha256"||t==="schema"||t==="served")){const e={instancePath:r+"/files/"+s,schemaPath:"#/properties/files/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);p++}}if(e.path!==undefined){let t=e.path;if(typeof t==="string"){if(!u.test(t)){const e={instancePath:r+"/files/"+s+"/path",schemaPath:"#/properties/files/items/properties/path/pattern",keyword:"pattern",params:{pattern:"^(?!.*/\\.{1,2}(?:/|$))(?:/[^/\\\\]+)+$"}};n=ea(n,e);p++}}else{const e={instancePath:r+"/files/"+s+"/path",schemaPath:"#/properties/files/items/properties/path/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.bytes!==undefined){let t=e.bytes;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const e={instancePath:r+"/files/"+s+"/bytes",schemaPath:"#/properties/files/items/properties/bytes/type",keyword:"type",params:{type:"integer"}};n=ea(n,e);p++}if(typeof t=="number"&&isFinite(t)){if(t<0||isNaN(t)){const e={instancePath:r+"/files/"+s+"/bytes",schemaPath:"#/properties/files/items/properties/bytes/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};n=ea(n,e);p++}}}if(e.sha256!==undefined){let t=e.sha256;if(typeof t==="string"){if(!P.test(t)){const e={instancePath:r+"/files/"+s+"/sha256",schemaPath:"#/properties/files/items/properties/sha256/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{64}$"}};n=ea(n,e);p++}}else{const e={instancePath:r+"/files/"+s+"/sha256",schemaPath:"#/properties/files/items/properties/sha256/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.schema!==undefined){let t=e.schema;if(typeof t!=="string"&&t!==null){const e={instancePath:r+"/files/"+s+"/schema",schemaPath:"#/properties/files/items/properties/schema/type",keyword:"type",params:{type:y.properties.files.items.properties.schema.type}};n=ea(n,e);p++}if(typeof t==="string"){if(!g.test(t)){const e={instancePath:r+"/files/"+s+"/schema",schemaPath:"#/properties/files/items/properties/schema/pattern",keyword:"pattern",params:{pattern:"^/schemas/[^/\\\\]+\\.schema\\.json$"}};n=ea(n,e);p++}}}if(e.served!==undefined){if(false!==e.served){const e={instancePath:r+"/files/"+s+"/served",schemaPath:"#/properties/files/items/properties/served/const",keyword:"const",params:{allowedValue:false}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/files/"+s,schemaPath:"#/properties/files/items/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}}else{const e={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}w.errors=n;return p===0}w.evaluated={"props":true,"dynamicProps":false,"dynamicItems":false};const registro=x;const k=new RegExp("^[^/\\\\]+\\.tar\\.gz$","u");const q=new RegExp("^[0-9A-Fa-f]{64}$","u");function x(e,{instancePath:r="",parentData:s,parentDataProperty:i,rootData:a=e,dynamicAnchors:o={}}={}){;let n=null;let p=0;const m=x.evaluated;if(m.dynamicProps){m.props=undefined}if(m.dynamicItems){m.items=undefined}if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.registro===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"registro"}};n=ea(n,e);p++}if(e.pacotes===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pacotes"}};n=ea(n,e);p++}for(const t in e){if(!(t==="registro"||t==="pacotes")){const e={instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);p++}}if(e.registro!==undefined){let s=e.registro;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/registro",schemaPath:"#/properties/registro/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/registro",schemaPath:"#/properties/registro/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.pacotes!==undefined){let s=e.pacotes;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const e in s){const s=p;if(typeof e==="string"){if(t(e)<1){const t={instancePath:r+"/pacotes",schemaPath:"#/properties/pacotes/propertyNames/minLength",keyword:"minLength",params:{limit:1},propertyName:e};n=ea(n,t);p++}}var c=s===p;if(!c){const t={instancePath:r+"/pacotes",schemaPath:"#/properties/pacotes/propertyNames",keyword:"propertyNames",params:{propertyName:e}};n=ea(n,t);p++}}for(const e in s){let i=s[e];if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.descricao===undefined){const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/pacotes/additionalProperties/required",keyword:"required",params:{missingProperty:"descricao"}};n=ea(n,t);p++}if(i.licenca===undefined){const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/pacotes/additionalProperties/required",keyword:"required",params:{missingProperty:"licenca"}};n=ea(n,t);p++}if(i.autores===undefined){const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/pacotes/additionalProperties/required",keyword:"required",params:{missingProperty:"autores"}};n=ea(n,t);p++}if(i.tags===undefined){const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/pacotes/additionalProperties/required",keyword:"required",params:{missingProperty:"tags"}};n=ea(n,t);p++}if(i.versoes===undefined){const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/pacotes/additionalProperties/required",keyword:"required",params:{missingProperty:"versoes"}};n=ea(n,t);p++}for(const t in i){if(!(t==="descricao"||t==="licenca"||t==="autores"||t==="tags"||t==="versoes")){const s={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/pacotes/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,s);p++}}if(i.descricao!==undefined){if(typeof i.descricao!=="string"){const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/descricao",schemaPath:"#/properties/pacotes/additionalProperties/properties/descricao/type",keyword:"type",params:{type:"string"}};n=ea(n,t);p++}}if(i.licenca!==undefined){if(typeof i.licenca!=="string"){const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/licenca",schemaPath:"#/properties/pacotes/additionalProperties/properties/licenca/type",keyword:"type",params:{type:"string"}};n=ea(n,t);p++}}if(i.autores!==undefined){let s=i.autores;if(Array.isArray(s)){const i=s.length;for(let a=0;a<i;a++){let i=s[a];if(typeof i==="string"){if(t(i)<1){const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/autores/"+a,schemaPath:"#/properties/pacotes/additionalProperties/properties/autores/items/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,t);p++}}else{const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/autores/"+a,schemaPath:"#/properties/pacotes/additionalProperties/properties/autores/items/type",keyword:"type",params:{type:"string"}};n=ea(n,t);p++}}}else{const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/autores",schemaPath:"#/properties/pacotes/additionalProperties/properties/autores/type",keyword:"type",params:{type:"array"}};n=ea(n,t);p++}}if(i.tags!==undefined){let s=i.tags;if(Array.isArray(s)){const i=s.length;for(let a=0;a<i;a++){let i=s[a];if(typeof i==="string"){if(t(i)<1){const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/tags/"+a,schemaPath:"#/properties/pacotes/additionalProperties/properties/tags/items/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,t);p++}}else{const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/tags/"+a,schemaPath:"#/properties/pacotes/additionalProperties/properties/tags/items/type",keyword:"type",params:{type:"string"}};n=ea(n,t);p++}}}else{const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/tags",schemaPath:"#/properties/pacotes/additionalProperties/properties/tags/type",keyword:"type",params:{type:"array"}};n=ea(n,t);p++}}if(i.versoes!==undefined){let s=i.versoes;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const i in s){const s=p;if(typeof i==="string"){if(t(i)<1){const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/versoes",schemaPath:"#/properties/pacotes/additionalProperties/properties/versoes/propertyNames/minLength",keyword:"minLength",params:{limit:1},propertyName:i};n=ea(n,t);p++}}var d=s===p;if(!d){const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/versoes",schemaPath:"#/properties/pacotes/additionalProperties/properties/versoes/propertyNames",keyword:"propertyNames",params:{propertyName:i}};n=ea(n,t);p++}}for(const i in s){let a=s[i];if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.arquivo===undefined){const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/versoes/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/required",keyword:"required",params:{missingProperty:"arquivo"}};n=ea(n,t);p++}if(a.sha256===undefined){const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/versoes/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/required",keyword:"required",params:{missingProperty:"sha256"}};n=ea(n,t);p++}if(a.dependencias===undefined){const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/versoes/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/required",keyword:"required",params:{missingProperty:"dependencias"}};n=ea(n,t);p++}if(a.dataforge===undefined){const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/versoes/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/required",keyword:"required",params:{missingProperty:"dataforge"}};n=ea(n,t);p++}for(const t in a){if(!(t==="arquivo"||t==="sha256"||t==="dependencias"||t==="dataforge"||t==="url")){const s={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/versoes/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,s);p++}}if(a.arquivo!==undefined){let t=a.arquivo;if(typeof t==="string"){if(!k.test(t)){const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/versoes/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/arquivo",schemaPath:"#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/properties/arquivo/pattern",keyword:"pattern",params:{pattern:"^[^/\\\\]+\\.tar\\.gz$"}};n=ea(n,t);p++}}else{const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/versoes/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/arquivo",schemaPath:"#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/properties/arquivo/type",keyword:"type",params:{type:"string"}};n=ea(n,t);p++}}if(a.sha256!==undefined){let t=a.sha256;if(typeof t==="string"){if(!q.test(t)){const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/versoes/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/sha256",schemaPath:"#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/properties/sha256/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Fa-f]{64}$"}};n=ea(n,t);p++}}else{const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/versoes/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/sha256",schemaPath:"#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/properties/sha256/type",keyword:"type",params:{type:"string"}};n=ea(n,t);p++}}if(a.dependencias!==undefined){let s=a.dependencias;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const a in s){const s=p;if(typeof a==="string"){if(t(a)<1){const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/versoes/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/dependencias",schemaPath:"#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/properties/dependencias/propertyNames/minLength",keyword:"minLength",params:{limit:1},propertyName:a};n=ea(n,t);p++}}var y=s===p;if(!y){const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/versoes/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/dependencias",schemaPath:"#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/properties/dependencias/propertyNames",keyword:"propertyNames",params:{propertyName:a}};n=ea(n,t);p++}}for(const t in s){if(typeof s[t]!=="string"){const s={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/versoes/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/dependencias/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/properties/dependencias/additionalProperties/type",keyword:"type",params:{type:"string"}};n=ea(n,s);p++}}}else{const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/versoes/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/dependencias",schemaPath:"#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/properties/dependencias/type",keyword:"type",params:{type:"object"}};n=ea(n,t);p++}}if(a.dataforge!==undefined){if(typeof a.dataforge!=="string"){const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/versoes/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/dataforge",schemaPath:"#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/properties/dataforge/type",keyword:"type",params:{type:"string"}};n=ea(n,t);p++}}if(a.url!==undefined){let t=a.url;if(typeof t==="string"){if(!f.test(t)){const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/versoes/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/url",schemaPath:"#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/properties/url/pattern",keyword:"pattern",params:{pattern:"^https?://\\S+$"}};n=ea(n,t);p++}}else{const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/versoes/"+i.replace(/~/g,"~0").replace(/\//g,"~1")+"/url",schemaPath:"#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/properties/url/type",keyword:"type",params:{type:"string"}};n=ea(n,t);p++}}}else{const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/versoes/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/type",keyword:"type",params:{type:"object"}};n=ea(n,t);p++}}}else{const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/versoes",schemaPath:"#/properties/pacotes/additionalProperties/properties/versoes/type",keyword:"type",params:{type:"object"}};n=ea(n,t);p++}}}else{const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/pacotes/additionalProperties/type",keyword:"type",params:{type:"object"}};n=ea(n,t);p++}}}else{const e={instancePath:r+"/pacotes",schemaPath:"#/properties/pacotes/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}}else{const e={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}x.errors=n;return p===0}x.evaluated={"props":true,"dynamicProps":false,"dynamicItems":false};const pacote=b;function b(e,{instancePath:r="",parentData:s,parentDataProperty:i,rootData:a=e,dynamicAnchors:o={}}={}){;let n=null;let p=0;const m=b.evaluated;if(m.dynamicProps){m.props=undefined}if(m.dynamicItems){m.items=undefined}if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.registro===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"registro"}};n=ea(n,e);p++}if(e.nome===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nome"}};n=ea(n,e);p++}if(e.descricao===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"descricao"}};n=ea(n,e);p++}if(e.licenca===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"licenca"}};n=ea(n,e);p++}if(e.autores===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"autores"}};n=ea(n,e);p++}if(e.tags===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"tags"}};n=ea(n,e);p++}if(e.versoes===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"versoes"}};n=ea(n,e);p++}for(const t in e){if(!(t==="registro"||t==="nome"||t==="descricao"||t==="licenca"||t==="autores"||t==="tags"||t==="versoes")){const e={instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);p++}}if(e.registro!==undefined){let s=e.registro;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/registro",schemaPath:"#/properties/registro/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/registro",schemaPath:"#/properties/registro/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.nome!==undefined){let s=e.nome;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/nome",schemaPath:"#/properties/nome/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/nome",schemaPath:"#/properties/nome/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.descricao!==undefined){if(typeof e.descricao!=="string"){const e={instancePath:r+"/descricao",schemaPath:"#/properties/descricao/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.licenca!==undefined){if(typeof e.licenca!=="string"){const e={instancePath:r+"/licenca",schemaPath:"#/properties/licenca/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.autores!==undefined){let s=e.autores;if(Array.isArray(s)){const e=s.length;for(let i=0;i<e;i++){let e=s[i];if(typeof e==="string"){if(t(e)<1){const e={instancePath:r+"/autores/"+i,schemaPath:"#/properties/autores/items/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/autores/"+i,schemaPath:"#/properties/autores/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/autores",schemaPath:"#/properties/autores/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(e.tags!==undefined){let s=e.tags;if(Array.isArray(s)){const e=s.length;for(let i=0;i<e;i++){let e=s[i];if(typeof e==="string"){if(t(e)<1){const e={instancePath:r+"/tags/"+i,schemaPath:"#/properties/tags/items/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/tags/"+i,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(e.versoes!==undefined){let s=e.versoes;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const e in s){const s=p;if(typeof e==="string"){if(t(e)<1){const t={instancePath:r+"/versoes",schemaPath:"#/properties/versoes/propertyNames/minLength",keyword:"minLength",params:{limit:1},propertyName:e};n=ea(n,t);p++}}var c=s===p;if(!c){const t={instancePath:r+"/versoes",schemaPath:"#/properties/versoes/propertyNames",keyword:"propertyNames",params:{propertyName:e}};n=ea(n,t);p++}}for(const e in s){let i=s[e];if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.arquivo===undefined){const t={instancePath:r+"/versoes/"+e.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/versoes/additionalProperties/required",keyword:"required",params:{missingProperty:"arquivo"}};n=ea(n,t);p++}if(i.sha256===undefined){const t={instancePath:r+"/versoes/"+e.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/versoes/additionalProperties/required",keyword:"required",params:{missingProperty:"sha256"}};n=ea(n,t);p++}if(i.dependencias===undefined){const t={instancePath:r+"/versoes/"+e.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/versoes/additionalProperties/required",keyword:"required",params:{missingProperty:"dependencias"}};n=ea(n,t);p++}if(i.dataforge===undefined){const t={instancePath:r+"/versoes/"+e.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/versoes/additionalProperties/required",keyword:"required",params:{missingProperty:"dataforge"}};n=ea(n,t);p++}for(const t in i){if(!(t==="arquivo"||t==="sha256"||t==="dependencias"||t==="dataforge"||t==="url")){const s={instancePath:r+"/versoes/"+e.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/versoes/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,s);p++}}if(i.arquivo!==undefined){let t=i.arquivo;if(typeof t==="string"){if(!k.test(t)){const t={instancePath:r+"/versoes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/arquivo",schemaPath:"#/properties/versoes/additionalProperties/properties/arquivo/pattern",keyword:"pattern",params:{pattern:"^[^/\\\\]+\\.tar\\.gz$"}};n=ea(n,t);p++}}else{const t={instancePath:r+"/versoes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/arquivo",schemaPath:"#/properties/versoes/additionalProperties/properties/arquivo/type",keyword:"type",params:{type:"string"}};n=ea(n,t);p++}}if(i.sha256!==undefined){let t=i.sha256;if(typeof t==="string"){if(!q.test(t)){const t={instancePath:r+"/versoes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/sha256",schemaPath:"#/properties/versoes/additionalProperties/properties/sha256/pattern",keyword:"pattern",params:{pattern:"^[0-9A-Fa-f]{64}$"}};n=ea(n,t);p++}}else{const t={instancePath:r+"/versoes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/sha256",schemaPath:"#/properties/versoes/additionalProperties/properties/sha256/type",keyword:"type",params:{type:"string"}};n=ea(n,t);p++}}if(i.dependencias!==undefined){let s=i.dependencias;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const i in s){const s=p;if(typeof i==="string"){if(t(i)<1){const t={instancePath:r+"/versoes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/dependencias",schemaPath:"#/properties/versoes/additionalProperties/properties/dependencias/propertyNames/minLength",keyword:"minLength",params:{limit:1},propertyName:i};n=ea(n,t);p++}}var d=s===p;if(!d){const t={instancePath:r+"/versoes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/dependencias",schemaPath:"#/properties/versoes/additionalProperties/properties/dependencias/propertyNames",keyword:"propertyNames",params:{propertyName:i}};n=ea(n,t);p++}}for(const t in s){if(typeof s[t]!=="string"){const s={instancePath:r+"/versoes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/dependencias/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/versoes/additionalProperties/properties/dependencias/additionalProperties/type",keyword:"type",params:{type:"string"}};n=ea(n,s);p++}}}else{const t={instancePath:r+"/versoes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/dependencias",schemaPath:"#/properties/versoes/additionalProperties/properties/dependencias/type",keyword:"type",params:{type:"object"}};n=ea(n,t);p++}}if(i.dataforge!==undefined){if(typeof i.dataforge!=="string"){const t={instancePath:r+"/versoes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/dataforge",schemaPath:"#/properties/versoes/additionalProperties/properties/dataforge/type",keyword:"type",params:{type:"string"}};n=ea(n,t);p++}}if(i.url!==undefined){let t=i.url;if(typeof t==="string"){if(!f.test(t)){const t={instancePath:r+"/versoes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/url",schemaPath:"#/properties/versoes/additionalProperties/properties/url/pattern",keyword:"pattern",params:{pattern:"^https?://\\S+$"}};n=ea(n,t);p++}}else{const t={instancePath:r+"/versoes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/url",schemaPath:"#/properties/versoes/additionalProperties/properties/url/type",keyword:"type",params:{type:"string"}};n=ea(n,t);p++}}}else{const t={instancePath:r+"/versoes/"+e.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/versoes/additionalProperties/type",keyword:"type",params:{type:"object"}};n=ea(n,t);p++}}}else{const e={instancePath:r+"/versoes",schemaPath:"#/properties/versoes/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}}else{const e={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}b.errors=n;return p===0}b.evaluated={"props":true,"dynamicProps":false,"dynamicItems":false};const config=A;const v={"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:refdata-action:schema:config:1","type":"object","additionalProperties":false,"required":["formato","registro","indice","pacote","arquivo","manifesto"],"properties":{"formato":{"type":"integer","const":1},"registro":{"type":"string","minLength":1},"indice":{"type":"string","minLength":1},"pacote":{"type":"string","pattern":"\\{nome\\}"},"arquivo":{"type":"string","pattern":"\\{arquivo\\}"},"manifesto":{"type":["string","null"]}}};const L=new RegExp("\\{nome\\}","u");const _=new RegExp("\\{arquivo\\}","u");function A(e,{instancePath:r="",parentData:s,parentDataProperty:i,rootData:a=e,dynamicAnchors:o={}}={}){;let n=null;let p=0;const m=A.evaluated;if(m.dynamicProps){m.props=undefined}if(m.dynamicItems){m.items=undefined}if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.formato===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"formato"}};n=ea(n,e);p++}if(e.registro===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"registro"}};n=ea(n,e);p++}if(e.indice===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"indice"}};n=ea(n,e);p++}if(e.pacote===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pacote"}};n=ea(n,e);p++}if(e.arquivo===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"arquivo"}};n=ea(n,e);p++}if(e.manifesto===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"manifesto"}};n=ea(n,e);p++}for(const t in e){if(!(t==="formato"||t==="registro"||t==="indice"||t==="pacote"||t==="arquivo"||t==="manifesto")){const e={instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);p++}}if(e.formato!==undefined){let t=e.formato;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const e={instancePath:r+"/formato",schemaPath:"#/properties/formato/type",keyword:"type",params:{type:"integer"}};n=ea(n,e);p++}if(1!==t){const e={instancePath:r+"/formato",schemaPath:"#/properties/formato/const",keyword:"const",params:{allowedValue:1}};n=ea(n,e);p++}}if(e.registro!==undefined){let s=e.registro;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/registro",schemaPath:"#/properties/registro/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/registro",schemaPath:"#/properties/registro/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.indice!==undefined){let s=e.indice;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/indice",schemaPath:"#/properties/indice/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/indice",schemaPath:"#/properties/indice/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.pacote!==undefined){let t=e.pacote;if(typeof t==="string"){if(!L.test(t)){const e={instancePath:r+"/pacote",schemaPath:"#/properties/pacote/pattern",keyword:"pattern",params:{pattern:"\\{nome\\}"}};n=ea(n,e);p++}}else{const e={instancePath:r+"/pacote",schemaPath:"#/properties/pacote/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.arquivo!==undefined){let t=e.arquivo;if(typeof t==="string"){if(!_.test(t)){const e={instancePath:r+"/arquivo",schemaPath:"#/properties/arquivo/pattern",keyword:"pattern",params:{pattern:"\\{arquivo\\}"}};n=ea(n,e);p++}}else{const e={instancePath:r+"/arquivo",schemaPath:"#/properties/arquivo/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.manifesto!==undefined){let t=e.manifesto;if(typeof t!=="string"&&t!==null){const e={instancePath:r+"/manifesto",schemaPath:"#/properties/manifesto/type",keyword:"type",params:{type:v.properties.manifesto.type}};n=ea(n,e);p++}}}else{const e={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}A.errors=n;return p===0}A.evaluated={"props":true,"dynamicProps":false,"dynamicItems":false};const lock=N;const j=new RegExp("^([0-9A-Fa-f]{64})?$","u");function N(e,{instancePath:r="",parentData:s,parentDataProperty:i,rootData:a=e,dynamicAnchors:o={}}={}){;let n=null;let p=0;const m=N.evaluated;if(m.dynamicProps){m.props=undefined}if(m.dynamicItems){m.items=undefined}if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.lockVersion===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lockVersion"}};n=ea(n,e);p++}if(e.pacotes===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pacotes"}};n=ea(n,e);p++}for(const t in e){if(!(t==="lockVersion"||t==="registro"||t==="pacotes")){const e={instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);p++}}if(e.lockVersion!==undefined){let t=e.lockVersion;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const e={instancePath:r+"/lockVersion",schemaPath:"#/properties/lockVersion/type",keyword:"type",params:{type:"integer"}};n=ea(n,e);p++}if(1!==t){const e={instancePath:r+"/lockVersion",schemaPath:"#/properties/lockVersion/const",keyword:"const",params:{allowedValue:1}};n=ea(n,e);p++}}if(e.registro!==undefined){if(typeof e.registro!=="string"){const e={instancePath:r+"/registro",schemaPath:"#/properties/registro/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.pacotes!==undefined){let s=e.pacotes;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const e in s){const s=p;if(typeof e==="string"){if(t(e)<1){const t={instancePath:r+"/pacotes",schemaPath:"#/properties/pacotes/propertyNames/minLength",keyword:"minLength",params:{limit:1},propertyName:e};n=ea(n,t);p++}}var c=s===p;if(!c){const t={instancePath:r+"/pacotes",schemaPath:"#/properties/pacotes/propertyNames",keyword:"propertyNames",params:{propertyName:e}};n=ea(n,t);p++}}for(const e in s){let i=s[e];if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.versao===undefined){const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/pacotes/additionalProperties/required",keyword:"required",params:{missingProperty:"versao"}};n=ea(n,t);p++}if(i.fonte===undefined){const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/pacotes/additionalProperties/required",keyword:"required",params:{missingProperty:"fonte"}};n=ea(n,t);p++}if(i.sha256===undefined){const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/pacotes/additionalProperties/required",keyword:"required",params:{missingProperty:"sha256"}};n=ea(n,t);p++}if(i.dependencias===undefined){const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/pacotes/additionalProperties/required",keyword:"required",params:{missingProperty:"dependencias"}};n=ea(n,t);p++}for(const t in i){if(!(t==="versao"||t==="fonte"||t==="sha256"||t==="dependencias")){const s={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/pacotes/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,s);p++}}if(i.versao!==undefined){let s=i.versao;if(typeof s==="string"){if(t(s)<1){const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/versao",schemaPath:"#/properties/pacotes/additionalProperties/properties/versao/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,t);p++}}else{const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/versao",schemaPath:"#/properties/pacotes/additionalProperties/properties/versao/type",keyword:"type",params:{type:"string"}};n=ea(n,t);p++}}if(i.fonte!==undefined){let s=i.fonte;if(typeof s==="string"){if(t(s)<1){const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/fonte",schemaPath:"#/properties/pacotes/additionalProperties/properties/fonte/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,t);p++}}else{const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/fonte",schemaPath:"#/properties/pacotes/additionalProperties/properties/fonte/type",keyword:"type",params:{type:"string"}};n=ea(n,t);p++}}if(i.sha256!==undefined){let t=i.sha256;if(typeof t==="string"){if(!j.test(t)){const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/sha256",schemaPath:"#/properties/pacotes/additionalProperties/properties/sha256/pattern",keyword:"pattern",params:{pattern:"^([0-9A-Fa-f]{64})?$"}};n=ea(n,t);p++}}else{const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/sha256",schemaPath:"#/properties/pacotes/additionalProperties/properties/sha256/type",keyword:"type",params:{type:"string"}};n=ea(n,t);p++}}if(i.dependencias!==undefined){let s=i.dependencias;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const i in s){const s=p;if(typeof i==="string"){if(t(i)<1){const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/dependencias",schemaPath:"#/properties/pacotes/additionalProperties/properties/dependencias/propertyNames/minLength",keyword:"minLength",params:{limit:1},propertyName:i};n=ea(n,t);p++}}var d=s===p;if(!d){const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/dependencias",schemaPath:"#/properties/pacotes/additionalProperties/properties/dependencias/propertyNames",keyword:"propertyNames",params:{propertyName:i}};n=ea(n,t);p++}}for(const t in s){if(typeof s[t]!=="string"){const s={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/dependencias/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/pacotes/additionalProperties/properties/dependencias/additionalProperties/type",keyword:"type",params:{type:"string"}};n=ea(n,s);p++}}}else{const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/dependencias",schemaPath:"#/properties/pacotes/additionalProperties/properties/dependencias/type",keyword:"type",params:{type:"object"}};n=ea(n,t);p++}}}else{const t={instancePath:r+"/pacotes/"+e.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/pacotes/additionalProperties/type",keyword:"type",params:{type:"object"}};n=ea(n,t);p++}}}else{const e={instancePath:r+"/pacotes",schemaPath:"#/properties/pacotes/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}}else{const e={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}N.errors=n;return p===0}N.evaluated={"props":true,"dynamicProps":false,"dynamicItems":false};const verification=F;const $={"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:refdata-action:schema:verification:1","type":"object","additionalProperties":false,"required":["ok","baseUrl","versao","commit","attempts","pass","warn","fail","points"],"properties":{"ok":{"type":"boolean"},"baseUrl":{"type":"string"},"versao":{"type":["string","null"]},"commit":{"type":["string","null"]},"attempts":{"type":"integer","minimum":1},"pass":{"type":"integer","minimum":0},"warn":{"type":"integer","minimum":0},"fail":{"type":"integer","minimum":0},"attestation":{"oneOf":[{"type":"null"},{"type":"object","additionalProperties":false,"required":["repository","workflow","commit","run"],"properties":{"repository":{"type":"string"},"workflow":{"type":"string"},"commit":{"type":"string"},"run":{"type":"string"}}}]},"points":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["check","title","verdict","message","remedy","paths"],"properties":{"check":{"type":"string","pattern":"^[a-z][a-z0-9-]*$"},"title":{"type":"string"},"verdict":{"enum":["pass","warn","fail"]},"message":{"type":"string"},"remedy":{"type":["string","null"]},"paths":{"type":"array","items":{"type":"string"}}}}}}};const O=Object.prototype.hasOwnProperty;const I=new RegExp("^[a-z][a-z0-9-]*$","u");function F(e,{instancePath:t="",parentData:r,parentDataProperty:s,rootData:i=e,dynamicAnchors:a={}}={}){;let o=null;let n=0;const p=F.evaluated;if(p.dynamicProps){p.props=undefined}if(p.dynamicItems){p.items=undefined}if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.ok===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ok"}};o=ea(o,e);n++}if(e.baseUrl===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"baseUrl"}};o=ea(o,e);n++}if(e.versao===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"versao"}};o=ea(o,e);n++}if(e.commit===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"commit"}};o=ea(o,e);n++}if(e.attempts===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attempts"}};o=ea(o,e);n++}if(e.pass===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pass"}};o=ea(o,e);n++}if(e.warn===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"warn"}};o=ea(o,e);n++}if(e.fail===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fail"}};o=ea(o,e);n++}if(e.points===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"points"}};o=ea(o,e);n++}for(const r in e){if(!O.call($.properties,r)){const e={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}};o=ea(o,e);n++}}if(e.ok!==undefined){if(typeof e.ok!=="boolean"){const e={instancePath:t+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type:"boolean"}};o=ea(o,e);n++}}if(e.baseUrl!==undefined){if(typeof e.baseUrl!=="string"){const e={instancePath:t+"/baseUrl",schemaPath:"#/properties/baseUrl/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}if(e.versao!==undefined){let r=e.versao;if(typeof r!=="string"&&r!==null){const e={instancePath:t+"/versao",schemaPath:"#/properties/versao/type",keyword:"type",params:{type:$.properties.versao.type}};o=ea(o,e);n++}}if(e.commit!==undefined){let r=e.commit;if(typeof r!=="string"&&r!==null){const e={instancePath:t+"/commit",schemaPath:"#/properties/commit/type",keyword:"type",params:{type:$.properties.commit.type}};o=ea(o,e);n++}}if(e.attempts!==undefined){let r=e.attempts;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const e={instancePath:t+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type:"integer"}};o=ea(o,e);n++}if(typeof r=="number"&&isFinite(r)){if(r<1||isNaN(r)){const e={instancePath:t+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};o=ea(o,e);n++}}}if(e.pass!==undefined){let r=e.pass;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const e={instancePath:t+"/pass",schemaPath:"#/properties/pass/type",keyword:"type",params:{type:"integer"}};o=ea(o,e);n++}if(typeof r=="number"&&isFinite(r)){if(r<0||isNaN(r)){const e={instancePath:t+"/pass",schemaPath:"#/properties/pass/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};o=ea(o,e);n++}}}if(e.warn!==undefined){let r=e.warn;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const e={instancePath:t+"/warn",schemaPath:"#/properties/warn/type",keyword:"type",params:{type:"integer"}};o=ea(o,e);n++}if(typeof r=="number"&&isFinite(r)){if(r<0||isNaN(r)){const e={instancePath:t+"/warn",schemaPath:"#/properties/warn/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};o=ea(o,e);n++}}}if(e.fail!==undefined){let r=e.fail;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const e={instancePath:t+"/fail",schemaPath:"#/properties/fail/type",keyword:"type",params:{type:"integer"}};o=ea(o,e);n++}if(typeof r=="number"&&isFinite(r)){if(r<0||isNaN(r)){const e={instancePath:t+"/fail",schemaPath:"#/properties/fail/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};o=ea(o,e);n++}}}if(e.attestation!==undefined){let r=e.attestation;const s=n;let i=false;let a=null;const p=n;if(r!==null){const e={instancePath:t+"/attestation",schemaPath:"#/properties/attestation/oneOf/0/type",keyword:"type",params:{type:"null"}};o=ea(o,e);n++}var m=p===n;if(m){i=true;a=0}const c=n;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.repository===undefined){const e={instancePath:t+"/attestation",schemaPath:"#/properties/attestation/oneOf/1/required",keyword:"required",params:{missingProperty:"repository"}};o=ea(o,e);n++}if(r.workflow===undefined){const e={instancePath:t+"/attestation",schemaPath:"#/properties/attestation/oneOf/1/required",keyword:"required",params:{missingProperty:"workflow"}};o=ea(o,e);n++}if(r.commit===undefined){const e={instancePath:t+"/attestation",schemaPath:"#/properties/attestation/oneOf/1/required",keyword:"required",params:{missingProperty:"commit"}};o=ea(o,e);n++}if(r.run===undefined){const e={instancePath:t+"/attestation",schemaPath:"#/properties/attestation/oneOf/1/required",keyword:"required",params:{missingProperty:"run"}};o=ea(o,e);n++}for(const e in r){if(!(e==="repository"||e==="workflow"||e==="commit"||e==="run")){const r={instancePath:t+"/attestation",schemaPath:"#/properties/attestation/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:e}};o=ea(o,r);n++}}if(r.repository!==undefined){if(typeof r.repository!=="string"){const e={instancePath:t+"/attestation/repository",schemaPath:"#/properties/attestation/oneOf/1/properties/repository/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}if(r.workflow!==undefined){if(typeof r.workflow!=="string"){const e={instancePath:t+"/attestation/workflow",schemaPath:"#/properties/attestation/oneOf/1/properties/workflow/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}if(r.commit!==undefined){if(typeof r.commit!=="string"){const e={instancePath:t+"/attestation/commit",schemaPath:"#/properties/attestation/oneOf/1/properties/commit/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}if(r.run!==undefined){if(typeof r.run!=="string"){const e={instancePath:t+"/attestation/run",schemaPath:"#/properties/attestation/oneOf/1/properties/run/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}}else{const e={instancePath:t+"/attestation",schemaPath:"#/properties/attestation/oneOf/1/type",keyword:"type",params:{type:"object"}};o=ea(o,e);n++}var m=c===n;if(m&&i){i=false;a=[a,1]}else{if(m){i=true;a=1}}if(!i){const e={instancePath:t+"/attestation",schemaPath:"#/properties/attestation/oneOf",keyword:"oneOf",params:{passingSchemas:a}};o=ea(o,e);n++}else{n=s;if(o!==null){if(s){o.length=s}else{o=null}}}}if(e.points!==undefined){let r=e.points;if(Array.isArray(r)){const e=r.length;for(let s=0;s<e;s++){let e=r[s];if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.check===undefined){const e={instancePath:t+"/points/"+s,schemaPath:"#/properties/points/items/required",keyword:"required",params:{missingProperty:"check"}};o=ea(o,e);n++}if(e.title===undefined){const e={instancePath:t+"/points/"+s,schemaPath:"#/properties/points/items/required",keyword:"required",params:{missingProperty:"title"}};o=ea(o,e);n++}if(e.verdict===undefined){const e={instancePath:t+"/points/"+s,schemaPath:"#/properties/points/items/required",keyword:"required",params:{missingProperty:"verdict"}};o=ea(o,e);n++}if(e.message===undefined){const e={instancePath:t+"/points/"+s,schemaPath:"#/properties/points/items/required",keyword:"required",params:{missingProperty:"message"}};o=ea(o,e);n++}if(e.remedy===undefined){const e={instancePath:t+"/points/"+s,schemaPath:"#/properties/points/items/required",keyword:"required",params:{missingProperty:"remedy"}};o=ea(o,e);n++}if(e.paths===undefined){const e={instancePath:t+"/points/"+s,schemaPath:"#/properties/points/items/required",keyword:"required",params:{missingProperty:"paths"}};o=ea(o,e);n++}for(const r in e){if(!(r==="check"||r==="title"||r==="verdict"||r==="message"||r==="remedy"||r==="paths")){const e={instancePath:t+"/points/"+s,schemaPath:"#/properties/points/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}};o=ea(o,e);n++}}if(e.check!==undefined){let r=e.check;if(typeof r==="string"){if(!I.test(r)){const e={instancePath:t+"/points/"+s+"/check",schemaPath:"#/properties/points/items/properties/check/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"}};o=ea(o,e);n++}}else{const e={instancePath:t+"/points/"+s+"/check",schemaPath:"#/properties/points/items/properties/check/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}if(e.title!==undefined){if(typeof e.title!=="string"){const e={instancePath:t+"/points/"+s+"/title",schemaPath:"#/properties/points/items/properties/title/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}if(e.verdict!==undefined){let r=e.verdict;if(!(r==="pass"||r==="warn"||r==="fail")){const e={instancePath:t+"/points/"+s+"/verdict",schemaPath:"#/properties/points/items/properties/verdict/enum",keyword:"enum",params:{allowedValues:$.properties.points.items.properties.verdict.enum}};o=ea(o,e);n++}}if(e.message!==undefined){if(typeof e.message!=="string"){const e={instancePath:t+"/points/"+s+"/message",schemaPath:"#/properties/points/items/properties/message/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}if(e.remedy!==undefined){let r=e.remedy;if(typeof r!=="string"&&r!==null){const e={instancePath:t+"/points/"+s+"/remedy",schemaPath:"#/properties/points/items/properties/remedy/type",keyword:"type",params:{type:$.properties.points.items.properties.remedy.type}};o=ea(o,e);n++}}if(e.paths!==undefined){let r=e.paths;if(Array.isArray(r)){const e=r.length;for(let i=0;i<e;i++){if(typeof r[i]!=="string"){const e={instancePath:t+"/points/"+s+"/paths/"+i,schemaPath:"#/properties/points/items/properties/paths/items/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}}else{const e={instancePath:t+"/points/"+s+"/paths",schemaPath:"#/properties/points/items/properties/paths/type",keyword:"type",params:{type:"array"}};o=ea(o,e);n++}}}else{const e={instancePath:t+"/points/"+s,schemaPath:"#/properties/points/items/type",keyword:"type",params:{type:"object"}};o=ea(o,e);n++}}}else{const e={instancePath:t+"/points",schemaPath:"#/properties/points/type",keyword:"type",params:{type:"array"}};o=ea(o,e);n++}}}else{const e={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};o=ea(o,e);n++}F.errors=o;return n===0}F.evaluated={"props":true,"dynamicProps":false,"dynamicItems":false};const check=M;const V={"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:refdata-action:schema:check:1","type":"object","additionalProperties":false,"required":["ok","verdict","level","requiredBump","suggestion","nome","base","head","counts","changes","excepted","findings"],"properties":{"ok":{"type":"boolean"},"verdict":{"enum":["unchanged","bumped","not-bumped","bumped-too-little","decreased","bumped-without-change","malformed","first","unknown","unversioned","deferred"]},"level":{"$ref":"#/$defs/bump"},"requiredBump":{"$ref":"#/$defs/bump"},"suggestion":{"type":["string","null"]},"edits":{"type":"array","items":{"$ref":"#/$defs/edit"}},"nome":{"type":"string"},"base":{"type":"object","additionalProperties":false,"required":["name","commit","versao"],"properties":{"name":{"type":"string"},"commit":{"type":["string","null"]},"versao":{"type":["string","null"]}}},"head":{"type":"object","additionalProperties":false,"required":["name","commit","versao"],"properties":{"name":{"type":"string"},"commit":{"type":["string","null"]},"versao":{"type":"string"}}},"release":{"anyOf":[{"$ref":"#/$defs/release"},{"type":"null"}]},"compared":{"type":"object","additionalProperties":false,"required":["base","head"],"properties":{"base":{"type":"integer","minimum":0},"head":{"type":"integer","minimum":0}}},"counts":{"$ref":"#/$defs/counts"},"changes":{"type":"array","items":{"$ref":"#/$defs/change"}},"causes":{"type":"array","items":{"$ref":"#/$defs/cause"}},"evidence":{"type":"array","items":{"$ref":"#/$defs/evidence"}},"unknown":{"type":"array","items":{"$ref":"#/$defs/unknown"}},"excepted":{"type":"array","items":{"$ref":"#/$defs/change"}},"findings":{"type":"array","items":{"$ref":"#/$defs/finding"}}},"$defs":{"counts":{"type":"object","additionalProperties":false,"required":["major","minor","patch","info"],"properties":{"major":{"type":"integer","minimum":0},"minor":{"type":"integer","minimum":0},"patch":{"type":"integer","minimum":0},"info":{"type":"integer","minimum":0}}},"release":{"type":"object","additionalProperties":false,"required":["name","commit","versao","level","counts","requiredBump","suggestion","due"],"properties":{"name":{"type":"string"},"commit":{"type":["string","null"]},"versao":{"type":"string"},"level":{"$ref":"#/$defs/bump"},"counts":{"$ref":"#/$defs/counts"},"requiredBump":{"$ref":"#/$defs/bump"},"suggestion":{"type":["string","null"]},"due":{"type":"boolean"}}},"unknown":{"type":"object","additionalProperties":false,"required":["path","side","place"],"properties":{"path":{"type":"string"},"side":{"enum":["base","head","both"]},"place":{"anyOf":[{"$ref":"#/$defs/place"},{"type":"null"}]},"placeSide":{"enum":["base","head"]}}},"edit":{"type":"object","additionalProperties":false,"required":["file","line","before","after"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"before":{"type":"string"},"after":{"type":"string"}}},"bump":{"enum":["major","minor","patch","none"]},"place":{"type":"object","additionalProperties":false,"required":["file"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"column":{"type":"integer","minimum":1}}},"cause":{"type":"object","additionalProperties":false,"required":["kind","id","message","level","place","side","changes"],"properties":{"kind":{"enum":["change","move","line","edit"]},"id":{"type":"string","pattern":"^[0-9a-f]{16}$"},"message":{"type":"string"},"level":{"enum":["major","minor","patch","info"]},"place":{"anyOf":[{"$ref":"#/$defs/place"},{"type":"null"}]},"side":{"enum":["base","head"]},"changes":{"type":"array","minItems":2,"items":{"$ref":"#/$defs/explained"}}}},"explained":{"type":"object","additionalProperties":false,"required":["fingerprint","confidence"],"properties":{"fingerprint":{"type":"string"},"confidence":{"type":"number","minimum":0,"maximum":1}}},"change":{"type":"object","additionalProperties":false,"required":["rule","level","path","name","message","before","after","place","side","fingerprint"],"properties":{"rule":{"type":"string"},"level":{"enum":["major","minor","patch","info"]},"path":{"type":"string"},"name":{"type":"string"},"message":{"type":"string"},"before":{},"after":{},"place":{"anyOf":[{"$ref":"#/$defs/place"},{"type":"null"}]},"side":{"enum":["base","head"]},"fingerprint":{"type":"string","pattern":"^[0-9a-f]{16}$"}}},"finding":{"type":"object","required":["rule","level","message","remedy"],"properties":{"rule":{"type":"string"},"level":{"enum":["error","warning","notice"]},"message":{"type":"string"},"remedy":{"type":"string"},"place":{"$ref":"#/$defs/place"},"subject":{"type":"string"}}},"evidence":{"type":"object","additionalProperties":false,"required":["fingerprint","known","breaks","edited","programs","shortest"],"properties":{"fingerprint":{"type":"string"},"known":{"type":"integer","minimum":0},"breaks":{"type":"integer","minimum":0},"edited":{"type":"integer","minimum":0},"programs":{"type":"array","items":{"type":"string"}},"shortest":{"anyOf":[{"$ref":"#/$defs/program"},{"type":"null"}]}}},"program":{"type":"object","additionalProperties":false,"required":["program","text"],"properties":{"program":{"type":"string"},"text":{"type":"string"},"error":{"anyOf":[{"$ref":"#/$defs/metError"},{"type":"null"}]}}},"metError":{"type":"object","additionalProperties":false,"required":["codigo","titulo","solucao"],"properties":{"codigo":{"type":"string"},"titulo":{"type":"string"},"solucao":{"type":"string"}}}}};const E={"enum":["major","minor","patch","none"]};const D={"type":"object","additionalProperties":false,"required":["name","commit","versao","level","counts","requiredBump","suggestion","due"],"properties":{"name":{"type":"string"},"commit":{"type":["string","null"]},"versao":{"type":"string"},"level":{"$ref":"#/$defs/bump"},"counts":{"$ref":"#/$defs/counts"},"requiredBump":{"$ref":"#/$defs/bump"},"suggestion":{"type":["string","null"]},"due":{"type":"boolean"}}};function S(e,{instancePath:t="",parentData:r,parentDataProperty:s,rootData:i=e,dynamicAnchors:a={}}={}){let o=null;let n=0;const p=S.evaluated;if(p.dynamicProps){p.props=undefined}if(p.dynamicItems){p.items=undefined}if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.name===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};o=ea(o,e);n++}if(e.commit===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"commit"}};o=ea(o,e);n++}if(e.versao===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"versao"}};o=ea(o,e);n++}if(e.level===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"level"}};o=ea(o,e);n++}if(e.counts===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"counts"}};o=ea(o,e);n++}if(e.requiredBump===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requiredBump"}};o=ea(o,e);n++}if(e.suggestion===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"suggestion"}};o=ea(o,e);n++}if(e.due===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"due"}};o=ea(o,e);n++}for(const r in e){if(!(r==="name"||r==="commit"||r==="versao"||r==="level"||r==="counts"||r==="requiredBump"||r==="suggestion"||r==="due")){const e={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}};o=ea(o,e);n++}}if(e.name!==undefined){if(typeof e.name!=="string"){const e={instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}if(e.commit!==undefined){let r=e.commit;if(typeof r!=="string"&&r!==null){const e={instancePath:t+"/commit",schemaPath:"#/properties/commit/type",keyword:"type",params:{type:D.properties.commit.type}};o=ea(o,e);n++}}if(e.versao!==undefined){if(typeof e.versao!=="string"){const e={instancePath:t+"/versao",schemaPath:"#/properties/versao/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}if(e.level!==undefined){let r=e.level;if(!(r==="major"||r==="minor"||r==="patch"||r==="none")){const e={instancePath:t+"/level",schemaPath:"#/$defs/bump/enum",keyword:"enum",params:{allowedValues:E.enum}};o=ea(o,e);n++}}if(e.counts!==undefined){let r=e.counts;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.major===undefined){const e={instancePath:t+"/counts",schemaPath:"#/$defs/counts/required",keyword:"required",params:{missingProperty:"major"}};o=ea(o,e);n++}if(r.minor===undefined){const e={instancePath:t+"/counts",schemaPath:"#/$defs/counts/required",keyword:"required",params:{missingProperty:"minor"}};o=ea(o,e);n++}if(r.patch===undefined){const e={instancePath:t+"/counts",schemaPath:"#/$defs/counts/required",keyword:"required",params:{missingProperty:"patch"}};o=ea(o,e);n++}if(r.info===undefined){const e={instancePath:t+"/counts",schemaPath:"#/$defs/counts/required",keyword:"required",params:{missingProperty:"info"}};o=ea(o,e);n++}for(const e in r){if(!(e==="major"||e==="minor"||e==="patch"||e==="info")){const r={instancePath:t+"/counts",schemaPath:"#/$defs/counts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:e}};o=ea(o,r);n++}}if(r.major!==undefined){let e=r.major;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){const e={instancePath:t+"/counts/major",schemaPath:"#/$defs/counts/properties/major/type",keyword:"type",params:{type:"integer"}};o=ea(o,e);n++}if(typeof e=="number"&&isFinite(e)){if(e<0||isNaN(e)){const e={instancePath:t+"/counts/major",schemaPath:"#/$defs/counts/properties/major/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};o=ea(o,e);n++}}}if(r.minor!==undefined){let e=r.minor;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){const e={instancePath:t+"/counts/minor",schemaPath:"#/$defs/counts/properties/minor/type",keyword:"type",params:{type:"integer"}};o=ea(o,e);n++}if(typeof e=="number"&&isFinite(e)){if(e<0||isNaN(e)){const e={instancePath:t+"/counts/minor",schemaPath:"#/$defs/counts/properties/minor/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};o=ea(o,e);n++}}}if(r.patch!==undefined){let e=r.patch;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){const e={instancePath:t+"/counts/patch",schemaPath:"#/$defs/counts/properties/patch/type",keyword:"type",params:{type:"integer"}};o=ea(o,e);n++}if(typeof e=="number"&&isFinite(e)){if(e<0||isNaN(e)){const e={instancePath:t+"/counts/patch",schemaPath:"#/$defs/counts/properties/patch/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};o=ea(o,e);n++}}}if(r.info!==undefined){let e=r.info;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){const e={instancePath:t+"/counts/info",schemaPath:"#/$defs/counts/properties/info/type",keyword:"type",params:{type:"integer"}};o=ea(o,e);n++}if(typeof e=="number"&&isFinite(e)){if(e<0||isNaN(e)){const e={instancePath:t+"/counts/info",schemaPath:"#/$defs/counts/properties/info/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};o=ea(o,e);n++}}}}else{const e={instancePath:t+"/counts",schemaPath:"#/$defs/counts/type",keyword:"type",params:{type:"object"}};o=ea(o,e);n++}}if(e.requiredBump!==undefined){let r=e.requiredBump;if(!(r==="major"||r==="minor"||r==="patch"||r==="none")){const e={instancePath:t+"/requiredBump",schemaPath:"#/$defs/bump/enum",keyword:"enum",params:{allowedValues:E.enum}};o=ea(o,e);n++}}if(e.suggestion!==undefined){let r=e.suggestion;if(typeof r!=="string"&&r!==null){const e={instancePath:t+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:D.properties.suggestion.type}};o=ea(o,e);n++}}if(e.due!==undefined){if(typeof e.due!=="boolean"){const e={instancePath:t+"/due",schemaPath:"#/properties/due/type",keyword:"type",params:{type:"boolean"}};o=ea(o,e);n++}}}else{const e={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};o=ea(o,e);n++}S.errors=o;return n===0}S.evaluated={"props":true,"dynamicProps":false,"dynamicItems":false};const B={"type":"object","additionalProperties":false,"required":["rule","level","path","name","message","before","after","place","side","fingerprint"],"properties":{"rule":{"type":"string"},"level":{"enum":["major","minor","patch","info"]},"path":{"type":"string"},"name":{"type":"string"},"message":{"type":"string"},"before":{},"after":{},"place":{"anyOf":[{"$ref":"#/$defs/place"},{"type":"null"}]},"side":{"enum":["base","head"]},"fingerprint":{"type":"string","pattern":"^[0-9a-f]{16}$"}}};const R=new RegExp("^[0-9a-f]{16}$","u");function z(e,{instancePath:t="",parentData:r,parentDataProperty:s,rootData:i=e,dynamicAnchors:a={}}={}){let o=null;let n=0;const p=z.evaluated;if(p.dynamicProps){p.props=undefined}if(p.dynamicItems){p.items=undefined}if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.rule===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rule"}};o=ea(o,e);n++}if(e.level===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"level"}};o=ea(o,e);n++}if(e.path===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"}};o=ea(o,e);n++}if(e.name===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"}};o=ea(o,e);n++}if(e.message===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"}};o=ea(o,e);n++}if(e.before===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"before"}};o=ea(o,e);n++}if(e.after===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"after"}};o=ea(o,e);n++}if(e.place===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"place"}};o=ea(o,e);n++}if(e.side===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"side"}};o=ea(o,e);n++}if(e.fingerprint===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fingerprint"}};o=ea(o,e);n++}for(const r in e){if(!O.call(B.properties,r)){const e={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}};o=ea(o,e);n++}}if(e.rule!==undefined){if(typeof e.rule!=="string"){const e={instancePath:t+"/rule",schemaPath:"#/properties/rule/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}if(e.level!==undefined){let r=e.level;if(!(r==="major"||r==="minor"||r==="patch"||r==="info")){const e={instancePath:t+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues:B.properties.level.enum}};o=ea(o,e);n++}}if(e.path!==undefined){if(typeof e.path!=="string"){const e={instancePath:t+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}if(e.name!==undefined){if(typeof e.name!=="string"){const e={instancePath:t+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}if(e.message!==undefined){if(typeof e.message!=="string"){const e={instancePath:t+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}if(e.place!==undefined){let r=e.place;const s=n;let i=false;const a=n;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.file===undefined){const e={instancePath:t+"/place",schemaPath:"#/$defs/place/required",keyword:"required",params:{missingProperty:"file"}};o=ea(o,e);n++}for(const e in r){if(!(e==="file"||e==="line"||e==="column")){const r={instancePath:t+"/place",schemaPath:"#/$defs/place/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:e}};o=ea(o,r);n++}}if(r.file!==undefined){if(typeof r.file!=="string"){const e={instancePath:t+"/place/file",schemaPath:"#/$defs/place/properties/file/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}if(r.line!==undefined){let e=r.line;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){const e={instancePath:t+"/place/line",schemaPath:"#/$defs/place/properties/line/type",keyword:"type",params:{type:"integer"}};o=ea(o,e);n++}if(typeof e=="number"&&isFinite(e)){if(e<1||isNaN(e)){const e={instancePath:t+"/place/line",schemaPath:"#/$defs/place/properties/line/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};o=ea(o,e);n++}}}if(r.column!==undefined){let e=r.column;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){const e={instancePath:t+"/place/column",schemaPath:"#/$defs/place/properties/column/type",keyword:"type",params:{type:"integer"}};o=ea(o,e);n++}if(typeof e=="number"&&isFinite(e)){if(e<1||isNaN(e)){const e={instancePath:t+"/place/column",schemaPath:"#/$defs/place/properties/column/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};o=ea(o,e);n++}}}}else{const e={instancePath:t+"/place",schemaPath:"#/$defs/place/type",keyword:"type",params:{type:"object"}};o=ea(o,e);n++}var m=a===n;i=i||m;const p=n;if(r!==null){const e={instancePath:t+"/place",schemaPath:"#/properties/place/anyOf/1/type",keyword:"type",params:{type:"null"}};o=ea(o,e);n++}var m=p===n;i=i||m;if(!i){const e={instancePath:t+"/place",schemaPath:"#/properties/place/anyOf",keyword:"anyOf",params:{}};o=ea(o,e);n++}else{n=s;if(o!==null){if(s){o.length=s}else{o=null}}}}if(e.side!==undefined){let r=e.side;if(!(r==="base"||r==="head")){const e={instancePath:t+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues:B.properties.side.enum}};o=ea(o,e);n++}}if(e.fingerprint!==undefined){let r=e.fingerprint;if(typeof r==="string"){if(!R.test(r)){const e={instancePath:t+"/fingerprint",schemaPath:"#/properties/fingerprint/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{16}$"}};o=ea(o,e);n++}}else{const e={instancePath:t+"/fingerprint",schemaPath:"#/properties/fingerprint/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}}else{const e={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};o=ea(o,e);n++}z.errors=o;return n===0}z.evaluated={"props":true,"dynamicProps":false,"dynamicItems":false};const T={"type":"object","additionalProperties":false,"required":["kind","id","message","level","place","side","changes"],"properties":{"kind":{"enum":["change","move","line","edit"]},"id":{"type":"string","pattern":"^[0-9a-f]{16}$"},"message":{"type":"string"},"level":{"enum":["major","minor","patch","info"]},"place":{"anyOf":[{"$ref":"#/$defs/place"},{"type":"null"}]},"side":{"enum":["base","head"]},"changes":{"type":"array","minItems":2,"items":{"$ref":"#/$defs/explained"}}}};function U(e,{instancePath:t="",parentData:r,parentDataProperty:s,rootData:i=e,dynamicAnchors:a={}}={}){let o=null;let n=0;const p=U.evaluated;if(p.dynamicProps){p.props=undefined}if(p.dynamicItems){p.items=undefined}if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.kind===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"}};o=ea(o,e);n++}if(e.id===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"}};o=ea(o,e);n++}if(e.message===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"}};o=ea(o,e);n++}if(e.level===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"level"}};o=ea(o,e);n++}if(e.place===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"place"}};o=ea(o,e);n++}if(e.side===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"side"}};o=ea(o,e);n++}if(e.changes===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"changes"}};o=ea(o,e);n++}for(const r in e){if(!(r==="kind"||r==="id"||r==="message"||r==="level"||r==="place"||r==="side"||r==="changes")){const e={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}};o=ea(o,e);n++}}if(e.kind!==undefined){let r=e.kind;if(!(r==="change"||r==="move"||r==="line"||r==="edit")){const e={instancePath:t+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:T.properties.kind.enum}};o=ea(o,e);n++}}if(e.id!==undefined){let r=e.id;if(typeof r==="string"){if(!R.test(r)){const e={instancePath:t+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{16}$"}};o=ea(o,e);n++}}else{const e={instancePath:t+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}if(e.message!==undefined){if(typeof e.message!=="string"){const e={instancePath:t+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}if(e.level!==undefined){let r=e.level;if(!(r==="major"||r==="minor"||r==="patch"||r==="info")){const e={instancePath:t+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues:T.properties.level.enum}};o=ea(o,e);n++}}if(e.place!==undefined){let r=e.place;const s=n;let i=false;const a=n;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.file===undefined){const e={instancePath:t+"/place",schemaPath:"#/$defs/place/required",keyword:"required",params:{missingProperty:"file"}};o=ea(o,e);n++}for(const e in r){if(!(e==="file"||e==="line"||e==="column")){const r={instancePath:t+"/place",schemaPath:"#/$defs/place/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:e}};o=ea(o,r);n++}}if(r.file!==undefined){if(typeof r.file!=="string"){const e={instancePath:t+"/place/file",schemaPath:"#/$defs/place/properties/file/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}if(r.line!==undefined){let e=r.line;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){const e={instancePath:t+"/place/line",schemaPath:"#/$defs/place/properties/line/type",keyword:"type",params:{type:"integer"}};o=ea(o,e);n++}if(typeof e=="number"&&isFinite(e)){if(e<1||isNaN(e)){const e={instancePath:t+"/place/line",schemaPath:"#/$defs/place/properties/line/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};o=ea(o,e);n++}}}if(r.column!==undefined){let e=r.column;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){const e={instancePath:t+"/place/column",schemaPath:"#/$defs/place/properties/column/type",keyword:"type",params:{type:"integer"}};o=ea(o,e);n++}if(typeof e=="number"&&isFinite(e)){if(e<1||isNaN(e)){const e={instancePath:t+"/place/column",schemaPath:"#/$defs/place/properties/column/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};o=ea(o,e);n++}}}}else{const e={instancePath:t+"/place",schemaPath:"#/$defs/place/type",keyword:"type",params:{type:"object"}};o=ea(o,e);n++}var m=a===n;i=i||m;const p=n;if(r!==null){const e={instancePath:t+"/place",schemaPath:"#/properties/place/anyOf/1/type",keyword:"type",params:{type:"null"}};o=ea(o,e);n++}var m=p===n;i=i||m;if(!i){const e={instancePath:t+"/place",schemaPath:"#/properties/place/anyOf",keyword:"anyOf",params:{}};o=ea(o,e);n++}else{n=s;if(o!==null){if(s){o.length=s}else{o=null}}}}if(e.side!==undefined){let r=e.side;if(!(r==="base"||r==="head")){const e={instancePath:t+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues:T.properties.side.enum}};o=ea(o,e);n++}}if(e.changes!==undefined){let r=e.changes;if(Array.isArray(r)){if(r.length<2){const e={instancePath:t+"/changes",schemaPath:"#/properties/changes/minItems",keyword:"minItems",params:{limit:2}};o=ea(o,e);n++}const e=r.length;for(let s=0;s<e;s++){let e=r[s];if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.fingerprint===undefined){const e={instancePath:t+"/changes/"+s,schemaPath:"#/$defs/explained/required",keyword:"required",params:{missingProperty:"fingerprint"}};o=ea(o,e);n++}if(e.confidence===undefined){const e={instancePath:t+"/changes/"+s,schemaPath:"#/$defs/explained/required",keyword:"required",params:{missingProperty:"confidence"}};o=ea(o,e);n++}for(const r in e){if(!(r==="fingerprint"||r==="confidence")){const e={instancePath:t+"/changes/"+s,schemaPath:"#/$defs/explained/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}};o=ea(o,e);n++}}if(e.fingerprint!==undefined){if(typeof e.fingerprint!=="string"){const e={instancePath:t+"/changes/"+s+"/fingerprint",schemaPath:"#/$defs/explained/properties/fingerprint/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}if(e.confidence!==undefined){let r=e.confidence;if(typeof r=="number"&&isFinite(r)){if(r>1||isNaN(r)){const e={instancePath:t+"/changes/"+s+"/confidence",schemaPath:"#/$defs/explained/properties/confidence/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}};o=ea(o,e);n++}if(r<0||isNaN(r)){const e={instancePath:t+"/changes/"+s+"/confidence",schemaPath:"#/$defs/explained/properties/confidence/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};o=ea(o,e);n++}}else{const e={instancePath:t+"/changes/"+s+"/confidence",schemaPath:"#/$defs/explained/properties/confidence/type",keyword:"type",params:{type:"number"}};o=ea(o,e);n++}}}else{const e={instancePath:t+"/changes/"+s,schemaPath:"#/$defs/explained/type",keyword:"type",params:{type:"object"}};o=ea(o,e);n++}}}else{const e={instancePath:t+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type:"array"}};o=ea(o,e);n++}}}else{const e={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};o=ea(o,e);n++}U.errors=o;return n===0}U.evaluated={"props":true,"dynamicProps":false,"dynamicItems":false};function C(e,{instancePath:t="",parentData:r,parentDataProperty:s,rootData:i=e,dynamicAnchors:a={}}={}){let o=null;let n=0;const p=C.evaluated;if(p.dynamicProps){p.props=undefined}if(p.dynamicItems){p.items=undefined}if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.program===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"program"}};o=ea(o,e);n++}if(e.text===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"text"}};o=ea(o,e);n++}for(const r in e){if(!(r==="program"||r==="text"||r==="error")){const e={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}};o=ea(o,e);n++}}if(e.program!==undefined){if(typeof e.program!=="string"){const e={instancePath:t+"/program",schemaPath:"#/properties/program/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}if(e.text!==undefined){if(typeof e.text!=="string"){const e={instancePath:t+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}if(e.error!==undefined){let r=e.error;const s=n;let i=false;const a=n;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.codigo===undefined){const e={instancePath:t+"/error",schemaPath:"#/$defs/metError/required",keyword:"required",params:{missingProperty:"codigo"}};o=ea(o,e);n++}if(r.titulo===undefined){const e={instancePath:t+"/error",schemaPath:"#/$defs/metError/required",keyword:"required",params:{missingProperty:"titulo"}};o=ea(o,e);n++}if(r.solucao===undefined){const e={instancePath:t+"/error",schemaPath:"#/$defs/metError/required",keyword:"required",params:{missingProperty:"solucao"}};o=ea(o,e);n++}for(const e in r){if(!(e==="codigo"||e==="titulo"||e==="solucao")){const r={instancePath:t+"/error",schemaPath:"#/$defs/metError/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:e}};o=ea(o,r);n++}}if(r.codigo!==undefined){if(typeof r.codigo!=="string"){const e={instancePath:t+"/error/codigo",schemaPath:"#/$defs/metError/properties/codigo/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}if(r.titulo!==undefined){if(typeof r.titulo!=="string"){const e={instancePath:t+"/error/titulo",schemaPath:"#/$defs/metError/properties/titulo/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}if(r.solucao!==undefined){if(typeof r.solucao!=="string"){const e={instancePath:t+"/error/solucao",schemaPath:"#/$defs/metError/properties/solucao/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}}else{const e={instancePath:t+"/error",schemaPath:"#/$defs/metError/type",keyword:"type",params:{type:"object"}};o=ea(o,e);n++}var m=a===n;i=i||m;const p=n;if(r!==null){const e={instancePath:t+"/error",schemaPath:"#/properties/error/anyOf/1/type",keyword:"type",params:{type:"null"}};o=ea(o,e);n++}var m=p===n;i=i||m;if(!i){const e={instancePath:t+"/error",schemaPath:"#/properties/error/anyOf",keyword:"anyOf",params:{}};o=ea(o,e);n++}else{n=s;if(o!==null){if(s){o.length=s}else{o=null}}}}}else{const e={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};o=ea(o,e);n++}C.errors=o;return n===0}C.evaluated={"props":true,"dynamicProps":false,"dynamicItems":false};function H(e,{instancePath:t="",parentData:r,parentDataProperty:s,rootData:i=e,dynamicAnchors:a={}}={}){let o=null;let n=0;const p=H.evaluated;if(p.dynamicProps){p.props=undefined}if(p.dynamicItems){p.items=undefined}if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.fingerprint===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fingerprint"}};o=ea(o,e);n++}if(e.known===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"known"}};o=ea(o,e);n++}if(e.breaks===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"breaks"}};o=ea(o,e);n++}if(e.edited===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"edited"}};o=ea(o,e);n++}if(e.programs===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"programs"}};o=ea(o,e);n++}if(e.shortest===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"shortest"}};o=ea(o,e);n++}for(const r in e){if(!(r==="fingerprint"||r==="known"||r==="breaks"||r==="edited"||r==="programs"||r==="shortest")){const e={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}};o=ea(o,e);n++}}if(e.fingerprint!==undefined){if(typeof e.fingerprint!=="string"){const e={instancePath:t+"/fingerprint",schemaPath:"#/properties/fingerprint/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}if(e.known!==undefined){let r=e.known;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const e={instancePath:t+"/known",schemaPath:"#/properties/known/type",keyword:"type",params:{type:"integer"}};o=ea(o,e);n++}if(typeof r=="number"&&isFinite(r)){if(r<0||isNaN(r)){const e={instancePath:t+"/known",schemaPath:"#/properties/known/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};o=ea(o,e);n++}}}if(e.breaks!==undefined){let r=e.breaks;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const e={instancePath:t+"/breaks",schemaPath:"#/properties/breaks/type",keyword:"type",params:{type:"integer"}};o=ea(o,e);n++}if(typeof r=="number"&&isFinite(r)){if(r<0||isNaN(r)){const e={instancePath:t+"/breaks",schemaPath:"#/properties/breaks/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};o=ea(o,e);n++}}}if(e.edited!==undefined){let r=e.edited;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const e={instancePath:t+"/edited",schemaPath:"#/properties/edited/type",keyword:"type",params:{type:"integer"}};o=ea(o,e);n++}if(typeof r=="number"&&isFinite(r)){if(r<0||isNaN(r)){const e={instancePath:t+"/edited",schemaPath:"#/properties/edited/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};o=ea(o,e);n++}}}if(e.programs!==undefined){let r=e.programs;if(Array.isArray(r)){const e=r.length;for(let s=0;s<e;s++){if(typeof r[s]!=="string"){const e={instancePath:t+"/programs/"+s,schemaPath:"#/properties/programs/items/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}}else{const e={instancePath:t+"/programs",schemaPath:"#/properties/programs/type",keyword:"type",params:{type:"array"}};o=ea(o,e);n++}}if(e.shortest!==undefined){let r=e.shortest;const s=n;let p=false;const c=n;if(!C(r,{instancePath:t+"/shortest",parentData:e,parentDataProperty:"shortest",rootData:i,dynamicAnchors:a})){o=o===null?C.errors:o.concat(C.errors);n=o.length}var m=c===n;p=p||m;const d=n;if(r!==null){const e={instancePath:t+"/shortest",schemaPath:"#/properties/shortest/anyOf/1/type",keyword:"type",params:{type:"null"}};o=ea(o,e);n++}var m=d===n;p=p||m;if(!p){const e={instancePath:t+"/shortest",schemaPath:"#/properties/shortest/anyOf",keyword:"anyOf",params:{}};o=ea(o,e);n++}else{n=s;if(o!==null){if(s){o.length=s}else{o=null}}}}}else{const e={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};o=ea(o,e);n++}H.errors=o;return n===0}H.evaluated={"props":true,"dynamicProps":false,"dynamicItems":false};const K={"type":"object","additionalProperties":false,"required":["path","side","place"],"properties":{"path":{"type":"string"},"side":{"enum":["base","head","both"]},"place":{"anyOf":[{"$ref":"#/$defs/place"},{"type":"null"}]},"placeSide":{"enum":["base","head"]}}};function G(e,{instancePath:t="",parentData:r,parentDataProperty:s,rootData:i=e,dynamicAnchors:a={}}={}){let o=null;let n=0;const p=G.evaluated;if(p.dynamicProps){p.props=undefined}if(p.dynamicItems){p.items=undefined}if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.path===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"path"}};o=ea(o,e);n++}if(e.side===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"side"}};o=ea(o,e);n++}if(e.place===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"place"}};o=ea(o,e);n++}for(const r in e){if(!(r==="path"||r==="side"||r==="place"||r==="placeSide")){const e={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}};o=ea(o,e);n++}}if(e.path!==undefined){if(typeof e.path!=="string"){const e={instancePath:t+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}if(e.side!==undefined){let r=e.side;if(!(r==="base"||r==="head"||r==="both")){const e={instancePath:t+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues:K.properties.side.enum}};o=ea(o,e);n++}}if(e.place!==undefined){let r=e.place;const s=n;let i=false;const a=n;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.file===undefined){const e={instancePath:t+"/place",schemaPath:"#/$defs/place/required",keyword:"required",params:{missingProperty:"file"}};o=ea(o,e);n++}for(const e in r){if(!(e==="file"||e==="line"||e==="column")){const r={instancePath:t+"/place",schemaPath:"#/$defs/place/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:e}};o=ea(o,r);n++}}if(r.file!==undefined){if(typeof r.file!=="string"){const e={instancePath:t+"/place/file",schemaPath:"#/$defs/place/properties/file/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}if(r.line!==undefined){let e=r.line;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){const e={instancePath:t+"/place/line",schemaPath:"#/$defs/place/properties/line/type",keyword:"type",params:{type:"integer"}};o=ea(o,e);n++}if(typeof e=="number"&&isFinite(e)){if(e<1||isNaN(e)){const e={instancePath:t+"/place/line",schemaPath:"#/$defs/place/properties/line/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};o=ea(o,e);n++}}}if(r.column!==undefined){let e=r.column;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){const e={instancePath:t+"/place/column",schemaPath:"#/$defs/place/properties/column/type",keyword:"type",params:{type:"integer"}};o=ea(o,e);n++}if(typeof e=="number"&&isFinite(e)){if(e<1||isNaN(e)){const e={instancePath:t+"/place/column",schemaPath:"#/$defs/place/properties/column/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};o=ea(o,e);n++}}}}else{const e={instancePath:t+"/place",schemaPath:"#/$defs/place/type",keyword:"type",params:{type:"object"}};o=ea(o,e);n++}var m=a===n;i=i||m;const p=n;if(r!==null){const e={instancePath:t+"/place",schemaPath:"#/properties/place/anyOf/1/type",keyword:"type",params:{type:"null"}};o=ea(o,e);n++}var m=p===n;i=i||m;if(!i){const e={instancePath:t+"/place",schemaPath:"#/properties/place/anyOf",keyword:"anyOf",params:{}};o=ea(o,e);n++}else{n=s;if(o!==null){if(s){o.length=s}else{o=null}}}}if(e.placeSide!==undefined){let r=e.placeSide;if(!(r==="base"||r==="head")){const e={instancePath:t+"/placeSide",schemaPath:"#/properties/placeSide/enum",keyword:"enum",params:{allowedValues:K.properties.placeSide.enum}};o=ea(o,e);n++}}}else{const e={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};o=ea(o,e);n++}G.errors=o;return n===0}G.evaluated={"props":true,"dynamicProps":false,"dynamicItems":false};const Y={"type":"object","required":["rule","level","message","remedy"],"properties":{"rule":{"type":"string"},"level":{"enum":["error","warning","notice"]},"message":{"type":"string"},"remedy":{"type":"string"},"place":{"$ref":"#/$defs/place"},"subject":{"type":"string"}}};function J(e,{instancePath:t="",parentData:r,parentDataProperty:s,rootData:i=e,dynamicAnchors:a={}}={}){let o=null;let n=0;const p=J.evaluated;if(p.dynamicProps){p.props=undefined}if(p.dynamicItems){p.items=undefined}if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.rule===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rule"}};o=ea(o,e);n++}if(e.level===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"level"}};o=ea(o,e);n++}if(e.message===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"message"}};o=ea(o,e);n++}if(e.remedy===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"remedy"}};o=ea(o,e);n++}if(e.rule!==undefined){if(typeof e.rule!=="string"){const e={instancePath:t+"/rule",schemaPath:"#/properties/rule/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}if(e.level!==undefined){let r=e.level;if(!(r==="error"||r==="warning"||r==="notice")){const e={instancePath:t+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues:Y.properties.level.enum}};o=ea(o,e);n++}}if(e.message!==undefined){if(typeof e.message!=="string"){const e={instancePath:t+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}if(e.remedy!==undefined){if(typeof e.remedy!=="string"){const e={instancePath:t+"/remedy",schemaPath:"#/properties/remedy/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}if(e.place!==undefined){let r=e.place;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.file===undefined){const e={instancePath:t+"/place",schemaPath:"#/$defs/place/required",keyword:"required",params:{missingProperty:"file"}};o=ea(o,e);n++}for(const e in r){if(!(e==="file"||e==="line"||e==="column")){const r={instancePath:t+"/place",schemaPath:"#/$defs/place/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:e}};o=ea(o,r);n++}}if(r.file!==undefined){if(typeof r.file!=="string"){const e={instancePath:t+"/place/file",schemaPath:"#/$defs/place/properties/file/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}if(r.line!==undefined){let e=r.line;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){const e={instancePath:t+"/place/line",schemaPath:"#/$defs/place/properties/line/type",keyword:"type",params:{type:"integer"}};o=ea(o,e);n++}if(typeof e=="number"&&isFinite(e)){if(e<1||isNaN(e)){const e={instancePath:t+"/place/line",schemaPath:"#/$defs/place/properties/line/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};o=ea(o,e);n++}}}if(r.column!==undefined){let e=r.column;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){const e={instancePath:t+"/place/column",schemaPath:"#/$defs/place/properties/column/type",keyword:"type",params:{type:"integer"}};o=ea(o,e);n++}if(typeof e=="number"&&isFinite(e)){if(e<1||isNaN(e)){const e={instancePath:t+"/place/column",schemaPath:"#/$defs/place/properties/column/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};o=ea(o,e);n++}}}}else{const e={instancePath:t+"/place",schemaPath:"#/$defs/place/type",keyword:"type",params:{type:"object"}};o=ea(o,e);n++}}if(e.subject!==undefined){if(typeof e.subject!=="string"){const e={instancePath:t+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}}else{const e={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};o=ea(o,e);n++}J.errors=o;return n===0}J.evaluated={"props":{"rule":true,"level":true,"message":true,"remedy":true,"place":true,"subject":true},"dynamicProps":false,"dynamicItems":false};function M(e,{instancePath:t="",parentData:r,parentDataProperty:s,rootData:i=e,dynamicAnchors:a={}}={}){;let o=null;let n=0;const p=M.evaluated;if(p.dynamicProps){p.props=undefined}if(p.dynamicItems){p.items=undefined}if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.ok===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ok"}};o=ea(o,e);n++}if(e.verdict===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"verdict"}};o=ea(o,e);n++}if(e.level===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"level"}};o=ea(o,e);n++}if(e.requiredBump===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"requiredBump"}};o=ea(o,e);n++}if(e.suggestion===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"suggestion"}};o=ea(o,e);n++}if(e.nome===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nome"}};o=ea(o,e);n++}if(e.base===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"base"}};o=ea(o,e);n++}if(e.head===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"head"}};o=ea(o,e);n++}if(e.counts===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"counts"}};o=ea(o,e);n++}if(e.changes===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"changes"}};o=ea(o,e);n++}if(e.excepted===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"excepted"}};o=ea(o,e);n++}if(e.findings===undefined){const e={instancePath:t,schemaPath:"#/required",keyword:"required",params:{missingProperty:"findings"}};o=ea(o,e);n++}for(const r in e){if(!O.call(V.properties,r)){const e={instancePath:t,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}};o=ea(o,e);n++}}if(e.ok!==undefined){if(typeof e.ok!=="boolean"){const e={instancePath:t+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type:"boolean"}};o=ea(o,e);n++}}if(e.verdict!==undefined){let r=e.verdict;if(!(r==="unchanged"||r==="bumped"||r==="not-bumped"||r==="bumped-too-little"||r==="decreased"||r==="bumped-without-change"||r==="malformed"||r==="first"||r==="unknown"||r==="unversioned"||r==="deferred")){const e={instancePath:t+"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues:V.properties.verdict.enum}};o=ea(o,e);n++}}if(e.level!==undefined){let r=e.level;if(!(r==="major"||r==="minor"||r==="patch"||r==="none")){const e={instancePath:t+"/level",schemaPath:"#/$defs/bump/enum",keyword:"enum",params:{allowedValues:E.enum}};o=ea(o,e);n++}}if(e.requiredBump!==undefined){let r=e.requiredBump;if(!(r==="major"||r==="minor"||r==="patch"||r==="none")){const e={instancePath:t+"/requiredBump",schemaPath:"#/$defs/bump/enum",keyword:"enum",params:{allowedValues:E.enum}};o=ea(o,e);n++}}if(e.suggestion!==undefined){let r=e.suggestion;if(typeof r!=="string"&&r!==null){const e={instancePath:t+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:V.properties.suggestion.type}};o=ea(o,e);n++}}if(e.edits!==undefined){let r=e.edits;if(Array.isArray(r)){const e=r.length;for(let s=0;s<e;s++){let e=r[s];if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.file===undefined){const e={instancePath:t+"/edits/"+s,schemaPath:"#/$defs/edit/required",keyword:"required",params:{missingProperty:"file"}};o=ea(o,e);n++}if(e.line===undefined){const e={instancePath:t+"/edits/"+s,schemaPath:"#/$defs/edit/required",keyword:"required",params:{missingProperty:"line"}};o=ea(o,e);n++}if(e.before===undefined){const e={instancePath:t+"/edits/"+s,schemaPath:"#/$defs/edit/required",keyword:"required",params:{missingProperty:"before"}};o=ea(o,e);n++}if(e.after===undefined){const e={instancePath:t+"/edits/"+s,schemaPath:"#/$defs/edit/required",keyword:"required",params:{missingProperty:"after"}};o=ea(o,e);n++}for(const r in e){if(!(r==="file"||r==="line"||r==="before"||r==="after")){const e={instancePath:t+"/edits/"+s,schemaPath:"#/$defs/edit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r}};o=ea(o,e);n++}}if(e.file!==undefined){if(typeof e.file!=="string"){const e={instancePath:t+"/edits/"+s+"/file",schemaPath:"#/$defs/edit/properties/file/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}if(e.line!==undefined){let r=e.line;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const e={instancePath:t+"/edits/"+s+"/line",schemaPath:"#/$defs/edit/properties/line/type",keyword:"type",params:{type:"integer"}};o=ea(o,e);n++}if(typeof r=="number"&&isFinite(r)){if(r<1||isNaN(r)){const e={instancePath:t+"/edits/"+s+"/line",schemaPath:"#/$defs/edit/properties/line/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};o=ea(o,e);n++}}}if(e.before!==undefined){if(typeof e.before!=="string"){const e={instancePath:t+"/edits/"+s+"/before",schemaPath:"#/$defs/edit/properties/before/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}if(e.after!==undefined){if(typeof e.after!=="string"){const e={instancePath:t+"/edits/"+s+"/after",schemaPath:"#/$defs/edit/properties/after/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}}else{const e={instancePath:t+"/edits/"+s,schemaPath:"#/$defs/edit/type",keyword:"type",params:{type:"object"}};o=ea(o,e);n++}}}else{const e={instancePath:t+"/edits",schemaPath:"#/properties/edits/type",keyword:"type",params:{type:"array"}};o=ea(o,e);n++}}if(e.nome!==undefined){if(typeof e.nome!=="string"){const e={instancePath:t+"/nome",schemaPath:"#/properties/nome/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}if(e.base!==undefined){let r=e.base;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===undefined){const e={instancePath:t+"/base",schemaPath:"#/properties/base/required",keyword:"required",params:{missingProperty:"name"}};o=ea(o,e);n++}if(r.commit===undefined){const e={instancePath:t+"/base",schemaPath:"#/properties/base/required",keyword:"required",params:{missingProperty:"commit"}};o=ea(o,e);n++}if(r.versao===undefined){const e={instancePath:t+"/base",schemaPath:"#/properties/base/required",keyword:"required",params:{missingProperty:"versao"}};o=ea(o,e);n++}for(const e in r){if(!(e==="name"||e==="commit"||e==="versao")){const r={instancePath:t+"/base",schemaPath:"#/properties/base/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:e}};o=ea(o,r);n++}}if(r.name!==undefined){if(typeof r.name!=="string"){const e={instancePath:t+"/base/name",schemaPath:"#/properties/base/properties/name/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}if(r.commit!==undefined){let e=r.commit;if(typeof e!=="string"&&e!==null){const e={instancePath:t+"/base/commit",schemaPath:"#/properties/base/properties/commit/type",keyword:"type",params:{type:V.properties.base.properties.commit.type}};o=ea(o,e);n++}}if(r.versao!==undefined){let e=r.versao;if(typeof e!=="string"&&e!==null){const e={instancePath:t+"/base/versao",schemaPath:"#/properties/base/properties/versao/type",keyword:"type",params:{type:V.properties.base.properties.versao.type}};o=ea(o,e);n++}}}else{const e={instancePath:t+"/base",schemaPath:"#/properties/base/type",keyword:"type",params:{type:"object"}};o=ea(o,e);n++}}if(e.head!==undefined){let r=e.head;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.name===undefined){const e={instancePath:t+"/head",schemaPath:"#/properties/head/required",keyword:"required",params:{missingProperty:"name"}};o=ea(o,e);n++}if(r.commit===undefined){const e={instancePath:t+"/head",schemaPath:"#/properties/head/required",keyword:"required",params:{missingProperty:"commit"}};o=ea(o,e);n++}if(r.versao===undefined){const e={instancePath:t+"/head",schemaPath:"#/properties/head/required",keyword:"required",params:{missingProperty:"versao"}};o=ea(o,e);n++}for(const e in r){if(!(e==="name"||e==="commit"||e==="versao")){const r={instancePath:t+"/head",schemaPath:"#/properties/head/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:e}};o=ea(o,r);n++}}if(r.name!==undefined){if(typeof r.name!=="string"){const e={instancePath:t+"/head/name",schemaPath:"#/properties/head/properties/name/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}if(r.commit!==undefined){let e=r.commit;if(typeof e!=="string"&&e!==null){const e={instancePath:t+"/head/commit",schemaPath:"#/properties/head/properties/commit/type",keyword:"type",params:{type:V.properties.head.properties.commit.type}};o=ea(o,e);n++}}if(r.versao!==undefined){if(typeof r.versao!=="string"){const e={instancePath:t+"/head/versao",schemaPath:"#/properties/head/properties/versao/type",keyword:"type",params:{type:"string"}};o=ea(o,e);n++}}}else{const e={instancePath:t+"/head",schemaPath:"#/properties/head/type",keyword:"type",params:{type:"object"}};o=ea(o,e);n++}}if(e.release!==undefined){let r=e.release;const s=n;let p=false;const c=n;if(!S(r,{instancePath:t+"/release",parentData:e,parentDataProperty:"release",rootData:i,dynamicAnchors:a})){o=o===null?S.errors:o.concat(S.errors);n=o.length}var m=c===n;p=p||m;const d=n;if(r!==null){const e={instancePath:t+"/release",schemaPath:"#/properties/release/anyOf/1/type",keyword:"type",params:{type:"null"}};o=ea(o,e);n++}var m=d===n;p=p||m;if(!p){const e={instancePath:t+"/release",schemaPath:"#/properties/release/anyOf",keyword:"anyOf",params:{}};o=ea(o,e);n++}else{n=s;if(o!==null){if(s){o.length=s}else{o=null}}}}if(e.compared!==undefined){let r=e.compared;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.base===undefined){const e={instancePath:t+"/compared",schemaPath:"#/properties/compared/required",keyword:"required",params:{missingProperty:"base"}};o=ea(o,e);n++}if(r.head===undefined){const e={instancePath:t+"/compared",schemaPath:"#/properties/compared/required",keyword:"required",params:{missingProperty:"head"}};o=ea(o,e);n++}for(const e in r){if(!(e==="base"||e==="head")){const r={instancePath:t+"/compared",schemaPath:"#/properties/compared/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:e}};o=ea(o,r);n++}}if(r.base!==undefined){let e=r.base;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){const e={instancePath:t+"/compared/base",schemaPath:"#/properties/compared/properties/base/type",keyword:"type",params:{type:"integer"}};o=ea(o,e);n++}if(typeof e=="number"&&isFinite(e)){if(e<0||isNaN(e)){const e={instancePath:t+"/compared/base",schemaPath:"#/properties/compared/properties/base/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};o=ea(o,e);n++}}}if(r.head!==undefined){let e=r.head;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){const e={instancePath:t+"/compared/head",schemaPath:"#/properties/compared/properties/head/type",keyword:"type",params:{type:"integer"}};o=ea(o,e);n++}if(typeof e=="number"&&isFinite(e)){if(e<0||isNaN(e)){const e={instancePath:t+"/compared/head",schemaPath:"#/properties/compared/properties/head/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};o=ea(o,e);n++}}}}else{const e={instancePath:t+"/compared",schemaPath:"#/properties/compared/type",keyword:"type",params:{type:"object"}};o=ea(o,e);n++}}if(e.counts!==undefined){let r=e.counts;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.major===undefined){const e={instancePath:t+"/counts",schemaPath:"#/$defs/counts/required",keyword:"required",params:{missingProperty:"major"}};o=ea(o,e);n++}if(r.minor===undefined){const e={instancePath:t+"/counts",schemaPath:"#/$defs/counts/required",keyword:"required",params:{missingProperty:"minor"}};o=ea(o,e);n++}if(r.patch===undefined){const e={instancePath:t+"/counts",schemaPath:"#/$defs/counts/required",keyword:"required",params:{missingProperty:"patch"}};o=ea(o,e);n++}if(r.info===undefined){const e={instancePath:t+"/counts",schemaPath:"#/$defs/counts/required",keyword:"required",params:{missingProperty:"info"}};o=ea(o,e);n++}for(const e in r){if(!(e==="major"||e==="minor"||e==="patch"||e==="info")){const r={instancePath:t+"/counts",schemaPath:"#/$defs/counts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:e}};o=ea(o,r);n++}}if(r.major!==undefined){let e=r.major;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){const e={instancePath:t+"/counts/major",schemaPath:"#/$defs/counts/properties/major/type",keyword:"type",params:{type:"integer"}};o=ea(o,e);n++}if(typeof e=="number"&&isFinite(e)){if(e<0||isNaN(e)){const e={instancePath:t+"/counts/major",schemaPath:"#/$defs/counts/properties/major/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};o=ea(o,e);n++}}}if(r.minor!==undefined){let e=r.minor;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){const e={instancePath:t+"/counts/minor",schemaPath:"#/$defs/counts/properties/minor/type",keyword:"type",params:{type:"integer"}};o=ea(o,e);n++}if(typeof e=="number"&&isFinite(e)){if(e<0||isNaN(e)){const e={instancePath:t+"/counts/minor",schemaPath:"#/$defs/counts/properties/minor/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};o=ea(o,e);n++}}}if(r.patch!==undefined){let e=r.patch;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){const e={instancePath:t+"/counts/patch",schemaPath:"#/$defs/counts/properties/patch/type",keyword:"type",params:{type:"integer"}};o=ea(o,e);n++}if(typeof e=="number"&&isFinite(e)){if(e<0||isNaN(e)){const e={instancePath:t+"/counts/patch",schemaPath:"#/$defs/counts/properties/patch/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};o=ea(o,e);n++}}}if(r.info!==undefined){let e=r.info;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){const e={instancePath:t+"/counts/info",schemaPath:"#/$defs/counts/properties/info/type",keyword:"type",params:{type:"integer"}};o=ea(o,e);n++}if(typeof e=="number"&&isFinite(e)){if(e<0||isNaN(e)){const e={instancePath:t+"/counts/info",schemaPath:"#/$defs/counts/properties/info/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};o=ea(o,e);n++}}}}else{const e={instancePath:t+"/counts",schemaPath:"#/$defs/counts/type",keyword:"type",params:{type:"object"}};o=ea(o,e);n++}}if(e.changes!==undefined){let r=e.changes;if(Array.isArray(r)){const e=r.length;for(let s=0;s<e;s++){if(!z(r[s],{instancePath:t+"/changes/"+s,parentData:r,parentDataProperty:s,rootData:i,dynamicAnchors:a})){o=o===null?z.errors:o.concat(z.errors);n=o.length}}}else{const e={instancePath:t+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type:"array"}};o=ea(o,e);n++}}if(e.causes!==undefined){let r=e.causes;if(Array.isArray(r)){const e=r.length;for(let s=0;s<e;s++){if(!U(r[s],{instancePath:t+"/causes/"+s,parentData:r,parentDataProperty:s,rootData:i,dynamicAnchors:a})){o=o===null?U.errors:o.concat(U.errors);n=o.length}}}else{const e={instancePath:t+"/causes",schemaPath:"#/properties/causes/type",keyword:"type",params:{type:"array"}};o=ea(o,e);n++}}if(e.evidence!==undefined){let r=e.evidence;if(Array.isArray(r)){const e=r.length;for(let s=0;s<e;s++){if(!H(r[s],{instancePath:t+"/evidence/"+s,parentData:r,parentDataProperty:s,rootData:i,dynamicAnchors:a})){o=o===null?H.errors:o.concat(H.errors);n=o.length}}}else{const e={instancePath:t+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"type",params:{type:"array"}};o=ea(o,e);n++}}if(e.unknown!==undefined){let r=e.unknown;if(Array.isArray(r)){const e=r.length;for(let s=0;s<e;s++){if(!G(r[s],{instancePath:t+"/unknown/"+s,parentData:r,parentDataProperty:s,rootData:i,dynamicAnchors:a})){o=o===null?G.errors:o.concat(G.errors);n=o.length}}}else{const e={instancePath:t+"/unknown",schemaPath:"#/properties/unknown/type",keyword:"type",params:{type:"array"}};o=ea(o,e);n++}}if(e.excepted!==undefined){let r=e.excepted;if(Array.isArray(r)){const e=r.length;for(let s=0;s<e;s++){if(!z(r[s],{instancePath:t+"/excepted/"+s,parentData:r,parentDataProperty:s,rootData:i,dynamicAnchors:a})){o=o===null?z.errors:o.concat(z.errors);n=o.length}}}else{const e={instancePath:t+"/excepted",schemaPath:"#/properties/excepted/type",keyword:"type",params:{type:"array"}};o=ea(o,e);n++}}if(e.findings!==undefined){let r=e.findings;if(Array.isArray(r)){const e=r.length;for(let s=0;s<e;s++){if(!J(r[s],{instancePath:t+"/findings/"+s,parentData:r,parentDataProperty:s,rootData:i,dynamicAnchors:a})){o=o===null?J.errors:o.concat(J.errors);n=o.length}}}else{const e={instancePath:t+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type:"array"}};o=ea(o,e);n++}}}else{const e={instancePath:t,schemaPath:"#/type",keyword:"type",params:{type:"object"}};o=ea(o,e);n++}M.errors=o;return n===0}M.evaluated={"props":true,"dynamicProps":false,"dynamicItems":false};const referencia=ee;const Q={"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:refdata-action:schema:referencia:1","type":"object","additionalProperties":false,"required":["versao","nome","idioma","commit","itens"],"properties":{"versao":{"type":"string","minLength":1},"nome":{"type":"string","minLength":1},"idioma":{"enum":["pt","en"]},"commit":{"type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},"antigos":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","ate","agora"],"properties":{"id":{"type":"string","minLength":1},"endereco":{"type":"string","pattern":"^/"},"ate":{"type":["string","null"]},"agora":{"type":["string","null"]}}}},"mudancas":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["versao","anterior","data","mudancas"],"properties":{"versao":{"type":"string","minLength":1},"anterior":{"type":"string","minLength":1},"data":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}$"},"idioma":{"enum":["pt","en"]},"mudancas":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["regra","nivel","nome","id","texto"],"properties":{"regra":{"type":"string","minLength":1},"nivel":{"enum":["major","minor","patch","info"]},"nome":{"type":"string"},"id":{"type":["string","null"]},"texto":{"type":"string","minLength":1}}}}}}},"outros":{"type":"array","items":{"type":"string"}},"itens":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","tipo","nome","apelidos","modulo","assinatura","parametros","retorno","resumo","documentacao","exemplos","fonte","endereco","desde","obsoleto"],"properties":{"id":{"type":"string","minLength":1},"tipo":{"enum":["palavra","contextual","operador","verbo","regra","embutida","modulo","simbolo","comando","erro"]},"nome":{"type":"string"},"apelidos":{"type":"array","items":{"type":"string","minLength":1}},"modulo":{"type":["string","null"]},"assinatura":{"type":["string","null"]},"genericos":{"type":"array","items":{"type":"string","minLength":1}},"parametros":{"type":["array","null"],"items":{"type":"object","additionalProperties":false,"required":["nome","tipo","padrao","opcional","modo"],"properties":{"nome":{"type":"string"},"tipo":{"type":["string","null"]},"padrao":{"type":["string","null"]},"opcional":{"type":"boolean"},"modo":{"enum":["posicao","nome","ambos","resto"]}}}},"retorno":{"type":["string","null"]},"formas":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["assinatura","parametros","retorno"],"properties":{"assinatura":{"type":"string","minLength":1},"genericos":{"type":"array","items":{"type":"string","minLength":1}},"parametros":{"type":["array","null"],"items":{"$ref":"#/properties/itens/items/properties/parametros/items"}},"retorno":{"type":["string","null"]}}}},"resumo":{"type":"string"},"documentacao":{"type":"string"},"exemplos":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["codigo","arquivo","linha"],"properties":{"codigo":{"type":"string"},"arquivo":{"type":["string","null"]},"linha":{"type":["integer","null"],"minimum":1}}}},"fonte":{"type":["object","null"],"additionalProperties":false,"required":["arquivo","linha","url"],"properties":{"arquivo":{"type":"string"},"linha":{"type":["integer","null"],"minimum":1},"url":{"type":["string","null"]}}},"endereco":{"type":"string","pattern":"^/"},"desde":{"type":["string","null"]},"obsoleto":{"type":["string","null"]},"outros":{"type":"array","items":{"type":"string"}}}}}}};const W={"type":"object","additionalProperties":false,"required":["nome","tipo","padrao","opcional","modo"],"properties":{"nome":{"type":"string"},"tipo":{"type":["string","null"]},"padrao":{"type":["string","null"]},"opcional":{"type":"boolean"},"modo":{"enum":["posicao","nome","ambos","resto"]}}};const X=new RegExp("^/","u");const Z=new RegExp("^\\d{4}-\\d{2}-\\d{2}$","u");function ee(e,{instancePath:r="",parentData:s,parentDataProperty:i,rootData:a=e,dynamicAnchors:o={}}={}){;let n=null;let p=0;const m=ee.evaluated;if(m.dynamicProps){m.props=undefined}if(m.dynamicItems){m.items=undefined}if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.versao===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"versao"}};n=ea(n,e);p++}if(e.nome===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nome"}};n=ea(n,e);p++}if(e.idioma===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"idioma"}};n=ea(n,e);p++}if(e.commit===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"commit"}};n=ea(n,e);p++}if(e.itens===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"itens"}};n=ea(n,e);p++}for(const t in e){if(!(t==="versao"||t==="nome"||t==="idioma"||t==="commit"||t==="antigos"||t==="mudancas"||t==="outros"||t==="itens")){const e={instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);p++}}if(e.versao!==undefined){let s=e.versao;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/versao",schemaPath:"#/properties/versao/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/versao",schemaPath:"#/properties/versao/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.nome!==undefined){let s=e.nome;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/nome",schemaPath:"#/properties/nome/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/nome",schemaPath:"#/properties/nome/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.idioma!==undefined){let t=e.idioma;if(!(t==="pt"||t==="en")){const e={instancePath:r+"/idioma",schemaPath:"#/properties/idioma/enum",keyword:"enum",params:{allowedValues:Q.properties.idioma.enum}};n=ea(n,e);p++}}if(e.commit!==undefined){let t=e.commit;if(typeof t!=="string"&&t!==null){const e={instancePath:r+"/commit",schemaPath:"#/properties/commit/type",keyword:"type",params:{type:Q.properties.commit.type}};n=ea(n,e);p++}if(typeof t==="string"){if(!h.test(t)){const e={instancePath:r+"/commit",schemaPath:"#/properties/commit/pattern",keyword:"pattern",params:{pattern:"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"}};n=ea(n,e);p++}}}if(e.antigos!==undefined){let s=e.antigos;if(Array.isArray(s)){const e=s.length;for(let i=0;i<e;i++){let e=s[i];if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.id===undefined){const e={instancePath:r+"/antigos/"+i,schemaPath:"#/properties/antigos/items/required",keyword:"required",params:{missingProperty:"id"}};n=ea(n,e);p++}if(e.ate===undefined){const e={instancePath:r+"/antigos/"+i,schemaPath:"#/properties/antigos/items/required",keyword:"required",params:{missingProperty:"ate"}};n=ea(n,e);p++}if(e.agora===undefined){const e={instancePath:r+"/antigos/"+i,schemaPath:"#/properties/antigos/items/required",keyword:"required",params:{missingProperty:"agora"}};n=ea(n,e);p++}for(const t in e){if(!(t==="id"||t==="endereco"||t==="ate"||t==="agora")){const e={instancePath:r+"/antigos/"+i,schemaPath:"#/properties/antigos/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);p++}}if(e.id!==undefined){let s=e.id;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/antigos/"+i+"/id",schemaPath:"#/properties/antigos/items/properties/id/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/antigos/"+i+"/id",schemaPath:"#/properties/antigos/items/properties/id/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.endereco!==undefined){let t=e.endereco;if(typeof t==="string"){if(!X.test(t)){const e={instancePath:r+"/antigos/"+i+"/endereco",schemaPath:"#/properties/antigos/items/properties/endereco/pattern",keyword:"pattern",params:{pattern:"^/"}};n=ea(n,e);p++}}else{const e={instancePath:r+"/antigos/"+i+"/endereco",schemaPath:"#/properties/antigos/items/properties/endereco/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.ate!==undefined){let t=e.ate;if(typeof t!=="string"&&t!==null){const e={instancePath:r+"/antigos/"+i+"/ate",schemaPath:"#/properties/antigos/items/properties/ate/type",keyword:"type",params:{type:Q.properties.antigos.items.properties.ate.type}};n=ea(n,e);p++}}if(e.agora!==undefined){let t=e.agora;if(typeof t!=="string"&&t!==null){const e={instancePath:r+"/antigos/"+i+"/agora",schemaPath:"#/properties/antigos/items/properties/agora/type",keyword:"type",params:{type:Q.properties.antigos.items.properties.agora.type}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/antigos/"+i,schemaPath:"#/properties/antigos/items/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/antigos",schemaPath:"#/properties/antigos/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(e.mudancas!==undefined){let s=e.mudancas;if(Array.isArray(s)){const e=s.length;for(let i=0;i<e;i++){let e=s[i];if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.versao===undefined){const e={instancePath:r+"/mudancas/"+i,schemaPath:"#/properties/mudancas/items/required",keyword:"required",params:{missingProperty:"versao"}};n=ea(n,e);p++}if(e.anterior===undefined){const e={instancePath:r+"/mudancas/"+i,schemaPath:"#/properties/mudancas/items/required",keyword:"required",params:{missingProperty:"anterior"}};n=ea(n,e);p++}if(e.data===undefined){const e={instancePath:r+"/mudancas/"+i,schemaPath:"#/properties/mudancas/items/required",keyword:"required",params:{missingProperty:"data"}};n=ea(n,e);p++}if(e.mudancas===undefined){const e={instancePath:r+"/mudancas/"+i,schemaPath:"#/properties/mudancas/items/required",keyword:"required",params:{missingProperty:"mudancas"}};n=ea(n,e);p++}for(const t in e){if(!(t==="versao"||t==="anterior"||t==="data"||t==="idioma"||t==="mudancas")){const e={instancePath:r+"/mudancas/"+i,schemaPath:"#/properties/mudancas/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);p++}}if(e.versao!==undefined){let s=e.versao;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/mudancas/"+i+"/versao",schemaPath:"#/properties/mudancas/items/properties/versao/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/mudancas/"+i+"/versao",schemaPath:"#/properties/mudancas/items/properties/versao/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.anterior!==undefined){let s=e.anterior;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/mudancas/"+i+"/anterior",schemaPath:"#/properties/mudancas/items/properties/anterior/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/mudancas/"+i+"/anterior",schemaPath:"#/properties/mudancas/items/properties/anterior/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.data!==undefined){let t=e.data;if(typeof t==="string"){if(!Z.test(t)){const e={instancePath:r+"/mudancas/"+i+"/data",schemaPath:"#/properties/mudancas/items/properties/data/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d{2}-\\d{2}$"}};n=ea(n,e);p++}}else{const e={instancePath:r+"/mudancas/"+i+"/data",schemaPath:"#/properties/mudancas/items/properties/data/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.idioma!==undefined){let t=e.idioma;if(!(t==="pt"||t==="en")){const e={instancePath:r+"/mudancas/"+i+"/idioma",schemaPath:"#/properties/mudancas/items/properties/idioma/enum",keyword:"enum",params:{allowedValues:Q.properties.mudancas.items.properties.idioma.enum}};n=ea(n,e);p++}}if(e.mudancas!==undefined){let s=e.mudancas;if(Array.isArray(s)){const e=s.length;for(let a=0;a<e;a++){let e=s[a];if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.regra===undefined){const e={instancePath:r+"/mudancas/"+i+"/mudancas/"+a,schemaPath:"#/properties/mudancas/items/properties/mudancas/items/required",keyword:"required",params:{missingProperty:"regra"}};n=ea(n,e);p++}if(e.nivel===undefined){const e={instancePath:r+"/mudancas/"+i+"/mudancas/"+a,schemaPath:"#/properties/mudancas/items/properties/mudancas/items/required",keyword:"required",params:{missingProperty:"nivel"}};n=ea(n,e);p++}if(e.nome===undefined){const e={instancePath:r+"/mudancas/"+i+"/mudancas/"+a,schemaPath:"#/properties/mudancas/items/properties/mudancas/items/required",keyword:"required",params:{missingProperty:"nome"}};n=ea(n,e);p++}if(e.id===undefined){const e={instancePath:r+"/mudancas/"+i+"/mudancas/"+a,schemaPath:"#/properties/mudancas/items/properties/mudancas/items/required",keyword:"required",params:{missingProperty:"id"}};n=ea(n,e);p++}if(e.texto===undefined){const e={instancePath:r+"/mudancas/"+i+"/mudancas/"+a,schemaPath:"#/properties/mudancas/items/properties/mudancas/items/required",keyword:"required",params:{missingProperty:"texto"}};n=ea(n,e);p++}for(const t in e){if(!(t==="regra"||t==="nivel"||t==="nome"||t==="id"||t==="texto")){const e={instancePath:r+"/mudancas/"+i+"/mudancas/"+a,schemaPath:"#/properties/mudancas/items/properties/mudancas/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);p++}}if(e.regra!==undefined){let s=e.regra;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/mudancas/"+i+"/mudancas/"+a+"/regra",schemaPath:"#/properties/mudancas/items/properties/mudancas/items/properties/regra/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/mudancas/"+i+"/mudancas/"+a+"/regra",schemaPath:"#/properties/mudancas/items/properties/mudancas/items/properties/regra/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.nivel!==undefined){let t=e.nivel;if(!(t==="major"||t==="minor"||t==="patch"||t==="info")){const e={instancePath:r+"/mudancas/"+i+"/mudancas/"+a+"/nivel",schemaPath:"#/properties/mudancas/items/properties/mudancas/items/properties/nivel/enum",keyword:"enum",params:{allowedValues:Q.properties.mudancas.items.properties.mudancas.items.properties.nivel.enum}};n=ea(n,e);p++}}if(e.nome!==undefined){if(typeof e.nome!=="string"){const e={instancePath:r+"/mudancas/"+i+"/mudancas/"+a+"/nome",schemaPath:"#/properties/mudancas/items/properties/mudancas/items/properties/nome/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.id!==undefined){let t=e.id;if(typeof t!=="string"&&t!==null){const e={instancePath:r+"/mudancas/"+i+"/mudancas/"+a+"/id",schemaPath:"#/properties/mudancas/items/properties/mudancas/items/properties/id/type",keyword:"type",params:{type:Q.properties.mudancas.items.properties.mudancas.items.properties.id.type}};n=ea(n,e);p++}}if(e.texto!==undefined){let s=e.texto;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/mudancas/"+i+"/mudancas/"+a+"/texto",schemaPath:"#/properties/mudancas/items/properties/mudancas/items/properties/texto/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/mudancas/"+i+"/mudancas/"+a+"/texto",schemaPath:"#/properties/mudancas/items/properties/mudancas/items/properties/texto/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/mudancas/"+i+"/mudancas/"+a,schemaPath:"#/properties/mudancas/items/properties/mudancas/items/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/mudancas/"+i+"/mudancas",schemaPath:"#/properties/mudancas/items/properties/mudancas/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/mudancas/"+i,schemaPath:"#/properties/mudancas/items/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/mudancas",schemaPath:"#/properties/mudancas/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(e.outros!==undefined){let t=e.outros;if(Array.isArray(t)){const e=t.length;for(let s=0;s<e;s++){if(typeof t[s]!=="string"){const e={instancePath:r+"/outros/"+s,schemaPath:"#/properties/outros/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/outros",schemaPath:"#/properties/outros/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(e.itens!==undefined){let s=e.itens;if(Array.isArray(s)){const e=s.length;for(let i=0;i<e;i++){let e=s[i];if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.id===undefined){const e={instancePath:r+"/itens/"+i,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty:"id"}};n=ea(n,e);p++}if(e.tipo===undefined){const e={instancePath:r+"/itens/"+i,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty:"tipo"}};n=ea(n,e);p++}if(e.nome===undefined){const e={instancePath:r+"/itens/"+i,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty:"nome"}};n=ea(n,e);p++}if(e.apelidos===undefined){const e={instancePath:r+"/itens/"+i,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty:"apelidos"}};n=ea(n,e);p++}if(e.modulo===undefined){const e={instancePath:r+"/itens/"+i,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty:"modulo"}};n=ea(n,e);p++}if(e.assinatura===undefined){const e={instancePath:r+"/itens/"+i,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty:"assinatura"}};n=ea(n,e);p++}if(e.parametros===undefined){const e={instancePath:r+"/itens/"+i,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty:"parametros"}};n=ea(n,e);p++}if(e.retorno===undefined){const e={instancePath:r+"/itens/"+i,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty:"retorno"}};n=ea(n,e);p++}if(e.resumo===undefined){const e={instancePath:r+"/itens/"+i,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty:"resumo"}};n=ea(n,e);p++}if(e.documentacao===undefined){const e={instancePath:r+"/itens/"+i,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty:"documentacao"}};n=ea(n,e);p++}if(e.exemplos===undefined){const e={instancePath:r+"/itens/"+i,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty:"exemplos"}};n=ea(n,e);p++}if(e.fonte===undefined){const e={instancePath:r+"/itens/"+i,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty:"fonte"}};n=ea(n,e);p++}if(e.endereco===undefined){const e={instancePath:r+"/itens/"+i,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty:"endereco"}};n=ea(n,e);p++}if(e.desde===undefined){const e={instancePath:r+"/itens/"+i,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty:"desde"}};n=ea(n,e);p++}if(e.obsoleto===undefined){const e={instancePath:r+"/itens/"+i,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty:"obsoleto"}};n=ea(n,e);p++}for(const t in e){if(!O.call(Q.properties.itens.items.properties,t)){const e={instancePath:r+"/itens/"+i,schemaPath:"#/properties/itens/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);p++}}if(e.id!==undefined){let s=e.id;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/itens/"+i+"/id",schemaPath:"#/properties/itens/items/properties/id/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/itens/"+i+"/id",schemaPath:"#/properties/itens/items/properties/id/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.tipo!==undefined){let t=e.tipo;if(!(t==="palavra"||t==="contextual"||t==="operador"||t==="verbo"||t==="regra"||t==="embutida"||t==="modulo"||t==="simbolo"||t==="comando"||t==="erro")){const e={instancePath:r+"/itens/"+i+"/tipo",schemaPath:"#/properties/itens/items/properties/tipo/enum",keyword:"enum",params:{allowedValues:Q.properties.itens.items.properties.tipo.enum}};n=ea(n,e);p++}}if(e.nome!==undefined){if(typeof e.nome!=="string"){const e={instancePath:r+"/itens/"+i+"/nome",schemaPath:"#/properties/itens/items/properties/nome/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.apelidos!==undefined){let s=e.apelidos;if(Array.isArray(s)){const e=s.length;for(let a=0;a<e;a++){let e=s[a];if(typeof e==="string"){if(t(e)<1){const e={instancePath:r+"/itens/"+i+"/apelidos/"+a,schemaPath:"#/properties/itens/items/properties/apelidos/items/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/itens/"+i+"/apelidos/"+a,schemaPath:"#/properties/itens/items/properties/apelidos/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/itens/"+i+"/apelidos",schemaPath:"#/properties/itens/items/properties/apelidos/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(e.modulo!==undefined){let t=e.modulo;if(typeof t!=="string"&&t!==null){const e={instancePath:r+"/itens/"+i+"/modulo",schemaPath:"#/properties/itens/items/properties/modulo/type",keyword:"type",params:{type:Q.properties.itens.items.properties.modulo.type}};n=ea(n,e);p++}}if(e.assinatura!==undefined){let t=e.assinatura;if(typeof t!=="string"&&t!==null){const e={instancePath:r+"/itens/"+i+"/assinatura",schemaPath:"#/properties/itens/items/properties/assinatura/type",keyword:"type",params:{type:Q.properties.itens.items.properties.assinatura.type}};n=ea(n,e);p++}}if(e.genericos!==undefined){let s=e.genericos;if(Array.isArray(s)){const e=s.length;for(let a=0;a<e;a++){let e=s[a];if(typeof e==="string"){if(t(e)<1){const e={instancePath:r+"/itens/"+i+"/genericos/"+a,schemaPath:"#/properties/itens/items/properties/genericos/items/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/itens/"+i+"/genericos/"+a,schemaPath:"#/properties/itens/items/properties/genericos/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/itens/"+i+"/genericos",schemaPath:"#/properties/itens/items/properties/genericos/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(e.parametros!==undefined){let t=e.parametros;if(!Array.isArray(t)&&t!==null){const e={instancePath:r+"/itens/"+i+"/parametros",schemaPath:"#/properties/itens/items/properties/parametros/type",keyword:"type",params:{type:Q.properties.itens.items.properties.parametros.type}};n=ea(n,e);p++}if(Array.isArray(t)){const e=t.length;for(let s=0;s<e;s++){let e=t[s];if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.nome===undefined){const e={instancePath:r+"/itens/"+i+"/parametros/"+s,schemaPath:"#/properties/itens/items/properties/parametros/items/required",keyword:"required",params:{missingProperty:"nome"}};n=ea(n,e);p++}if(e.tipo===undefined){const e={instancePath:r+"/itens/"+i+"/parametros/"+s,schemaPath:"#/properties/itens/items/properties/parametros/items/required",keyword:"required",params:{missingProperty:"tipo"}};n=ea(n,e);p++}if(e.padrao===undefined){const e={instancePath:r+"/itens/"+i+"/parametros/"+s,schemaPath:"#/properties/itens/items/properties/parametros/items/required",keyword:"required",params:{missingProperty:"padrao"}};n=ea(n,e);p++}if(e.opcional===undefined){const e={instancePath:r+"/itens/"+i+"/parametros/"+s,schemaPath:"#/properties/itens/items/properties/parametros/items/required",keyword:"required",params:{missingProperty:"opcional"}};n=ea(n,e);p++}if(e.modo===undefined){const e={instancePath:r+"/itens/"+i+"/parametros/"+s,schemaPath:"#/properties/itens/items/properties/parametros/items/required",keyword:"required",params:{missingProperty:"modo"}};n=ea(n,e);p++}for(const t in e){if(!(t==="nome"||t==="tipo"||t==="padrao"||t==="opcional"||t==="modo")){const e={instancePath:r+"/itens/"+i+"/parametros/"+s,schemaPath:"#/properties/itens/items/properties/parametros/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);p++}}if(e.nome!==undefined){if(typeof e.nome!=="string"){const e={instancePath:r+"/itens/"+i+"/parametros/"+s+"/nome",schemaPath:"#/properties/itens/items/properties/parametros/items/properties/nome/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.tipo!==undefined){let t=e.tipo;if(typeof t!=="string"&&t!==null){const e={instancePath:r+"/itens/"+i+"/parametros/"+s+"/tipo",schemaPath:"#/properties/itens/items/properties/parametros/items/properties/tipo/type",keyword:"type",params:{type:Q.properties.itens.items.properties.parametros.items.properties.tipo.type}};n=ea(n,e);p++}}if(e.padrao!==undefined){let t=e.padrao;if(typeof t!=="string"&&t!==null){const e={instancePath:r+"/itens/"+i+"/parametros/"+s+"/padrao",schemaPath:"#/properties/itens/items/properties/parametros/items/properties/padrao/type",keyword:"type",params:{type:Q.properties.itens.items.properties.parametros.items.properties.padrao.type}};n=ea(n,e);p++}}if(e.opcional!==undefined){if(typeof e.opcional!=="boolean"){const e={instancePath:r+"/itens/"+i+"/parametros/"+s+"/opcional",schemaPath:"#/properties/itens/items/properties/parametros/items/properties/opcional/type",keyword:"type",params:{type:"boolean"}};n=ea(n,e);p++}}if(e.modo!==undefined){let t=e.modo;if(!(t==="posicao"||t==="nome"||t==="ambos"||t==="resto")){const e={instancePath:r+"/itens/"+i+"/parametros/"+s+"/modo",schemaPath:"#/properties/itens/items/properties/parametros/items/properties/modo/enum",keyword:"enum",params:{allowedValues:Q.properties.itens.items.properties.parametros.items.properties.modo.enum}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/itens/"+i+"/parametros/"+s,schemaPath:"#/properties/itens/items/properties/parametros/items/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}}}if(e.retorno!==undefined){let t=e.retorno;if(typeof t!=="string"&&t!==null){const e={instancePath:r+"/itens/"+i+"/retorno",schemaPath:"#/properties/itens/items/properties/retorno/type",keyword:"type",params:{type:Q.properties.itens.items.properties.retorno.type}};n=ea(n,e);p++}}if(e.formas!==undefined){let s=e.formas;if(Array.isArray(s)){const e=s.length;for(let a=0;a<e;a++){let e=s[a];if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.assinatura===undefined){const e={instancePath:r+"/itens/"+i+"/formas/"+a,schemaPath:"#/properties/itens/items/properties/formas/items/required",keyword:"required",params:{missingProperty:"assinatura"}};n=ea(n,e);p++}if(e.parametros===undefined){const e={instancePath:r+"/itens/"+i+"/formas/"+a,schemaPath:"#/properties/itens/items/properties/formas/items/required",keyword:"required",params:{missingProperty:"parametros"}};n=ea(n,e);p++}if(e.retorno===undefined){const e={instancePath:r+"/itens/"+i+"/formas/"+a,schemaPath:"#/properties/itens/items/properties/formas/items/required",keyword:"required",params:{missingProperty:"retorno"}};n=ea(n,e);p++}for(const t in e){if(!(t==="assinatura"||t==="genericos"||t==="parametros"||t==="retorno")){const e={instancePath:r+"/itens/"+i+"/formas/"+a,schemaPath:"#/properties/itens/items/properties/formas/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);p++}}if(e.assinatura!==undefined){let s=e.assinatura;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/itens/"+i+"/formas/"+a+"/assinatura",schemaPath:"#/properties/itens/items/properties/formas/items/properties/assinatura/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/itens/"+i+"/formas/"+a+"/assinatura",schemaPath:"#/properties/itens/items/properties/formas/items/properties/assinatura/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.genericos!==undefined){let s=e.genericos;if(Array.isArray(s)){const e=s.length;for(let o=0;o<e;o++){let e=s[o];if(typeof e==="string"){if(t(e)<1){const e={instancePath:r+"/itens/"+i+"/formas/"+a+"/genericos/"+o,schemaPath:"#/properties/itens/items/properties/formas/items/properties/genericos/items/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/itens/"+i+"/formas/"+a+"/genericos/"+o,schemaPath:"#/properties/itens/items/properties/formas/items/properties/genericos/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/itens/"+i+"/formas/"+a+"/genericos",schemaPath:"#/properties/itens/items/properties/formas/items/properties/genericos/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(e.parametros!==undefined){let t=e.parametros;if(!Array.isArray(t)&&t!==null){const e={instancePath:r+"/itens/"+i+"/formas/"+a+"/parametros",schemaPath:"#/properties/itens/items/properties/formas/items/properties/parametros/type",keyword:"type",params:{type:Q.properties.itens.items.properties.formas.items.properties.parametros.type}};n=ea(n,e);p++}if(Array.isArray(t)){const e=t.length;for(let s=0;s<e;s++){let e=t[s];if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.nome===undefined){const e={instancePath:r+"/itens/"+i+"/formas/"+a+"/parametros/"+s,schemaPath:"#/properties/itens/items/properties/parametros/items/required",keyword:"required",params:{missingProperty:"nome"}};n=ea(n,e);p++}if(e.tipo===undefined){const e={instancePath:r+"/itens/"+i+"/formas/"+a+"/parametros/"+s,schemaPath:"#/properties/itens/items/properties/parametros/items/required",keyword:"required",params:{missingProperty:"tipo"}};n=ea(n,e);p++}if(e.padrao===undefined){const e={instancePath:r+"/itens/"+i+"/formas/"+a+"/parametros/"+s,schemaPath:"#/properties/itens/items/properties/parametros/items/required",keyword:"required",params:{missingProperty:"padrao"}};n=ea(n,e);p++}if(e.opcional===undefined){const e={instancePath:r+"/itens/"+i+"/formas/"+a+"/parametros/"+s,schemaPath:"#/properties/itens/items/properties/parametros/items/required",keyword:"required",params:{missingProperty:"opcional"}};n=ea(n,e);p++}if(e.modo===undefined){const e={instancePath:r+"/itens/"+i+"/formas/"+a+"/parametros/"+s,schemaPath:"#/properties/itens/items/properties/parametros/items/required",keyword:"required",params:{missingProperty:"modo"}};n=ea(n,e);p++}for(const t in e){if(!(t==="nome"||t==="tipo"||t==="padrao"||t==="opcional"||t==="modo")){const e={instancePath:r+"/itens/"+i+"/formas/"+a+"/parametros/"+s,schemaPath:"#/properties/itens/items/properties/parametros/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);p++}}if(e.nome!==undefined){if(typeof e.nome!=="string"){const e={instancePath:r+"/itens/"+i+"/formas/"+a+"/parametros/"+s+"/nome",schemaPath:"#/properties/itens/items/properties/parametros/items/properties/nome/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.tipo!==undefined){let t=e.tipo;if(typeof t!=="string"&&t!==null){const e={instancePath:r+"/itens/"+i+"/formas/"+a+"/parametros/"+s+"/tipo",schemaPath:"#/properties/itens/items/properties/parametros/items/properties/tipo/type",keyword:"type",params:{type:W.properties.tipo.type}};n=ea(n,e);p++}}if(e.padrao!==undefined){let t=e.padrao;if(typeof t!=="string"&&t!==null){const e={instancePath:r+"/itens/"+i+"/formas/"+a+"/parametros/"+s+"/padrao",schemaPath:"#/properties/itens/items/properties/parametros/items/properties/padrao/type",keyword:"type",params:{type:W.properties.padrao.type}};n=ea(n,e);p++}}if(e.opcional!==undefined){if(typeof e.opcional!=="boolean"){const e={instancePath:r+"/itens/"+i+"/formas/"+a+"/parametros/"+s+"/opcional",schemaPath:"#/properties/itens/items/properties/parametros/items/properties/opcional/type",keyword:"type",params:{type:"boolean"}};n=ea(n,e);p++}}if(e.modo!==undefined){let t=e.modo;if(!(t==="posicao"||t==="nome"||t==="ambos"||t==="resto")){const e={instancePath:r+"/itens/"+i+"/formas/"+a+"/parametros/"+s+"/modo",schemaPath:"#/properties/itens/items/properties/parametros/items/properties/modo/enum",keyword:"enum",params:{allowedValues:W.properties.modo.enum}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/itens/"+i+"/formas/"+a+"/parametros/"+s,schemaPath:"#/properties/itens/items/properties/parametros/items/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}}}if(e.retorno!==undefined){let t=e.retorno;if(typeof t!=="string"&&t!==null){const e={instancePath:r+"/itens/"+i+"/formas/"+a+"/retorno",schemaPath:"#/properties/itens/items/properties/formas/items/properties/retorno/type",keyword:"type",params:{type:Q.properties.itens.items.properties.formas.items.properties.retorno.type}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/itens/"+i+"/formas/"+a,schemaPath:"#/properties/itens/items/properties/formas/items/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/itens/"+i+"/formas",schemaPath:"#/properties/itens/items/properties/formas/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(e.resumo!==undefined){if(typeof e.resumo!=="string"){const e={instancePath:r+"/itens/"+i+"/resumo",schemaPath:"#/properties/itens/items/properties/resumo/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.documentacao!==undefined){if(typeof e.documentacao!=="string"){const e={instancePath:r+"/itens/"+i+"/documentacao",schemaPath:"#/properties/itens/items/properties/documentacao/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.exemplos!==undefined){let t=e.exemplos;if(Array.isArray(t)){const e=t.length;for(let s=0;s<e;s++){let e=t[s];if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.codigo===undefined){const e={instancePath:r+"/itens/"+i+"/exemplos/"+s,schemaPath:"#/properties/itens/items/properties/exemplos/items/required",keyword:"required",params:{missingProperty:"codigo"}};n=ea(n,e);p++}if(e.arquivo===undefined){const e={instancePath:r+"/itens/"+i+"/exemplos/"+s,schemaPath:"#/properties/itens/items/properties/exemplos/items/required",keyword:"required",params:{missingProperty:"arquivo"}};n=ea(n,e);p++}if(e.linha===undefined){const e={instancePath:r+"/itens/"+i+"/exemplos/"+s,schemaPath:"#/properties/itens/items/properties/exemplos/items/required",keyword:"required",params:{missingProperty:"linha"}};n=ea(n,e);p++}for(const t in e){if(!(t==="codigo"||t==="arquivo"||t==="linha")){const e={instancePath:r+"/itens/"+i+"/exemplos/"+s,schemaPath:"#/properties/itens/items/properties/exemplos/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);p++}}if(e.codigo!==undefined){if(typeof e.codigo!=="string"){const e={instancePath:r+"/itens/"+i+"/exemplos/"+s+"/codigo",schemaPath:"#/properties/itens/items/properties/exemplos/items/properties/codigo/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.arquivo!==undefined){let t=e.arquivo;if(typeof t!=="string"&&t!==null){const e={instancePath:r+"/itens/"+i+"/exemplos/"+s+"/arquivo",schemaPath:"#/properties/itens/items/properties/exemplos/items/properties/arquivo/type",keyword:"type",params:{type:Q.properties.itens.items.properties.exemplos.items.properties.arquivo.type}};n=ea(n,e);p++}}if(e.linha!==undefined){let t=e.linha;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&t!==null){const e={instancePath:r+"/itens/"+i+"/exemplos/"+s+"/linha",schemaPath:"#/properties/itens/items/properties/exemplos/items/properties/linha/type",keyword:"type",params:{type:Q.properties.itens.items.properties.exemplos.items.properties.linha.type}};n=ea(n,e);p++}if(typeof t=="number"&&isFinite(t)){if(t<1||isNaN(t)){const e={instancePath:r+"/itens/"+i+"/exemplos/"+s+"/linha",schemaPath:"#/properties/itens/items/properties/exemplos/items/properties/linha/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};n=ea(n,e);p++}}}}else{const e={instancePath:r+"/itens/"+i+"/exemplos/"+s,schemaPath:"#/properties/itens/items/properties/exemplos/items/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/itens/"+i+"/exemplos",schemaPath:"#/properties/itens/items/properties/exemplos/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(e.fonte!==undefined){let t=e.fonte;if(!(t&&typeof t=="object"&&!Array.isArray(t))&&t!==null){const e={instancePath:r+"/itens/"+i+"/fonte",schemaPath:"#/properties/itens/items/properties/fonte/type",keyword:"type",params:{type:Q.properties.itens.items.properties.fonte.type}};n=ea(n,e);p++}if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.arquivo===undefined){const e={instancePath:r+"/itens/"+i+"/fonte",schemaPath:"#/properties/itens/items/properties/fonte/required",keyword:"required",params:{missingProperty:"arquivo"}};n=ea(n,e);p++}if(t.linha===undefined){const e={instancePath:r+"/itens/"+i+"/fonte",schemaPath:"#/properties/itens/items/properties/fonte/required",keyword:"required",params:{missingProperty:"linha"}};n=ea(n,e);p++}if(t.url===undefined){const e={instancePath:r+"/itens/"+i+"/fonte",schemaPath:"#/properties/itens/items/properties/fonte/required",keyword:"required",params:{missingProperty:"url"}};n=ea(n,e);p++}for(const e in t){if(!(e==="arquivo"||e==="linha"||e==="url")){const t={instancePath:r+"/itens/"+i+"/fonte",schemaPath:"#/properties/itens/items/properties/fonte/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:e}};n=ea(n,t);p++}}if(t.arquivo!==undefined){if(typeof t.arquivo!=="string"){const e={instancePath:r+"/itens/"+i+"/fonte/arquivo",schemaPath:"#/properties/itens/items/properties/fonte/properties/arquivo/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(t.linha!==undefined){let e=t.linha;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))&&e!==null){const e={instancePath:r+"/itens/"+i+"/fonte/linha",schemaPath:"#/properties/itens/items/properties/fonte/properties/linha/type",keyword:"type",params:{type:Q.properties.itens.items.properties.fonte.properties.linha.type}};n=ea(n,e);p++}if(typeof e=="number"&&isFinite(e)){if(e<1||isNaN(e)){const e={instancePath:r+"/itens/"+i+"/fonte/linha",schemaPath:"#/properties/itens/items/properties/fonte/properties/linha/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};n=ea(n,e);p++}}}if(t.url!==undefined){let e=t.url;if(typeof e!=="string"&&e!==null){const e={instancePath:r+"/itens/"+i+"/fonte/url",schemaPath:"#/properties/itens/items/properties/fonte/properties/url/type",keyword:"type",params:{type:Q.properties.itens.items.properties.fonte.properties.url.type}};n=ea(n,e);p++}}}}if(e.endereco!==undefined){let t=e.endereco;if(typeof t==="string"){if(!X.test(t)){const e={instancePath:r+"/itens/"+i+"/endereco",schemaPath:"#/properties/itens/items/properties/endereco/pattern",keyword:"pattern",params:{pattern:"^/"}};n=ea(n,e);p++}}else{const e={instancePath:r+"/itens/"+i+"/endereco",schemaPath:"#/properties/itens/items/properties/endereco/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.desde!==undefined){let t=e.desde;if(typeof t!=="string"&&t!==null){const e={instancePath:r+"/itens/"+i+"/desde",schemaPath:"#/properties/itens/items/properties/desde/type",keyword:"type",params:{type:Q.properties.itens.items.properties.desde.type}};n=ea(n,e);p++}}if(e.obsoleto!==undefined){let t=e.obsoleto;if(typeof t!=="string"&&t!==null){const e={instancePath:r+"/itens/"+i+"/obsoleto",schemaPath:"#/properties/itens/items/properties/obsoleto/type",keyword:"type",params:{type:Q.properties.itens.items.properties.obsoleto.type}};n=ea(n,e);p++}}if(e.outros!==undefined){let t=e.outros;if(Array.isArray(t)){const e=t.length;for(let s=0;s<e;s++){if(typeof t[s]!=="string"){const e={instancePath:r+"/itens/"+i+"/outros/"+s,schemaPath:"#/properties/itens/items/properties/outros/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/itens/"+i+"/outros",schemaPath:"#/properties/itens/items/properties/outros/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/itens/"+i,schemaPath:"#/properties/itens/items/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/itens",schemaPath:"#/properties/itens/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}}else{const e={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}ee.errors=n;return p===0}ee.evaluated={"props":true,"dynamicProps":false,"dynamicItems":false};const search=er;const et={"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:refdata-action:schema:search:1","type":"object","additionalProperties":false,"required":["versao","itens"],"properties":{"versao":{"type":"string","minLength":1},"itens":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","nome","tipo","modulo","resumo","url"],"properties":{"id":{"type":"string","minLength":1},"nome":{"type":"string"},"tipo":{"type":"string","minLength":1},"modulo":{"type":["string","null"]},"resumo":{"type":"string"},"url":{"type":"string","minLength":1}}}}}};function er(e,{instancePath:r="",parentData:s,parentDataProperty:i,rootData:a=e,dynamicAnchors:o={}}={}){;let n=null;let p=0;const m=er.evaluated;if(m.dynamicProps){m.props=undefined}if(m.dynamicItems){m.items=undefined}if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.versao===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"versao"}};n=ea(n,e);p++}if(e.itens===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"itens"}};n=ea(n,e);p++}for(const t in e){if(!(t==="versao"||t==="itens")){const e={instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);p++}}if(e.versao!==undefined){let s=e.versao;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/versao",schemaPath:"#/properties/versao/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/versao",schemaPath:"#/properties/versao/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.itens!==undefined){let s=e.itens;if(Array.isArray(s)){const e=s.length;for(let i=0;i<e;i++){let e=s[i];if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.id===undefined){const e={instancePath:r+"/itens/"+i,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty:"id"}};n=ea(n,e);p++}if(e.nome===undefined){const e={instancePath:r+"/itens/"+i,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty:"nome"}};n=ea(n,e);p++}if(e.tipo===undefined){const e={instancePath:r+"/itens/"+i,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty:"tipo"}};n=ea(n,e);p++}if(e.modulo===undefined){const e={instancePath:r+"/itens/"+i,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty:"modulo"}};n=ea(n,e);p++}if(e.resumo===undefined){const e={instancePath:r+"/itens/"+i,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty:"resumo"}};n=ea(n,e);p++}if(e.url===undefined){const e={instancePath:r+"/itens/"+i,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty:"url"}};n=ea(n,e);p++}for(const t in e){if(!(t==="id"||t==="nome"||t==="tipo"||t==="modulo"||t==="resumo"||t==="url")){const e={instancePath:r+"/itens/"+i,schemaPath:"#/properties/itens/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);p++}}if(e.id!==undefined){let s=e.id;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/itens/"+i+"/id",schemaPath:"#/properties/itens/items/properties/id/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/itens/"+i+"/id",schemaPath:"#/properties/itens/items/properties/id/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.nome!==undefined){if(typeof e.nome!=="string"){const e={instancePath:r+"/itens/"+i+"/nome",schemaPath:"#/properties/itens/items/properties/nome/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.tipo!==undefined){let s=e.tipo;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/itens/"+i+"/tipo",schemaPath:"#/properties/itens/items/properties/tipo/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/itens/"+i+"/tipo",schemaPath:"#/properties/itens/items/properties/tipo/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.modulo!==undefined){let t=e.modulo;if(typeof t!=="string"&&t!==null){const e={instancePath:r+"/itens/"+i+"/modulo",schemaPath:"#/properties/itens/items/properties/modulo/type",keyword:"type",params:{type:et.properties.itens.items.properties.modulo.type}};n=ea(n,e);p++}}if(e.resumo!==undefined){if(typeof e.resumo!=="string"){const e={instancePath:r+"/itens/"+i+"/resumo",schemaPath:"#/properties/itens/items/properties/resumo/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.url!==undefined){let s=e.url;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/itens/"+i+"/url",schemaPath:"#/properties/itens/items/properties/url/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/itens/"+i+"/url",schemaPath:"#/properties/itens/items/properties/url/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/itens/"+i,schemaPath:"#/properties/itens/items/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/itens",schemaPath:"#/properties/itens/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}}else{const e={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}er.errors=n;return p===0}er.evaluated={"props":true,"dynamicProps":false,"dynamicItems":false};const lexico=ei;const es={"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:refdata-action:schema:lexico:1","type":"object","properties":{"versao":{"type":"string","minLength":1},"nome":{"type":"string","minLength":1},"extensao":{"type":"string","minLength":1},"caixa":{"type":"string","enum":["distingue","ignora"]},"regioes":{"maxItems":200,"type":"array","items":{"type":"object","properties":{"nome":{"type":"string","pattern":"^[a-z][a-z0-9-]*$"},"classe":{"type":"string","enum":["comentario","documentacao","texto","caractere","regex","diretiva","dado","nome"]},"abre":{"anyOf":[{"type":"string","minLength":1,"maxLength":64},{"minItems":1,"type":"array","items":{"type":"string","minLength":1,"maxLength":64}},{"type":"object","properties":{"padrao":{"type":"string","minLength":1,"maxLength":1e3}},"required":["padrao"],"additionalProperties":false}]},"quando":{"type":"object","properties":{"inicio":{"type":"string","enum":["linha","comando"]},"coluna":{"type":"integer","minimum":0,"maximum":0x1fffffffffffff},"depois_de":{"type":"object","properties":{"classes":{"type":"array","items":{"type":"string"}},"textos":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}},"regioes":{"type":"array","items":{"type":"string"}}},"additionalProperties":false},"nao_depois_de":{"type":"object","properties":{"classes":{"type":"array","items":{"type":"string"}},"textos":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}},"regioes":{"type":"array","items":{"type":"string"}}},"additionalProperties":false},"apos":{"type":"string","minLength":1,"maxLength":500},"nao_apos":{"type":"string","minLength":1,"maxLength":500},"antes_de":{"type":"object","properties":{"padrao":{"type":"string","minLength":1,"maxLength":1e3}},"required":["padrao"],"additionalProperties":false},"nao_antes_de":{"type":"object","properties":{"padrao":{"type":"string","minLength":1,"maxLength":1e3}},"required":["padrao"],"additionalProperties":false},"dentro_de":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}},"na_linha":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}}},"additionalProperties":false},"exceto":{"type":"object","properties":{"inicio":{"type":"string","enum":["linha","comando"]},"coluna":{"type":"integer","minimum":0,"maximum":0x1fffffffffffff},"depois_de":{"type":"object","properties":{"classes":{"type":"array","items":{"type":"string"}},"textos":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}},"regioes":{"type":"array","items":{"type":"string"}}},"additionalProperties":false},"nao_depois_de":{"type":"object","properties":{"classes":{"type":"array","items":{"type":"string"}},"textos":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}},"regioes":{"type":"array","items":{"type":"string"}}},"additionalProperties":false},"apos":{"type":"string","minLength":1,"maxLength":500},"nao_apos":{"type":"string","minLength":1,"maxLength":500},"antes_de":{"type":"object","properties":{"padrao":{"type":"string","minLength":1,"maxLength":1e3}},"required":["padrao"],"additionalProperties":false},"nao_antes_de":{"type":"object","properties":{"padrao":{"type":"string","minLength":1,"maxLength":1e3}},"required":["padrao"],"additionalProperties":false},"dentro_de":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}},"na_linha":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}}},"additionalProperties":false},"fecha":{"anyOf":[{"type":"string","minLength":1,"maxLength":64},{"type":"object","properties":{"modelo":{"type":"string","minLength":1,"maxLength":64},"espelha":{"type":"boolean"},"linha_inteira":{"type":"boolean"},"recuada":{"type":"boolean"},"nao_seguida":{"type":"string","minLength":1,"maxLength":500}},"required":["modelo"],"additionalProperties":false},{"type":"object","properties":{"ate":{"type":"string","enum":["abertura","linha","recuo"]}},"required":["ate"],"additionalProperties":false}]},"depois":{"type":"object","properties":{"padrao":{"type":"string","minLength":1,"maxLength":1e3}},"required":["padrao"],"additionalProperties":false},"linhas":{"type":"boolean"},"contem":{"type":"array","items":{"type":"string"}},"dentro":{"type":"boolean"},"escapes":{"type":"object","properties":{"prefixo":{"type":"string","minLength":1,"maxLength":64},"formas":{"type":"array","items":{"anyOf":[{"type":"string","minLength":1,"maxLength":64},{"type":"object","properties":{"padrao":{"type":"string","minLength":1,"maxLength":1e3}},"required":["padrao"],"additionalProperties":false}]}},"desconhecido":{"type":"string","enum":["texto","escape","invalido"]},"protege":{"anyOf":[{"type":"boolean"},{"type":"string","const":"fecha"}]},"quebra":{"type":"boolean"}},"required":["prefixo"],"additionalProperties":false},"dobra":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}},"interpola":{"type":"array","items":{"type":"object","properties":{"abre":{"type":"string","minLength":1,"maxLength":64},"fecha":{"type":"string","minLength":1,"maxLength":64},"conteudo":{"type":"string","enum":["codigo","nome"]},"delimita":{"type":"string","enum":["lendo","contando"]},"respeita":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}},"linhas":{"type":"boolean"},"formato":{"type":"object","properties":{"separador":{"type":"string","minLength":1,"maxLength":64},"ultimo":{"type":"boolean"},"padrao":{"type":"string","minLength":1,"maxLength":1e3},"aninha":{"type":"boolean"}},"required":["separador"],"additionalProperties":false}},"required":["abre"],"additionalProperties":false}},"fila":{"type":"boolean"},"embutida":{"type":"string"}},"required":["nome","classe","abre"],"additionalProperties":false}},"nomes":{"type":"object","properties":{"inicio":{"type":"string","minLength":1,"maxLength":500},"resto":{"type":"string","minLength":1,"maxLength":500},"fim":{"type":"string","minLength":1,"maxLength":500},"sigilos":{"type":"string","minLength":1,"maxLength":500},"normal":{"type":"string","enum":["NFC","NFD","NFKC","NFKD"]}},"required":["inicio","resto"],"additionalProperties":false},"numeros":{"maxItems":50,"type":"array","items":{"type":"object","properties":{"prefixo":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}},"digitos":{"type":"string","minLength":1,"maxLength":500},"separador":{"type":"string","minLength":1,"maxLength":1},"separador_livre":{"type":"boolean"},"fracao":{"type":"object","properties":{"antes":{"type":"boolean"},"depois":{"type":"boolean"},"separador":{"type":"boolean"},"nao_seguido":{"type":"string","minLength":1,"maxLength":500}},"additionalProperties":false},"expoente":{"type":"object","properties":{"marcas":{"type":"string","minLength":1,"maxLength":500},"sinal":{"type":"string","minLength":1,"maxLength":500},"digitos":{"type":"string","minLength":1,"maxLength":500},"exige_fracao":{"type":"boolean"}},"required":["marcas"],"additionalProperties":false},"sufixos":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}},"nao_seguido":{"anyOf":[{"type":"string","minLength":1,"maxLength":500},{"type":"object","properties":{"padrao":{"type":"string","minLength":1,"maxLength":1e3}},"required":["padrao"],"additionalProperties":false}]}},"additionalProperties":false}},"contextuais":{"type":"array","items":{"type":"object","properties":{"palavra":{"type":"string","minLength":1,"maxLength":64},"quando":{"minItems":1,"type":"array","items":{"type":"object","properties":{"inicio":{"type":"string","enum":["linha","comando"]},"coluna":{"type":"integer","minimum":0,"maximum":0x1fffffffffffff},"depois_de":{"type":"object","properties":{"classes":{"type":"array","items":{"type":"string"}},"textos":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}},"regioes":{"type":"array","items":{"type":"string"}}},"additionalProperties":false},"nao_depois_de":{"type":"object","properties":{"classes":{"type":"array","items":{"type":"string"}},"textos":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}},"regioes":{"type":"array","items":{"type":"string"}}},"additionalProperties":false},"apos":{"type":"string","minLength":1,"maxLength":500},"nao_apos":{"type":"string","minLength":1,"maxLength":500},"antes_de":{"type":"object","properties":{"padrao":{"type":"string","minLength":1,"maxLength":1e3}},"required":["padrao"],"additionalProperties":false},"nao_antes_de":{"type":"object","properties":{"padrao":{"type":"string","minLength":1,"maxLength":1e3}},"required":["padrao"],"additionalProperties":false},"dentro_de":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}},"na_linha":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}}},"additionalProperties":false}}},"required":["palavra","quando"],"additionalProperties":false}},"continuacao":{"type":"object","properties":{"livre":{"type":"boolean"},"entre":{"type":"array","items":{"type":"array","prefixItems":[{"type":"string","minLength":1,"maxLength":64},{"type":"string","minLength":1,"maxLength":64}],"items":false,"minItems":2,"maxItems":2}},"fim":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}},"inicio":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}},"marca":{"type":"string","minLength":1,"maxLength":64},"separador":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}}},"additionalProperties":false},"blocos":{"type":"object","properties":{"recuo":{"type":"boolean"},"abre":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}},"pares":{"type":"array","items":{"type":"array","prefixItems":[{"type":"string","minLength":1,"maxLength":64},{"type":"string","minLength":1,"maxLength":64}],"items":false,"minItems":2,"maxItems":2}},"palavras":{"type":"array","items":{"type":"array","prefixItems":[{"type":"string","minLength":1,"maxLength":64},{"type":"string","minLength":1,"maxLength":64}],"items":false,"minItems":2,"maxItems":2}},"largura":{"type":"integer","minimum":1,"maximum":16}},"additionalProperties":false},"inexprimivel":{"type":"array","items":{"type":"object","properties":{"o_que":{"type":"string","minLength":1},"motivo":{"type":"string","minLength":1},"exemplo":{"type":"string","minLength":1}},"required":["o_que","motivo","exemplo"],"additionalProperties":false}},"palavras":{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}}},"simbolos":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}}},"required":["versao","nome","extensao","nomes","palavras","simbolos"],"additionalProperties":false};function ei(e,{instancePath:r="",parentData:s,parentDataProperty:i,rootData:a=e,dynamicAnchors:o={}}={}){;let n=null;let p=0;const m=ei.evaluated;if(m.dynamicProps){m.props=undefined}if(m.dynamicItems){m.items=undefined}if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.versao===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"versao"}};n=ea(n,e);p++}if(e.nome===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nome"}};n=ea(n,e);p++}if(e.extensao===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"extensao"}};n=ea(n,e);p++}if(e.nomes===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"nomes"}};n=ea(n,e);p++}if(e.palavras===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"palavras"}};n=ea(n,e);p++}if(e.simbolos===undefined){const e={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"simbolos"}};n=ea(n,e);p++}for(const t in e){if(!O.call(es.properties,t)){const e={instancePath:r,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);p++}}if(e.versao!==undefined){let s=e.versao;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/versao",schemaPath:"#/properties/versao/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/versao",schemaPath:"#/properties/versao/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.nome!==undefined){let s=e.nome;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/nome",schemaPath:"#/properties/nome/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/nome",schemaPath:"#/properties/nome/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.extensao!==undefined){let s=e.extensao;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/extensao",schemaPath:"#/properties/extensao/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/extensao",schemaPath:"#/properties/extensao/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.caixa!==undefined){let t=e.caixa;if(typeof t!=="string"){const e={instancePath:r+"/caixa",schemaPath:"#/properties/caixa/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}if(!(t==="distingue"||t==="ignora")){const e={instancePath:r+"/caixa",schemaPath:"#/properties/caixa/enum",keyword:"enum",params:{allowedValues:es.properties.caixa.enum}};n=ea(n,e);p++}}if(e.regioes!==undefined){let s=e.regioes;if(Array.isArray(s)){if(s.length>200){const e={instancePath:r+"/regioes",schemaPath:"#/properties/regioes/maxItems",keyword:"maxItems",params:{limit:200}};n=ea(n,e);p++}const e=s.length;for(let i=0;i<e;i++){let e=s[i];if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.nome===undefined){const e={instancePath:r+"/regioes/"+i,schemaPath:"#/properties/regioes/items/required",keyword:"required",params:{missingProperty:"nome"}};n=ea(n,e);p++}if(e.classe===undefined){const e={instancePath:r+"/regioes/"+i,schemaPath:"#/properties/regioes/items/required",keyword:"required",params:{missingProperty:"classe"}};n=ea(n,e);p++}if(e.abre===undefined){const e={instancePath:r+"/regioes/"+i,schemaPath:"#/properties/regioes/items/required",keyword:"required",params:{missingProperty:"abre"}};n=ea(n,e);p++}for(const t in e){if(!O.call(es.properties.regioes.items.properties,t)){const e={instancePath:r+"/regioes/"+i,schemaPath:"#/properties/regioes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);p++}}if(e.nome!==undefined){let t=e.nome;if(typeof t==="string"){if(!I.test(t)){const e={instancePath:r+"/regioes/"+i+"/nome",schemaPath:"#/properties/regioes/items/properties/nome/pattern",keyword:"pattern",params:{pattern:"^[a-z][a-z0-9-]*$"}};n=ea(n,e);p++}}else{const e={instancePath:r+"/regioes/"+i+"/nome",schemaPath:"#/properties/regioes/items/properties/nome/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.classe!==undefined){let t=e.classe;if(typeof t!=="string"){const e={instancePath:r+"/regioes/"+i+"/classe",schemaPath:"#/properties/regioes/items/properties/classe/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}if(!(t==="comentario"||t==="documentacao"||t==="texto"||t==="caractere"||t==="regex"||t==="diretiva"||t==="dado"||t==="nome")){const e={instancePath:r+"/regioes/"+i+"/classe",schemaPath:"#/properties/regioes/items/properties/classe/enum",keyword:"enum",params:{allowedValues:es.properties.regioes.items.properties.classe.enum}};n=ea(n,e);p++}}if(e.abre!==undefined){let s=e.abre;const a=p;let o=false;const m=p;if(typeof s==="string"){if(t(s)>64){const e={instancePath:r+"/regioes/"+i+"/abre",schemaPath:"#/properties/regioes/items/properties/abre/anyOf/0/maxLength",keyword:"maxLength",params:{limit:64}};n=ea(n,e);p++}if(t(s)<1){const e={instancePath:r+"/regioes/"+i+"/abre",schemaPath:"#/properties/regioes/items/properties/abre/anyOf/0/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/regioes/"+i+"/abre",schemaPath:"#/properties/regioes/items/properties/abre/anyOf/0/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}var c=m===p;o=o||c;const d=p;if(Array.isArray(s)){if(s.length<1){const e={instancePath:r+"/regioes/"+i+"/abre",schemaPath:"#/properties/regioes/items/properties/abre/anyOf/1/minItems",keyword:"minItems",params:{limit:1}};n=ea(n,e);p++}const e=s.length;for(let a=0;a<e;a++){let e=s[a];if(typeof e==="string"){if(t(e)>64){const e={instancePath:r+"/regioes/"+i+"/abre/"+a,schemaPath:"#/properties/regioes/items/properties/abre/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit:64}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/regioes/"+i+"/abre/"+a,schemaPath:"#/properties/regioes/items/properties/abre/anyOf/1/items/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/regioes/"+i+"/abre/"+a,schemaPath:"#/properties/regioes/items/properties/abre/anyOf/1/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/regioes/"+i+"/abre",schemaPath:"#/properties/regioes/items/properties/abre/anyOf/1/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}var c=d===p;o=o||c;const y=p;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.padrao===undefined){const e={instancePath:r+"/regioes/"+i+"/abre",schemaPath:"#/properties/regioes/items/properties/abre/anyOf/2/required",keyword:"required",params:{missingProperty:"padrao"}};n=ea(n,e);p++}for(const e in s){if(!(e==="padrao")){const t={instancePath:r+"/regioes/"+i+"/abre",schemaPath:"#/properties/regioes/items/properties/abre/anyOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:e}};n=ea(n,t);p++}}if(s.padrao!==undefined){let e=s.padrao;if(typeof e==="string"){if(t(e)>1e3){const e={instancePath:r+"/regioes/"+i+"/abre/padrao",schemaPath:"#/properties/regioes/items/properties/abre/anyOf/2/properties/padrao/maxLength",keyword:"maxLength",params:{limit:1e3}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/regioes/"+i+"/abre/padrao",schemaPath:"#/properties/regioes/items/properties/abre/anyOf/2/properties/padrao/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/regioes/"+i+"/abre/padrao",schemaPath:"#/properties/regioes/items/properties/abre/anyOf/2/properties/padrao/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/regioes/"+i+"/abre",schemaPath:"#/properties/regioes/items/properties/abre/anyOf/2/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}var c=y===p;o=o||c;if(!o){const e={instancePath:r+"/regioes/"+i+"/abre",schemaPath:"#/properties/regioes/items/properties/abre/anyOf",keyword:"anyOf",params:{}};n=ea(n,e);p++}else{p=a;if(n!==null){if(a){n.length=a}else{n=null}}}}if(e.quando!==undefined){let s=e.quando;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const e in s){if(!O.call(es.properties.regioes.items.properties.quando.properties,e)){const t={instancePath:r+"/regioes/"+i+"/quando",schemaPath:"#/properties/regioes/items/properties/quando/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:e}};n=ea(n,t);p++}}if(s.inicio!==undefined){let e=s.inicio;if(typeof e!=="string"){const e={instancePath:r+"/regioes/"+i+"/quando/inicio",schemaPath:"#/properties/regioes/items/properties/quando/properties/inicio/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}if(!(e==="linha"||e==="comando")){const e={instancePath:r+"/regioes/"+i+"/quando/inicio",schemaPath:"#/properties/regioes/items/properties/quando/properties/inicio/enum",keyword:"enum",params:{allowedValues:es.properties.regioes.items.properties.quando.properties.inicio.enum}};n=ea(n,e);p++}}if(s.coluna!==undefined){let e=s.coluna;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){const e={instancePath:r+"/regioes/"+i+"/quando/coluna",schemaPath:"#/properties/regioes/items/properties/quando/properties/coluna/type",keyword:"type",params:{type:"integer"}};n=ea(n,e);p++}if(typeof e=="number"&&isFinite(e)){if(e>0x1fffffffffffff||isNaN(e)){const e={instancePath:r+"/regioes/"+i+"/quando/coluna",schemaPath:"#/properties/regioes/items/properties/quando/properties/coluna/maximum",keyword:"maximum",params:{comparison:"<=",limit:0x1fffffffffffff}};n=ea(n,e);p++}if(e<0||isNaN(e)){const e={instancePath:r+"/regioes/"+i+"/quando/coluna",schemaPath:"#/properties/regioes/items/properties/quando/properties/coluna/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};n=ea(n,e);p++}}}if(s.depois_de!==undefined){let e=s.depois_de;if(e&&typeof e=="object"&&!Array.isArray(e)){for(const t in e){if(!(t==="classes"||t==="textos"||t==="regioes")){const e={instancePath:r+"/regioes/"+i+"/quando/depois_de",schemaPath:"#/properties/regioes/items/properties/quando/properties/depois_de/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);p++}}if(e.classes!==undefined){let t=e.classes;if(Array.isArray(t)){const e=t.length;for(let s=0;s<e;s++){if(typeof t[s]!=="string"){const e={instancePath:r+"/regioes/"+i+"/quando/depois_de/classes/"+s,schemaPath:"#/properties/regioes/items/properties/quando/properties/depois_de/properties/classes/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/regioes/"+i+"/quando/depois_de/classes",schemaPath:"#/properties/regioes/items/properties/quando/properties/depois_de/properties/classes/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(e.textos!==undefined){let s=e.textos;if(Array.isArray(s)){const e=s.length;for(let a=0;a<e;a++){let e=s[a];if(typeof e==="string"){if(t(e)>64){const e={instancePath:r+"/regioes/"+i+"/quando/depois_de/textos/"+a,schemaPath:"#/properties/regioes/items/properties/quando/properties/depois_de/properties/textos/items/maxLength",keyword:"maxLength",params:{limit:64}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/regioes/"+i+"/quando/depois_de/textos/"+a,schemaPath:"#/properties/regioes/items/properties/quando/properties/depois_de/properties/textos/items/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/regioes/"+i+"/quando/depois_de/textos/"+a,schemaPath:"#/properties/regioes/items/properties/quando/properties/depois_de/properties/textos/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/regioes/"+i+"/quando/depois_de/textos",schemaPath:"#/properties/regioes/items/properties/quando/properties/depois_de/properties/textos/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(e.regioes!==undefined){let t=e.regioes;if(Array.isArray(t)){const e=t.length;for(let s=0;s<e;s++){if(typeof t[s]!=="string"){const e={instancePath:r+"/regioes/"+i+"/quando/depois_de/regioes/"+s,schemaPath:"#/properties/regioes/items/properties/quando/properties/depois_de/properties/regioes/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/regioes/"+i+"/quando/depois_de/regioes",schemaPath:"#/properties/regioes/items/properties/quando/properties/depois_de/properties/regioes/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/regioes/"+i+"/quando/depois_de",schemaPath:"#/properties/regioes/items/properties/quando/properties/depois_de/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}if(s.nao_depois_de!==undefined){let e=s.nao_depois_de;if(e&&typeof e=="object"&&!Array.isArray(e)){for(const t in e){if(!(t==="classes"||t==="textos"||t==="regioes")){const e={instancePath:r+"/regioes/"+i+"/quando/nao_depois_de",schemaPath:"#/properties/regioes/items/properties/quando/properties/nao_depois_de/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);p++}}if(e.classes!==undefined){let t=e.classes;if(Array.isArray(t)){const e=t.length;for(let s=0;s<e;s++){if(typeof t[s]!=="string"){const e={instancePath:r+"/regioes/"+i+"/quando/nao_depois_de/classes/"+s,schemaPath:"#/properties/regioes/items/properties/quando/properties/nao_depois_de/properties/classes/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/regioes/"+i+"/quando/nao_depois_de/classes",schemaPath:"#/properties/regioes/items/properties/quando/properties/nao_depois_de/properties/classes/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(e.textos!==undefined){let s=e.textos;if(Array.isArray(s)){const e=s.length;for(let a=0;a<e;a++){let e=s[a];if(typeof e==="string"){if(t(e)>64){const e={instancePath:r+"/regioes/"+i+"/quando/nao_depois_de/textos/"+a,schemaPath:"#/properties/regioes/items/properties/quando/properties/nao_depois_de/properties/textos/items/maxLength",keyword:"maxLength",params:{limit:64}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/regioes/"+i+"/quando/nao_depois_de/textos/"+a,schemaPath:"#/properties/regioes/items/properties/quando/properties/nao_depois_de/properties/textos/items/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/regioes/"+i+"/quando/nao_depois_de/textos/"+a,schemaPath:"#/properties/regioes/items/properties/quando/properties/nao_depois_de/properties/textos/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/regioes/"+i+"/quando/nao_depois_de/textos",schemaPath:"#/properties/regioes/items/properties/quando/properties/nao_depois_de/properties/textos/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(e.regioes!==undefined){let t=e.regioes;if(Array.isArray(t)){const e=t.length;for(let s=0;s<e;s++){if(typeof t[s]!=="string"){const e={instancePath:r+"/regioes/"+i+"/quando/nao_depois_de/regioes/"+s,schemaPath:"#/properties/regioes/items/properties/quando/properties/nao_depois_de/properties/regioes/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/regioes/"+i+"/quando/nao_depois_de/regioes",schemaPath:"#/properties/regioes/items/properties/quando/properties/nao_depois_de/properties/regioes/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/regioes/"+i+"/quando/nao_depois_de",schemaPath:"#/properties/regioes/items/properties/quando/properties/nao_depois_de/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}if(s.apos!==undefined){let e=s.apos;if(typeof e==="string"){if(t(e)>500){const e={instancePath:r+"/regioes/"+i+"/quando/apos",schemaPath:"#/properties/regioes/items/properties/quando/properties/apos/maxLength",keyword:"maxLength",params:{limit:500}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/regioes/"+i+"/quando/apos",schemaPath:"#/properties/regioes/items/properties/quando/properties/apos/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/regioes/"+i+"/quando/apos",schemaPath:"#/properties/regioes/items/properties/quando/properties/apos/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(s.nao_apos!==undefined){let e=s.nao_apos;if(typeof e==="string"){if(t(e)>500){const e={instancePath:r+"/regioes/"+i+"/quando/nao_apos",schemaPath:"#/properties/regioes/items/properties/quando/properties/nao_apos/maxLength",keyword:"maxLength",params:{limit:500}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/regioes/"+i+"/quando/nao_apos",schemaPath:"#/properties/regioes/items/properties/quando/properties/nao_apos/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/regioes/"+i+"/quando/nao_apos",schemaPath:"#/properties/regioes/items/properties/quando/properties/nao_apos/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(s.antes_de!==undefined){let e=s.antes_de;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.padrao===undefined){const e={instancePath:r+"/regioes/"+i+"/quando/antes_de",schemaPath:"#/properties/regioes/items/properties/quando/properties/antes_de/required",keyword:"required",params:{missingProperty:"padrao"}};n=ea(n,e);p++}for(const t in e){if(!(t==="padrao")){const e={instancePath:r+"/regioes/"+i+"/quando/antes_de",schemaPath:"#/properties/regioes/items/properties/quando/properties/antes_de/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);p++}}if(e.padrao!==undefined){let s=e.padrao;if(typeof s==="string"){if(t(s)>1e3){const e={instancePath:r+"/regioes/"+i+"/quando/antes_de/padrao",schemaPath:"#/properties/regioes/items/properties/quando/properties/antes_de/properties/padrao/maxLength",keyword:"maxLength",params:{limit:1e3}};n=ea(n,e);p++}if(t(s)<1){const e={instancePath:r+"/regioes/"+i+"/quando/antes_de/padrao",schemaPath:"#/properties/regioes/items/properties/quando/properties/antes_de/properties/padrao/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/regioes/"+i+"/quando/antes_de/padrao",schemaPath:"#/properties/regioes/items/properties/quando/properties/antes_de/properties/padrao/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/regioes/"+i+"/quando/antes_de",schemaPath:"#/properties/regioes/items/properties/quando/properties/antes_de/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}if(s.nao_antes_de!==undefined){let e=s.nao_antes_de;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.padrao===undefined){const e={instancePath:r+"/regioes/"+i+"/quando/nao_antes_de",schemaPath:"#/properties/regioes/items/properties/quando/properties/nao_antes_de/required",keyword:"required",params:{missingProperty:"padrao"}};n=ea(n,e);p++}for(const t in e){if(!(t==="padrao")){const e={instancePath:r+"/regioes/"+i+"/quando/nao_antes_de",schemaPath:"#/properties/regioes/items/properties/quando/properties/nao_antes_de/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);p++}}if(e.padrao!==undefined){let s=e.padrao;if(typeof s==="string"){if(t(s)>1e3){const e={instancePath:r+"/regioes/"+i+"/quando/nao_antes_de/padrao",schemaPath:"#/properties/regioes/items/properties/quando/properties/nao_antes_de/properties/padrao/maxLength",keyword:"maxLength",params:{limit:1e3}};n=ea(n,e);p++}if(t(s)<1){const e={instancePath:r+"/regioes/"+i+"/quando/nao_antes_de/padrao",schemaPath:"#/properties/regioes/items/properties/quando/properties/nao_antes_de/properties/padrao/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/regioes/"+i+"/quando/nao_antes_de/padrao",schemaPath:"#/properties/regioes/items/properties/quando/properties/nao_antes_de/properties/padrao/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/regioes/"+i+"/quando/nao_antes_de",schemaPath:"#/properties/regioes/items/properties/quando/properties/nao_antes_de/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}if(s.dentro_de!==undefined){let e=s.dentro_de;if(Array.isArray(e)){const s=e.length;for(let a=0;a<s;a++){let s=e[a];if(typeof s==="string"){if(t(s)>64){const e={instancePath:r+"/regioes/"+i+"/quando/dentro_de/"+a,schemaPath:"#/properties/regioes/items/properties/quando/properties/dentro_de/items/maxLength",keyword:"maxLength",params:{limit:64}};n=ea(n,e);p++}if(t(s)<1){const e={instancePath:r+"/regioes/"+i+"/quando/dentro_de/"+a,schemaPath:"#/properties/regioes/items/properties/quando/properties/dentro_de/items/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/regioes/"+i+"/quando/dentro_de/"+a,schemaPath:"#/properties/regioes/items/properties/quando/properties/dentro_de/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/regioes/"+i+"/quando/dentro_de",schemaPath:"#/properties/regioes/items/properties/quando/properties/dentro_de/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(s.na_linha!==undefined){let e=s.na_linha;if(Array.isArray(e)){const s=e.length;for(let a=0;a<s;a++){let s=e[a];if(typeof s==="string"){if(t(s)>64){const e={instancePath:r+"/regioes/"+i+"/quando/na_linha/"+a,schemaPath:"#/properties/regioes/items/properties/quando/properties/na_linha/items/maxLength",keyword:"maxLength",params:{limit:64}};n=ea(n,e);p++}if(t(s)<1){const e={instancePath:r+"/regioes/"+i+"/quando/na_linha/"+a,schemaPath:"#/properties/regioes/items/properties/quando/properties/na_linha/items/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/regioes/"+i+"/quando/na_linha/"+a,schemaPath:"#/properties/regioes/items/properties/quando/properties/na_linha/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/regioes/"+i+"/quando/na_linha",schemaPath:"#/properties/regioes/items/properties/quando/properties/na_linha/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/regioes/"+i+"/quando",schemaPath:"#/properties/regioes/items/properties/quando/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}if(e.exceto!==undefined){let s=e.exceto;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const e in s){if(!O.call(es.properties.regioes.items.properties.exceto.properties,e)){const t={instancePath:r+"/regioes/"+i+"/exceto",schemaPath:"#/properties/regioes/items/properties/exceto/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:e}};n=ea(n,t);p++}}if(s.inicio!==undefined){let e=s.inicio;if(typeof e!=="string"){const e={instancePath:r+"/regioes/"+i+"/exceto/inicio",schemaPath:"#/properties/regioes/items/properties/exceto/properties/inicio/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}if(!(e==="linha"||e==="comando")){const e={instancePath:r+"/regioes/"+i+"/exceto/inicio",schemaPath:"#/properties/regioes/items/properties/exceto/properties/inicio/enum",keyword:"enum",params:{allowedValues:es.properties.regioes.items.properties.exceto.properties.inicio.enum}};n=ea(n,e);p++}}if(s.coluna!==undefined){let e=s.coluna;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){const e={instancePath:r+"/regioes/"+i+"/exceto/coluna",schemaPath:"#/properties/regioes/items/properties/exceto/properties/coluna/type",keyword:"type",params:{type:"integer"}};n=ea(n,e);p++}if(typeof e=="number"&&isFinite(e)){if(e>0x1fffffffffffff||isNaN(e)){const e={instancePath:r+"/regioes/"+i+"/exceto/coluna",schemaPath:"#/properties/regioes/items/properties/exceto/properties/coluna/maximum",keyword:"maximum",params:{comparison:"<=",limit:0x1fffffffffffff}};n=ea(n,e);p++}if(e<0||isNaN(e)){const e={instancePath:r+"/regioes/"+i+"/exceto/coluna",schemaPath:"#/properties/regioes/items/properties/exceto/properties/coluna/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};n=ea(n,e);p++}}}if(s.depois_de!==undefined){let e=s.depois_de;if(e&&typeof e=="object"&&!Array.isArray(e)){for(const t in e){if(!(t==="classes"||t==="textos"||t==="regioes")){const e={instancePath:r+"/regioes/"+i+"/exceto/depois_de",schemaPath:"#/properties/regioes/items/properties/exceto/properties/depois_de/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);p++}}if(e.classes!==undefined){let t=e.classes;if(Array.isArray(t)){const e=t.length;for(let s=0;s<e;s++){if(typeof t[s]!=="string"){const e={instancePath:r+"/regioes/"+i+"/exceto/depois_de/classes/"+s,schemaPath:"#/properties/regioes/items/properties/exceto/properties/depois_de/properties/classes/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/regioes/"+i+"/exceto/depois_de/classes",schemaPath:"#/properties/regioes/items/properties/exceto/properties/depois_de/properties/classes/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(e.textos!==undefined){let s=e.textos;if(Array.isArray(s)){const e=s.length;for(let a=0;a<e;a++){let e=s[a];if(typeof e==="string"){if(t(e)>64){const e={instancePath:r+"/regioes/"+i+"/exceto/depois_de/textos/"+a,schemaPath:"#/properties/regioes/items/properties/exceto/properties/depois_de/properties/textos/items/maxLength",keyword:"maxLength",params:{limit:64}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/regioes/"+i+"/exceto/depois_de/textos/"+a,schemaPath:"#/properties/regioes/items/properties/exceto/properties/depois_de/properties/textos/items/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/regioes/"+i+"/exceto/depois_de/textos/"+a,schemaPath:"#/properties/regioes/items/properties/exceto/properties/depois_de/properties/textos/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/regioes/"+i+"/exceto/depois_de/textos",schemaPath:"#/properties/regioes/items/properties/exceto/properties/depois_de/properties/textos/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(e.regioes!==undefined){let t=e.regioes;if(Array.isArray(t)){const e=t.length;for(let s=0;s<e;s++){if(typeof t[s]!=="string"){const e={instancePath:r+"/regioes/"+i+"/exceto/depois_de/regioes/"+s,schemaPath:"#/properties/regioes/items/properties/exceto/properties/depois_de/properties/regioes/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/regioes/"+i+"/exceto/depois_de/regioes",schemaPath:"#/properties/regioes/items/properties/exceto/properties/depois_de/properties/regioes/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/regioes/"+i+"/exceto/depois_de",schemaPath:"#/properties/regioes/items/properties/exceto/properties/depois_de/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}if(s.nao_depois_de!==undefined){let e=s.nao_depois_de;if(e&&typeof e=="object"&&!Array.isArray(e)){for(const t in e){if(!(t==="classes"||t==="textos"||t==="regioes")){const e={instancePath:r+"/regioes/"+i+"/exceto/nao_depois_de",schemaPath:"#/properties/regioes/items/properties/exceto/properties/nao_depois_de/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);p++}}if(e.classes!==undefined){let t=e.classes;if(Array.isArray(t)){const e=t.length;for(let s=0;s<e;s++){if(typeof t[s]!=="string"){const e={instancePath:r+"/regioes/"+i+"/exceto/nao_depois_de/classes/"+s,schemaPath:"#/properties/regioes/items/properties/exceto/properties/nao_depois_de/properties/classes/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/regioes/"+i+"/exceto/nao_depois_de/classes",schemaPath:"#/properties/regioes/items/properties/exceto/properties/nao_depois_de/properties/classes/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(e.textos!==undefined){let s=e.textos;if(Array.isArray(s)){const e=s.length;for(let a=0;a<e;a++){let e=s[a];if(typeof e==="string"){if(t(e)>64){const e={instancePath:r+"/regioes/"+i+"/exceto/nao_depois_de/textos/"+a,schemaPath:"#/properties/regioes/items/properties/exceto/properties/nao_depois_de/properties/textos/items/maxLength",keyword:"maxLength",params:{limit:64}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/regioes/"+i+"/exceto/nao_depois_de/textos/"+a,schemaPath:"#/properties/regioes/items/properties/exceto/properties/nao_depois_de/properties/textos/items/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/regioes/"+i+"/exceto/nao_depois_de/textos/"+a,schemaPath:"#/properties/regioes/items/properties/exceto/properties/nao_depois_de/properties/textos/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/regioes/"+i+"/exceto/nao_depois_de/textos",schemaPath:"#/properties/regioes/items/properties/exceto/properties/nao_depois_de/properties/textos/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(e.regioes!==undefined){let t=e.regioes;if(Array.isArray(t)){const e=t.length;for(let s=0;s<e;s++){if(typeof t[s]!=="string"){const e={instancePath:r+"/regioes/"+i+"/exceto/nao_depois_de/regioes/"+s,schemaPath:"#/properties/regioes/items/properties/exceto/properties/nao_depois_de/properties/regioes/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/regioes/"+i+"/exceto/nao_depois_de/regioes",schemaPath:"#/properties/regioes/items/properties/exceto/properties/nao_depois_de/properties/regioes/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/regioes/"+i+"/exceto/nao_depois_de",schemaPath:"#/properties/regioes/items/properties/exceto/properties/nao_depois_de/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}if(s.apos!==undefined){let e=s.apos;if(typeof e==="string"){if(t(e)>500){const e={instancePath:r+"/regioes/"+i+"/exceto/apos",schemaPath:"#/properties/regioes/items/properties/exceto/properties/apos/maxLength",keyword:"maxLength",params:{limit:500}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/regioes/"+i+"/exceto/apos",schemaPath:"#/properties/regioes/items/properties/exceto/properties/apos/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/regioes/"+i+"/exceto/apos",schemaPath:"#/properties/regioes/items/properties/exceto/properties/apos/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(s.nao_apos!==undefined){let e=s.nao_apos;if(typeof e==="string"){if(t(e)>500){const e={instancePath:r+"/regioes/"+i+"/exceto/nao_apos",schemaPath:"#/properties/regioes/items/properties/exceto/properties/nao_apos/maxLength",keyword:"maxLength",params:{limit:500}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/regioes/"+i+"/exceto/nao_apos",schemaPath:"#/properties/regioes/items/properties/exceto/properties/nao_apos/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/regioes/"+i+"/exceto/nao_apos",schemaPath:"#/properties/regioes/items/properties/exceto/properties/nao_apos/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(s.antes_de!==undefined){let e=s.antes_de;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.padrao===undefined){const e={instancePath:r+"/regioes/"+i+"/exceto/antes_de",schemaPath:"#/properties/regioes/items/properties/exceto/properties/antes_de/required",keyword:"required",params:{missingProperty:"padrao"}};n=ea(n,e);p++}for(const t in e){if(!(t==="padrao")){const e={instancePath:r+"/regioes/"+i+"/exceto/antes_de",schemaPath:"#/properties/regioes/items/properties/exceto/properties/antes_de/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);p++}}if(e.padrao!==undefined){let s=e.padrao;if(typeof s==="string"){if(t(s)>1e3){const e={instancePath:r+"/regioes/"+i+"/exceto/antes_de/padrao",schemaPath:"#/properties/regioes/items/properties/exceto/properties/antes_de/properties/padrao/maxLength",keyword:"maxLength",params:{limit:1e3}};n=ea(n,e);p++}if(t(s)<1){const e={instancePath:r+"/regioes/"+i+"/exceto/antes_de/padrao",schemaPath:"#/properties/regioes/items/properties/exceto/properties/antes_de/properties/padrao/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/regioes/"+i+"/exceto/antes_de/padrao",schemaPath:"#/properties/regioes/items/properties/exceto/properties/antes_de/properties/padrao/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/regioes/"+i+"/exceto/antes_de",schemaPath:"#/properties/regioes/items/properties/exceto/properties/antes_de/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}if(s.nao_antes_de!==undefined){let e=s.nao_antes_de;if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.padrao===undefined){const e={instancePath:r+"/regioes/"+i+"/exceto/nao_antes_de",schemaPath:"#/properties/regioes/items/properties/exceto/properties/nao_antes_de/required",keyword:"required",params:{missingProperty:"padrao"}};n=ea(n,e);p++}for(const t in e){if(!(t==="padrao")){const e={instancePath:r+"/regioes/"+i+"/exceto/nao_antes_de",schemaPath:"#/properties/regioes/items/properties/exceto/properties/nao_antes_de/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);p++}}if(e.padrao!==undefined){let s=e.padrao;if(typeof s==="string"){if(t(s)>1e3){const e={instancePath:r+"/regioes/"+i+"/exceto/nao_antes_de/padrao",schemaPath:"#/properties/regioes/items/properties/exceto/properties/nao_antes_de/properties/padrao/maxLength",keyword:"maxLength",params:{limit:1e3}};n=ea(n,e);p++}if(t(s)<1){const e={instancePath:r+"/regioes/"+i+"/exceto/nao_antes_de/padrao",schemaPath:"#/properties/regioes/items/properties/exceto/properties/nao_antes_de/properties/padrao/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/regioes/"+i+"/exceto/nao_antes_de/padrao",schemaPath:"#/properties/regioes/items/properties/exceto/properties/nao_antes_de/properties/padrao/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/regioes/"+i+"/exceto/nao_antes_de",schemaPath:"#/properties/regioes/items/properties/exceto/properties/nao_antes_de/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}if(s.dentro_de!==undefined){let e=s.dentro_de;if(Array.isArray(e)){const s=e.length;for(let a=0;a<s;a++){let s=e[a];if(typeof s==="string"){if(t(s)>64){const e={instancePath:r+"/regioes/"+i+"/exceto/dentro_de/"+a,schemaPath:"#/properties/regioes/items/properties/exceto/properties/dentro_de/items/maxLength",keyword:"maxLength",params:{limit:64}};n=ea(n,e);p++}if(t(s)<1){const e={instancePath:r+"/regioes/"+i+"/exceto/dentro_de/"+a,schemaPath:"#/properties/regioes/items/properties/exceto/properties/dentro_de/items/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/regioes/"+i+"/exceto/dentro_de/"+a,schemaPath:"#/properties/regioes/items/properties/exceto/properties/dentro_de/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/regioes/"+i+"/exceto/dentro_de",schemaPath:"#/properties/regioes/items/properties/exceto/properties/dentro_de/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(s.na_linha!==undefined){let e=s.na_linha;if(Array.isArray(e)){const s=e.length;for(let a=0;a<s;a++){let s=e[a];if(typeof s==="string"){if(t(s)>64){const e={instancePath:r+"/regioes/"+i+"/exceto/na_linha/"+a,schemaPath:"#/properties/regioes/items/properties/exceto/properties/na_linha/items/maxLength",keyword:"maxLength",params:{limit:64}};n=ea(n,e);p++}if(t(s)<1){const e={instancePath:r+"/regioes/"+i+"/exceto/na_linha/"+a,schemaPath:"#/properties/regioes/items/properties/exceto/properties/na_linha/items/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/regioes/"+i+"/exceto/na_linha/"+a,schemaPath:"#/properties/regioes/items/properties/exceto/properties/na_linha/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/regioes/"+i+"/exceto/na_linha",schemaPath:"#/properties/regioes/items/properties/exceto/properties/na_linha/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/regioes/"+i+"/exceto",schemaPath:"#/properties/regioes/items/properties/exceto/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}if(e.fecha!==undefined){let s=e.fecha;const a=p;let o=false;const m=p;if(typeof s==="string"){if(t(s)>64){const e={instancePath:r+"/regioes/"+i+"/fecha",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf/0/maxLength",keyword:"maxLength",params:{limit:64}};n=ea(n,e);p++}if(t(s)<1){const e={instancePath:r+"/regioes/"+i+"/fecha",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf/0/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/regioes/"+i+"/fecha",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf/0/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}var d=m===p;o=o||d;const c=p;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.modelo===undefined){const e={instancePath:r+"/regioes/"+i+"/fecha",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf/1/required",keyword:"required",params:{missingProperty:"modelo"}};n=ea(n,e);p++}for(const e in s){if(!(e==="modelo"||e==="espelha"||e==="linha_inteira"||e==="recuada"||e==="nao_seguida")){const t={instancePath:r+"/regioes/"+i+"/fecha",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:e}};n=ea(n,t);p++}}if(s.modelo!==undefined){let e=s.modelo;if(typeof e==="string"){if(t(e)>64){const e={instancePath:r+"/regioes/"+i+"/fecha/modelo",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf/1/properties/modelo/maxLength",keyword:"maxLength",params:{limit:64}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/regioes/"+i+"/fecha/modelo",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf/1/properties/modelo/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/regioes/"+i+"/fecha/modelo",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf/1/properties/modelo/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(s.espelha!==undefined){if(typeof s.espelha!=="boolean"){const e={instancePath:r+"/regioes/"+i+"/fecha/espelha",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf/1/properties/espelha/type",keyword:"type",params:{type:"boolean"}};n=ea(n,e);p++}}if(s.linha_inteira!==undefined){if(typeof s.linha_inteira!=="boolean"){const e={instancePath:r+"/regioes/"+i+"/fecha/linha_inteira",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf/1/properties/linha_inteira/type",keyword:"type",params:{type:"boolean"}};n=ea(n,e);p++}}if(s.recuada!==undefined){if(typeof s.recuada!=="boolean"){const e={instancePath:r+"/regioes/"+i+"/fecha/recuada",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf/1/properties/recuada/type",keyword:"type",params:{type:"boolean"}};n=ea(n,e);p++}}if(s.nao_seguida!==undefined){let e=s.nao_seguida;if(typeof e==="string"){if(t(e)>500){const e={instancePath:r+"/regioes/"+i+"/fecha/nao_seguida",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf/1/properties/nao_seguida/maxLength",keyword:"maxLength",params:{limit:500}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/regioes/"+i+"/fecha/nao_seguida",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf/1/properties/nao_seguida/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/regioes/"+i+"/fecha/nao_seguida",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf/1/properties/nao_seguida/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/regioes/"+i+"/fecha",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf/1/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}var d=c===p;o=o||d;if(d){var y=true}const h=p;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.ate===undefined){const e={instancePath:r+"/regioes/"+i+"/fecha",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf/2/required",keyword:"required",params:{missingProperty:"ate"}};n=ea(n,e);p++}for(const e in s){if(!(e==="ate")){const t={instancePath:r+"/regioes/"+i+"/fecha",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:e}};n=ea(n,t);p++}}if(s.ate!==undefined){let e=s.ate;if(typeof e!=="string"){const e={instancePath:r+"/regioes/"+i+"/fecha/ate",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf/2/properties/ate/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}if(!(e==="abertura"||e==="linha"||e==="recuo")){const e={instancePath:r+"/regioes/"+i+"/fecha/ate",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf/2/properties/ate/enum",keyword:"enum",params:{allowedValues:es.properties.regioes.items.properties.fecha.anyOf[2].properties.ate.enum}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/regioes/"+i+"/fecha",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf/2/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}var d=h===p;o=o||d;if(d){if(y!==true){y=true}}if(!o){const e={instancePath:r+"/regioes/"+i+"/fecha",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf",keyword:"anyOf",params:{}};n=ea(n,e);p++}else{p=a;if(n!==null){if(a){n.length=a}else{n=null}}}}if(e.depois!==undefined){let s=e.depois;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.padrao===undefined){const e={instancePath:r+"/regioes/"+i+"/depois",schemaPath:"#/properties/regioes/items/properties/depois/required",keyword:"required",params:{missingProperty:"padrao"}};n=ea(n,e);p++}for(const e in s){if(!(e==="padrao")){const t={instancePath:r+"/regioes/"+i+"/depois",schemaPath:"#/properties/regioes/items/properties/depois/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:e}};n=ea(n,t);p++}}if(s.padrao!==undefined){let e=s.padrao;if(typeof e==="string"){if(t(e)>1e3){const e={instancePath:r+"/regioes/"+i+"/depois/padrao",schemaPath:"#/properties/regioes/items/properties/depois/properties/padrao/maxLength",keyword:"maxLength",params:{limit:1e3}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/regioes/"+i+"/depois/padrao",schemaPath:"#/properties/regioes/items/properties/depois/properties/padrao/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/regioes/"+i+"/depois/padrao",schemaPath:"#/properties/regioes/items/properties/depois/properties/padrao/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/regioes/"+i+"/depois",schemaPath:"#/properties/regioes/items/properties/depois/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}if(e.linhas!==undefined){if(typeof e.linhas!=="boolean"){const e={instancePath:r+"/regioes/"+i+"/linhas",schemaPath:"#/properties/regioes/items/properties/linhas/type",keyword:"type",params:{type:"boolean"}};n=ea(n,e);p++}}if(e.contem!==undefined){let t=e.contem;if(Array.isArray(t)){const e=t.length;for(let s=0;s<e;s++){if(typeof t[s]!=="string"){const e={instancePath:r+"/regioes/"+i+"/contem/"+s,schemaPath:"#/properties/regioes/items/properties/contem/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/regioes/"+i+"/contem",schemaPath:"#/properties/regioes/items/properties/contem/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(e.dentro!==undefined){if(typeof e.dentro!=="boolean"){const e={instancePath:r+"/regioes/"+i+"/dentro",schemaPath:"#/properties/regioes/items/properties/dentro/type",keyword:"type",params:{type:"boolean"}};n=ea(n,e);p++}}if(e.escapes!==undefined){let s=e.escapes;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.prefixo===undefined){const e={instancePath:r+"/regioes/"+i+"/escapes",schemaPath:"#/properties/regioes/items/properties/escapes/required",keyword:"required",params:{missingProperty:"prefixo"}};n=ea(n,e);p++}for(const e in s){if(!(e==="prefixo"||e==="formas"||e==="desconhecido"||e==="protege"||e==="quebra")){const t={instancePath:r+"/regioes/"+i+"/escapes",schemaPath:"#/properties/regioes/items/properties/escapes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:e}};n=ea(n,t);p++}}if(s.prefixo!==undefined){let e=s.prefixo;if(typeof e==="string"){if(t(e)>64){const e={instancePath:r+"/regioes/"+i+"/escapes/prefixo",schemaPath:"#/properties/regioes/items/properties/escapes/properties/prefixo/maxLength",keyword:"maxLength",params:{limit:64}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/regioes/"+i+"/escapes/prefixo",schemaPath:"#/properties/regioes/items/properties/escapes/properties/prefixo/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/regioes/"+i+"/escapes/prefixo",schemaPath:"#/properties/regioes/items/properties/escapes/properties/prefixo/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(s.formas!==undefined){let e=s.formas;if(Array.isArray(e)){const s=e.length;for(let a=0;a<s;a++){let s=e[a];const o=p;let m=false;const c=p;if(typeof s==="string"){if(t(s)>64){const e={instancePath:r+"/regioes/"+i+"/escapes/formas/"+a,schemaPath:"#/properties/regioes/items/properties/escapes/properties/formas/items/anyOf/0/maxLength",keyword:"maxLength",params:{limit:64}};n=ea(n,e);p++}if(t(s)<1){const e={instancePath:r+"/regioes/"+i+"/escapes/formas/"+a,schemaPath:"#/properties/regioes/items/properties/escapes/properties/formas/items/anyOf/0/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/regioes/"+i+"/escapes/formas/"+a,schemaPath:"#/properties/regioes/items/properties/escapes/properties/formas/items/anyOf/0/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}var h=c===p;m=m||h;const d=p;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.padrao===undefined){const e={instancePath:r+"/regioes/"+i+"/escapes/formas/"+a,schemaPath:"#/properties/regioes/items/properties/escapes/properties/formas/items/anyOf/1/required",keyword:"required",params:{missingProperty:"padrao"}};n=ea(n,e);p++}for(const e in s){if(!(e==="padrao")){const t={instancePath:r+"/regioes/"+i+"/escapes/formas/"+a,schemaPath:"#/properties/regioes/items/properties/escapes/properties/formas/items/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:e}};n=ea(n,t);p++}}if(s.padrao!==undefined){let e=s.padrao;if(typeof e==="string"){if(t(e)>1e3){const e={instancePath:r+"/regioes/"+i+"/escapes/formas/"+a+"/padrao",schemaPath:"#/properties/regioes/items/properties/escapes/properties/formas/items/anyOf/1/properties/padrao/maxLength",keyword:"maxLength",params:{limit:1e3}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/regioes/"+i+"/escapes/formas/"+a+"/padrao",schemaPath:"#/properties/regioes/items/properties/escapes/properties/formas/items/anyOf/1/properties/padrao/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/regioes/"+i+"/escapes/formas/"+a+"/padrao",schemaPath:"#/properties/regioes/items/properties/escapes/properties/formas/items/anyOf/1/properties/padrao/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/regioes/"+i+"/escapes/formas/"+a,schemaPath:"#/properties/regioes/items/properties/escapes/properties/formas/items/anyOf/1/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}var h=d===p;m=m||h;if(!m){const e={instancePath:r+"/regioes/"+i+"/escapes/formas/"+a,schemaPath:"#/properties/regioes/items/properties/escapes/properties/formas/items/anyOf",keyword:"anyOf",params:{}};n=ea(n,e);p++}else{p=o;if(n!==null){if(o){n.length=o}else{n=null}}}}}else{const e={instancePath:r+"/regioes/"+i+"/escapes/formas",schemaPath:"#/properties/regioes/items/properties/escapes/properties/formas/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(s.desconhecido!==undefined){let e=s.desconhecido;if(typeof e!=="string"){const e={instancePath:r+"/regioes/"+i+"/escapes/desconhecido",schemaPath:"#/properties/regioes/items/properties/escapes/properties/desconhecido/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}if(!(e==="texto"||e==="escape"||e==="invalido")){const e={instancePath:r+"/regioes/"+i+"/escapes/desconhecido",schemaPath:"#/properties/regioes/items/properties/escapes/properties/desconhecido/enum",keyword:"enum",params:{allowedValues:es.properties.regioes.items.properties.escapes.properties.desconhecido.enum}};n=ea(n,e);p++}}if(s.protege!==undefined){let e=s.protege;const t=p;let a=false;const o=p;if(typeof e!=="boolean"){const e={instancePath:r+"/regioes/"+i+"/escapes/protege",schemaPath:"#/properties/regioes/items/properties/escapes/properties/protege/anyOf/0/type",keyword:"type",params:{type:"boolean"}};n=ea(n,e);p++}var f=o===p;a=a||f;const m=p;if(typeof e!=="string"){const e={instancePath:r+"/regioes/"+i+"/escapes/protege",schemaPath:"#/properties/regioes/items/properties/escapes/properties/protege/anyOf/1/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}if("fecha"!==e){const e={instancePath:r+"/regioes/"+i+"/escapes/protege",schemaPath:"#/properties/regioes/items/properties/escapes/properties/protege/anyOf/1/const",keyword:"const",params:{allowedValue:"fecha"}};n=ea(n,e);p++}var f=m===p;a=a||f;if(!a){const e={instancePath:r+"/regioes/"+i+"/escapes/protege",schemaPath:"#/properties/regioes/items/properties/escapes/properties/protege/anyOf",keyword:"anyOf",params:{}};n=ea(n,e);p++}else{p=t;if(n!==null){if(t){n.length=t}else{n=null}}}}if(s.quebra!==undefined){if(typeof s.quebra!=="boolean"){const e={instancePath:r+"/regioes/"+i+"/escapes/quebra",schemaPath:"#/properties/regioes/items/properties/escapes/properties/quebra/type",keyword:"type",params:{type:"boolean"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/regioes/"+i+"/escapes",schemaPath:"#/properties/regioes/items/properties/escapes/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}if(e.dobra!==undefined){let s=e.dobra;if(Array.isArray(s)){const e=s.length;for(let a=0;a<e;a++){let e=s[a];if(typeof e==="string"){if(t(e)>64){const e={instancePath:r+"/regioes/"+i+"/dobra/"+a,schemaPath:"#/properties/regioes/items/properties/dobra/items/maxLength",keyword:"maxLength",params:{limit:64}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/regioes/"+i+"/dobra/"+a,schemaPath:"#/properties/regioes/items/properties/dobra/items/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/regioes/"+i+"/dobra/"+a,schemaPath:"#/properties/regioes/items/properties/dobra/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/regioes/"+i+"/dobra",schemaPath:"#/properties/regioes/items/properties/dobra/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(e.interpola!==undefined){let s=e.interpola;if(Array.isArray(s)){const e=s.length;for(let a=0;a<e;a++){let e=s[a];if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.abre===undefined){const e={instancePath:r+"/regioes/"+i+"/interpola/"+a,schemaPath:"#/properties/regioes/items/properties/interpola/items/required",keyword:"required",params:{missingProperty:"abre"}};n=ea(n,e);p++}for(const t in e){if(!(t==="abre"||t==="fecha"||t==="conteudo"||t==="delimita"||t==="respeita"||t==="linhas"||t==="formato")){const e={instancePath:r+"/regioes/"+i+"/interpola/"+a,schemaPath:"#/properties/regioes/items/properties/interpola/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);p++}}if(e.abre!==undefined){let s=e.abre;if(typeof s==="string"){if(t(s)>64){const e={instancePath:r+"/regioes/"+i+"/interpola/"+a+"/abre",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/abre/maxLength",keyword:"maxLength",params:{limit:64}};n=ea(n,e);p++}if(t(s)<1){const e={instancePath:r+"/regioes/"+i+"/interpola/"+a+"/abre",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/abre/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/regioes/"+i+"/interpola/"+a+"/abre",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/abre/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.fecha!==undefined){let s=e.fecha;if(typeof s==="string"){if(t(s)>64){const e={instancePath:r+"/regioes/"+i+"/interpola/"+a+"/fecha",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/fecha/maxLength",keyword:"maxLength",params:{limit:64}};n=ea(n,e);p++}if(t(s)<1){const e={instancePath:r+"/regioes/"+i+"/interpola/"+a+"/fecha",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/fecha/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/regioes/"+i+"/interpola/"+a+"/fecha",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/fecha/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.conteudo!==undefined){let t=e.conteudo;if(typeof t!=="string"){const e={instancePath:r+"/regioes/"+i+"/interpola/"+a+"/conteudo",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/conteudo/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}if(!(t==="codigo"||t==="nome")){const e={instancePath:r+"/regioes/"+i+"/interpola/"+a+"/conteudo",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/conteudo/enum",keyword:"enum",params:{allowedValues:es.properties.regioes.items.properties.interpola.items.properties.conteudo.enum}};n=ea(n,e);p++}}if(e.delimita!==undefined){let t=e.delimita;if(typeof t!=="string"){const e={instancePath:r+"/regioes/"+i+"/interpola/"+a+"/delimita",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/delimita/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}if(!(t==="lendo"||t==="contando")){const e={instancePath:r+"/regioes/"+i+"/interpola/"+a+"/delimita",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/delimita/enum",keyword:"enum",params:{allowedValues:es.properties.regioes.items.properties.interpola.items.properties.delimita.enum}};n=ea(n,e);p++}}if(e.respeita!==undefined){let s=e.respeita;if(Array.isArray(s)){const e=s.length;for(let o=0;o<e;o++){let e=s[o];if(typeof e==="string"){if(t(e)>64){const e={instancePath:r+"/regioes/"+i+"/interpola/"+a+"/respeita/"+o,schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/respeita/items/maxLength",keyword:"maxLength",params:{limit:64}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/regioes/"+i+"/interpola/"+a+"/respeita/"+o,schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/respeita/items/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/regioes/"+i+"/interpola/"+a+"/respeita/"+o,schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/respeita/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/regioes/"+i+"/interpola/"+a+"/respeita",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/respeita/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(e.linhas!==undefined){if(typeof e.linhas!=="boolean"){const e={instancePath:r+"/regioes/"+i+"/interpola/"+a+"/linhas",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/linhas/type",keyword:"type",params:{type:"boolean"}};n=ea(n,e);p++}}if(e.formato!==undefined){let s=e.formato;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.separador===undefined){const e={instancePath:r+"/regioes/"+i+"/interpola/"+a+"/formato",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/formato/required",keyword:"required",params:{missingProperty:"separador"}};n=ea(n,e);p++}for(const e in s){if(!(e==="separador"||e==="ultimo"||e==="padrao"||e==="aninha")){const t={instancePath:r+"/regioes/"+i+"/interpola/"+a+"/formato",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/formato/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:e}};n=ea(n,t);p++}}if(s.separador!==undefined){let e=s.separador;if(typeof e==="string"){if(t(e)>64){const e={instancePath:r+"/regioes/"+i+"/interpola/"+a+"/formato/separador",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/formato/properties/separador/maxLength",keyword:"maxLength",params:{limit:64}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/regioes/"+i+"/interpola/"+a+"/formato/separador",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/formato/properties/separador/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/regioes/"+i+"/interpola/"+a+"/formato/separador",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/formato/properties/separador/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(s.ultimo!==undefined){if(typeof s.ultimo!=="boolean"){const e={instancePath:r+"/regioes/"+i+"/interpola/"+a+"/formato/ultimo",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/formato/properties/ultimo/type",keyword:"type",params:{type:"boolean"}};n=ea(n,e);p++}}if(s.padrao!==undefined){let e=s.padrao;if(typeof e==="string"){if(t(e)>1e3){const e={instancePath:r+"/regioes/"+i+"/interpola/"+a+"/formato/padrao",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/formato/properties/padrao/maxLength",keyword:"maxLength",params:{limit:1e3}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/regioes/"+i+"/interpola/"+a+"/formato/padrao",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/formato/properties/padrao/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/regioes/"+i+"/interpola/"+a+"/formato/padrao",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/formato/properties/padrao/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(s.aninha!==undefined){if(typeof s.aninha!=="boolean"){const e={instancePath:r+"/regioes/"+i+"/interpola/"+a+"/formato/aninha",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/formato/properties/aninha/type",keyword:"type",params:{type:"boolean"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/regioes/"+i+"/interpola/"+a+"/formato",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/formato/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/regioes/"+i+"/interpola/"+a,schemaPath:"#/properties/regioes/items/properties/interpola/items/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/regioes/"+i+"/interpola",schemaPath:"#/properties/regioes/items/properties/interpola/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(e.fila!==undefined){if(typeof e.fila!=="boolean"){const e={instancePath:r+"/regioes/"+i+"/fila",schemaPath:"#/properties/regioes/items/properties/fila/type",keyword:"type",params:{type:"boolean"}};n=ea(n,e);p++}}if(e.embutida!==undefined){if(typeof e.embutida!=="string"){const e={instancePath:r+"/regioes/"+i+"/embutida",schemaPath:"#/properties/regioes/items/properties/embutida/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/regioes/"+i,schemaPath:"#/properties/regioes/items/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/regioes",schemaPath:"#/properties/regioes/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(e.nomes!==undefined){let s=e.nomes;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.inicio===undefined){const e={instancePath:r+"/nomes",schemaPath:"#/properties/nomes/required",keyword:"required",params:{missingProperty:"inicio"}};n=ea(n,e);p++}if(s.resto===undefined){const e={instancePath:r+"/nomes",schemaPath:"#/properties/nomes/required",keyword:"required",params:{missingProperty:"resto"}};n=ea(n,e);p++}for(const e in s){if(!(e==="inicio"||e==="resto"||e==="fim"||e==="sigilos"||e==="normal")){const t={instancePath:r+"/nomes",schemaPath:"#/properties/nomes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:e}};n=ea(n,t);p++}}if(s.inicio!==undefined){let e=s.inicio;if(typeof e==="string"){if(t(e)>500){const e={instancePath:r+"/nomes/inicio",schemaPath:"#/properties/nomes/properties/inicio/maxLength",keyword:"maxLength",params:{limit:500}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/nomes/inicio",schemaPath:"#/properties/nomes/properties/inicio/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/nomes/inicio",schemaPath:"#/properties/nomes/properties/inicio/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(s.resto!==undefined){let e=s.resto;if(typeof e==="string"){if(t(e)>500){const e={instancePath:r+"/nomes/resto",schemaPath:"#/properties/nomes/properties/resto/maxLength",keyword:"maxLength",params:{limit:500}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/nomes/resto",schemaPath:"#/properties/nomes/properties/resto/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/nomes/resto",schemaPath:"#/properties/nomes/properties/resto/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(s.fim!==undefined){let e=s.fim;if(typeof e==="string"){if(t(e)>500){const e={instancePath:r+"/nomes/fim",schemaPath:"#/properties/nomes/properties/fim/maxLength",keyword:"maxLength",params:{limit:500}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/nomes/fim",schemaPath:"#/properties/nomes/properties/fim/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/nomes/fim",schemaPath:"#/properties/nomes/properties/fim/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(s.sigilos!==undefined){let e=s.sigilos;if(typeof e==="string"){if(t(e)>500){const e={instancePath:r+"/nomes/sigilos",schemaPath:"#/properties/nomes/properties/sigilos/maxLength",keyword:"maxLength",params:{limit:500}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/nomes/sigilos",schemaPath:"#/properties/nomes/properties/sigilos/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/nomes/sigilos",schemaPath:"#/properties/nomes/properties/sigilos/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(s.normal!==undefined){let e=s.normal;if(typeof e!=="string"){const e={instancePath:r+"/nomes/normal",schemaPath:"#/properties/nomes/properties/normal/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}if(!(e==="NFC"||e==="NFD"||e==="NFKC"||e==="NFKD")){const e={instancePath:r+"/nomes/normal",schemaPath:"#/properties/nomes/properties/normal/enum",keyword:"enum",params:{allowedValues:es.properties.nomes.properties.normal.enum}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/nomes",schemaPath:"#/properties/nomes/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}if(e.numeros!==undefined){let s=e.numeros;if(Array.isArray(s)){if(s.length>50){const e={instancePath:r+"/numeros",schemaPath:"#/properties/numeros/maxItems",keyword:"maxItems",params:{limit:50}};n=ea(n,e);p++}const e=s.length;for(let i=0;i<e;i++){let e=s[i];if(e&&typeof e=="object"&&!Array.isArray(e)){for(const t in e){if(!(t==="prefixo"||t==="digitos"||t==="separador"||t==="separador_livre"||t==="fracao"||t==="expoente"||t==="sufixos"||t==="nao_seguido")){const e={instancePath:r+"/numeros/"+i,schemaPath:"#/properties/numeros/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);p++}}if(e.prefixo!==undefined){let s=e.prefixo;if(Array.isArray(s)){const e=s.length;for(let a=0;a<e;a++){let e=s[a];if(typeof e==="string"){if(t(e)>64){const e={instancePath:r+"/numeros/"+i+"/prefixo/"+a,schemaPath:"#/properties/numeros/items/properties/prefixo/items/maxLength",keyword:"maxLength",params:{limit:64}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/numeros/"+i+"/prefixo/"+a,schemaPath:"#/properties/numeros/items/properties/prefixo/items/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/numeros/"+i+"/prefixo/"+a,schemaPath:"#/properties/numeros/items/properties/prefixo/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/numeros/"+i+"/prefixo",schemaPath:"#/properties/numeros/items/properties/prefixo/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(e.digitos!==undefined){let s=e.digitos;if(typeof s==="string"){if(t(s)>500){const e={instancePath:r+"/numeros/"+i+"/digitos",schemaPath:"#/properties/numeros/items/properties/digitos/maxLength",keyword:"maxLength",params:{limit:500}};n=ea(n,e);p++}if(t(s)<1){const e={instancePath:r+"/numeros/"+i+"/digitos",schemaPath:"#/properties/numeros/items/properties/digitos/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/numeros/"+i+"/digitos",schemaPath:"#/properties/numeros/items/properties/digitos/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.separador!==undefined){let s=e.separador;if(typeof s==="string"){if(t(s)>1){const e={instancePath:r+"/numeros/"+i+"/separador",schemaPath:"#/properties/numeros/items/properties/separador/maxLength",keyword:"maxLength",params:{limit:1}};n=ea(n,e);p++}if(t(s)<1){const e={instancePath:r+"/numeros/"+i+"/separador",schemaPath:"#/properties/numeros/items/properties/separador/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/numeros/"+i+"/separador",schemaPath:"#/properties/numeros/items/properties/separador/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.separador_livre!==undefined){if(typeof e.separador_livre!=="boolean"){const e={instancePath:r+"/numeros/"+i+"/separador_livre",schemaPath:"#/properties/numeros/items/properties/separador_livre/type",keyword:"type",params:{type:"boolean"}};n=ea(n,e);p++}}if(e.fracao!==undefined){let s=e.fracao;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const e in s){if(!(e==="antes"||e==="depois"||e==="separador"||e==="nao_seguido")){const t={instancePath:r+"/numeros/"+i+"/fracao",schemaPath:"#/properties/numeros/items/properties/fracao/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:e}};n=ea(n,t);p++}}if(s.antes!==undefined){if(typeof s.antes!=="boolean"){const e={instancePath:r+"/numeros/"+i+"/fracao/antes",schemaPath:"#/properties/numeros/items/properties/fracao/properties/antes/type",keyword:"type",params:{type:"boolean"}};n=ea(n,e);p++}}if(s.depois!==undefined){if(typeof s.depois!=="boolean"){const e={instancePath:r+"/numeros/"+i+"/fracao/depois",schemaPath:"#/properties/numeros/items/properties/fracao/properties/depois/type",keyword:"type",params:{type:"boolean"}};n=ea(n,e);p++}}if(s.separador!==undefined){if(typeof s.separador!=="boolean"){const e={instancePath:r+"/numeros/"+i+"/fracao/separador",schemaPath:"#/properties/numeros/items/properties/fracao/properties/separador/type",keyword:"type",params:{type:"boolean"}};n=ea(n,e);p++}}if(s.nao_seguido!==undefined){let e=s.nao_seguido;if(typeof e==="string"){if(t(e)>500){const e={instancePath:r+"/numeros/"+i+"/fracao/nao_seguido",schemaPath:"#/properties/numeros/items/properties/fracao/properties/nao_seguido/maxLength",keyword:"maxLength",params:{limit:500}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/numeros/"+i+"/fracao/nao_seguido",schemaPath:"#/properties/numeros/items/properties/fracao/properties/nao_seguido/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/numeros/"+i+"/fracao/nao_seguido",schemaPath:"#/properties/numeros/items/properties/fracao/properties/nao_seguido/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/numeros/"+i+"/fracao",schemaPath:"#/properties/numeros/items/properties/fracao/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}if(e.expoente!==undefined){let s=e.expoente;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.marcas===undefined){const e={instancePath:r+"/numeros/"+i+"/expoente",schemaPath:"#/properties/numeros/items/properties/expoente/required",keyword:"required",params:{missingProperty:"marcas"}};n=ea(n,e);p++}for(const e in s){if(!(e==="marcas"||e==="sinal"||e==="digitos"||e==="exige_fracao")){const t={instancePath:r+"/numeros/"+i+"/expoente",schemaPath:"#/properties/numeros/items/properties/expoente/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:e}};n=ea(n,t);p++}}if(s.marcas!==undefined){let e=s.marcas;if(typeof e==="string"){if(t(e)>500){const e={instancePath:r+"/numeros/"+i+"/expoente/marcas",schemaPath:"#/properties/numeros/items/properties/expoente/properties/marcas/maxLength",keyword:"maxLength",params:{limit:500}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/numeros/"+i+"/expoente/marcas",schemaPath:"#/properties/numeros/items/properties/expoente/properties/marcas/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/numeros/"+i+"/expoente/marcas",schemaPath:"#/properties/numeros/items/properties/expoente/properties/marcas/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(s.sinal!==undefined){let e=s.sinal;if(typeof e==="string"){if(t(e)>500){const e={instancePath:r+"/numeros/"+i+"/expoente/sinal",schemaPath:"#/properties/numeros/items/properties/expoente/properties/sinal/maxLength",keyword:"maxLength",params:{limit:500}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/numeros/"+i+"/expoente/sinal",schemaPath:"#/properties/numeros/items/properties/expoente/properties/sinal/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/numeros/"+i+"/expoente/sinal",schemaPath:"#/properties/numeros/items/properties/expoente/properties/sinal/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(s.digitos!==undefined){let e=s.digitos;if(typeof e==="string"){if(t(e)>500){const e={instancePath:r+"/numeros/"+i+"/expoente/digitos",schemaPath:"#/properties/numeros/items/properties/expoente/properties/digitos/maxLength",keyword:"maxLength",params:{limit:500}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/numeros/"+i+"/expoente/digitos",schemaPath:"#/properties/numeros/items/properties/expoente/properties/digitos/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/numeros/"+i+"/expoente/digitos",schemaPath:"#/properties/numeros/items/properties/expoente/properties/digitos/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(s.exige_fracao!==undefined){if(typeof s.exige_fracao!=="boolean"){const e={instancePath:r+"/numeros/"+i+"/expoente/exige_fracao",schemaPath:"#/properties/numeros/items/properties/expoente/properties/exige_fracao/type",keyword:"type",params:{type:"boolean"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/numeros/"+i+"/expoente",schemaPath:"#/properties/numeros/items/properties/expoente/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}if(e.sufixos!==undefined){let s=e.sufixos;if(Array.isArray(s)){const e=s.length;for(let a=0;a<e;a++){let e=s[a];if(typeof e==="string"){if(t(e)>64){const e={instancePath:r+"/numeros/"+i+"/sufixos/"+a,schemaPath:"#/properties/numeros/items/properties/sufixos/items/maxLength",keyword:"maxLength",params:{limit:64}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/numeros/"+i+"/sufixos/"+a,schemaPath:"#/properties/numeros/items/properties/sufixos/items/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/numeros/"+i+"/sufixos/"+a,schemaPath:"#/properties/numeros/items/properties/sufixos/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/numeros/"+i+"/sufixos",schemaPath:"#/properties/numeros/items/properties/sufixos/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(e.nao_seguido!==undefined){let s=e.nao_seguido;const a=p;let o=false;const m=p;if(typeof s==="string"){if(t(s)>500){const e={instancePath:r+"/numeros/"+i+"/nao_seguido",schemaPath:"#/properties/numeros/items/properties/nao_seguido/anyOf/0/maxLength",keyword:"maxLength",params:{limit:500}};n=ea(n,e);p++}if(t(s)<1){const e={instancePath:r+"/numeros/"+i+"/nao_seguido",schemaPath:"#/properties/numeros/items/properties/nao_seguido/anyOf/0/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/numeros/"+i+"/nao_seguido",schemaPath:"#/properties/numeros/items/properties/nao_seguido/anyOf/0/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}var l=m===p;o=o||l;const c=p;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.padrao===undefined){const e={instancePath:r+"/numeros/"+i+"/nao_seguido",schemaPath:"#/properties/numeros/items/properties/nao_seguido/anyOf/1/required",keyword:"required",params:{missingProperty:"padrao"}};n=ea(n,e);p++}for(const e in s){if(!(e==="padrao")){const t={instancePath:r+"/numeros/"+i+"/nao_seguido",schemaPath:"#/properties/numeros/items/properties/nao_seguido/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:e}};n=ea(n,t);p++}}if(s.padrao!==undefined){let e=s.padrao;if(typeof e==="string"){if(t(e)>1e3){const e={instancePath:r+"/numeros/"+i+"/nao_seguido/padrao",schemaPath:"#/properties/numeros/items/properties/nao_seguido/anyOf/1/properties/padrao/maxLength",keyword:"maxLength",params:{limit:1e3}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/numeros/"+i+"/nao_seguido/padrao",schemaPath:"#/properties/numeros/items/properties/nao_seguido/anyOf/1/properties/padrao/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/numeros/"+i+"/nao_seguido/padrao",schemaPath:"#/properties/numeros/items/properties/nao_seguido/anyOf/1/properties/padrao/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/numeros/"+i+"/nao_seguido",schemaPath:"#/properties/numeros/items/properties/nao_seguido/anyOf/1/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}var l=c===p;o=o||l;if(!o){const e={instancePath:r+"/numeros/"+i+"/nao_seguido",schemaPath:"#/properties/numeros/items/properties/nao_seguido/anyOf",keyword:"anyOf",params:{}};n=ea(n,e);p++}else{p=a;if(n!==null){if(a){n.length=a}else{n=null}}}}}else{const e={instancePath:r+"/numeros/"+i,schemaPath:"#/properties/numeros/items/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/numeros",schemaPath:"#/properties/numeros/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(e.contextuais!==undefined){let s=e.contextuais;if(Array.isArray(s)){const e=s.length;for(let i=0;i<e;i++){let e=s[i];if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.palavra===undefined){const e={instancePath:r+"/contextuais/"+i,schemaPath:"#/properties/contextuais/items/required",keyword:"required",params:{missingProperty:"palavra"}};n=ea(n,e);p++}if(e.quando===undefined){const e={instancePath:r+"/contextuais/"+i,schemaPath:"#/properties/contextuais/items/required",keyword:"required",params:{missingProperty:"quando"}};n=ea(n,e);p++}for(const t in e){if(!(t==="palavra"||t==="quando")){const e={instancePath:r+"/contextuais/"+i,schemaPath:"#/properties/contextuais/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);p++}}if(e.palavra!==undefined){let s=e.palavra;if(typeof s==="string"){if(t(s)>64){const e={instancePath:r+"/contextuais/"+i+"/palavra",schemaPath:"#/properties/contextuais/items/properties/palavra/maxLength",keyword:"maxLength",params:{limit:64}};n=ea(n,e);p++}if(t(s)<1){const e={instancePath:r+"/contextuais/"+i+"/palavra",schemaPath:"#/properties/contextuais/items/properties/palavra/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/contextuais/"+i+"/palavra",schemaPath:"#/properties/contextuais/items/properties/palavra/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.quando!==undefined){let s=e.quando;if(Array.isArray(s)){if(s.length<1){const e={instancePath:r+"/contextuais/"+i+"/quando",schemaPath:"#/properties/contextuais/items/properties/quando/minItems",keyword:"minItems",params:{limit:1}};n=ea(n,e);p++}const e=s.length;for(let a=0;a<e;a++){let e=s[a];if(e&&typeof e=="object"&&!Array.isArray(e)){for(const t in e){if(!O.call(es.properties.contextuais.items.properties.quando.items.properties,t)){const e={instancePath:r+"/contextuais/"+i+"/quando/"+a,schemaPath:"#/properties/contextuais/items/properties/quando/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);p++}}if(e.inicio!==undefined){let t=e.inicio;if(typeof t!=="string"){const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/inicio",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/inicio/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}if(!(t==="linha"||t==="comando")){const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/inicio",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/inicio/enum",keyword:"enum",params:{allowedValues:es.properties.contextuais.items.properties.quando.items.properties.inicio.enum}};n=ea(n,e);p++}}if(e.coluna!==undefined){let t=e.coluna;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/coluna",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/coluna/type",keyword:"type",params:{type:"integer"}};n=ea(n,e);p++}if(typeof t=="number"&&isFinite(t)){if(t>0x1fffffffffffff||isNaN(t)){const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/coluna",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/coluna/maximum",keyword:"maximum",params:{comparison:"<=",limit:0x1fffffffffffff}};n=ea(n,e);p++}if(t<0||isNaN(t)){const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/coluna",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/coluna/minimum",keyword:"minimum",params:{comparison:">=",limit:0}};n=ea(n,e);p++}}}if(e.depois_de!==undefined){let s=e.depois_de;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const e in s){if(!(e==="classes"||e==="textos"||e==="regioes")){const t={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/depois_de",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/depois_de/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:e}};n=ea(n,t);p++}}if(s.classes!==undefined){let e=s.classes;if(Array.isArray(e)){const t=e.length;for(let s=0;s<t;s++){if(typeof e[s]!=="string"){const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/depois_de/classes/"+s,schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/depois_de/properties/classes/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/depois_de/classes",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/depois_de/properties/classes/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(s.textos!==undefined){let e=s.textos;if(Array.isArray(e)){const s=e.length;for(let o=0;o<s;o++){let s=e[o];if(typeof s==="string"){if(t(s)>64){const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/depois_de/textos/"+o,schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/depois_de/properties/textos/items/maxLength",keyword:"maxLength",params:{limit:64}};n=ea(n,e);p++}if(t(s)<1){const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/depois_de/textos/"+o,schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/depois_de/properties/textos/items/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/depois_de/textos/"+o,schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/depois_de/properties/textos/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/depois_de/textos",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/depois_de/properties/textos/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(s.regioes!==undefined){let e=s.regioes;if(Array.isArray(e)){const t=e.length;for(let s=0;s<t;s++){if(typeof e[s]!=="string"){const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/depois_de/regioes/"+s,schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/depois_de/properties/regioes/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/depois_de/regioes",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/depois_de/properties/regioes/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/depois_de",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/depois_de/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}if(e.nao_depois_de!==undefined){let s=e.nao_depois_de;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const e in s){if(!(e==="classes"||e==="textos"||e==="regioes")){const t={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/nao_depois_de",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/nao_depois_de/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:e}};n=ea(n,t);p++}}if(s.classes!==undefined){let e=s.classes;if(Array.isArray(e)){const t=e.length;for(let s=0;s<t;s++){if(typeof e[s]!=="string"){const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/nao_depois_de/classes/"+s,schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/nao_depois_de/properties/classes/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/nao_depois_de/classes",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/nao_depois_de/properties/classes/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(s.textos!==undefined){let e=s.textos;if(Array.isArray(e)){const s=e.length;for(let o=0;o<s;o++){let s=e[o];if(typeof s==="string"){if(t(s)>64){const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/nao_depois_de/textos/"+o,schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/nao_depois_de/properties/textos/items/maxLength",keyword:"maxLength",params:{limit:64}};n=ea(n,e);p++}if(t(s)<1){const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/nao_depois_de/textos/"+o,schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/nao_depois_de/properties/textos/items/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/nao_depois_de/textos/"+o,schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/nao_depois_de/properties/textos/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/nao_depois_de/textos",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/nao_depois_de/properties/textos/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(s.regioes!==undefined){let e=s.regioes;if(Array.isArray(e)){const t=e.length;for(let s=0;s<t;s++){if(typeof e[s]!=="string"){const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/nao_depois_de/regioes/"+s,schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/nao_depois_de/properties/regioes/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/nao_depois_de/regioes",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/nao_depois_de/properties/regioes/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/nao_depois_de",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/nao_depois_de/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}if(e.apos!==undefined){let s=e.apos;if(typeof s==="string"){if(t(s)>500){const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/apos",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/apos/maxLength",keyword:"maxLength",params:{limit:500}};n=ea(n,e);p++}if(t(s)<1){const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/apos",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/apos/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/apos",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/apos/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.nao_apos!==undefined){let s=e.nao_apos;if(typeof s==="string"){if(t(s)>500){const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/nao_apos",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/nao_apos/maxLength",keyword:"maxLength",params:{limit:500}};n=ea(n,e);p++}if(t(s)<1){const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/nao_apos",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/nao_apos/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/nao_apos",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/nao_apos/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.antes_de!==undefined){let s=e.antes_de;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.padrao===undefined){const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/antes_de",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/antes_de/required",keyword:"required",params:{missingProperty:"padrao"}};n=ea(n,e);p++}for(const e in s){if(!(e==="padrao")){const t={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/antes_de",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/antes_de/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:e}};n=ea(n,t);p++}}if(s.padrao!==undefined){let e=s.padrao;if(typeof e==="string"){if(t(e)>1e3){const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/antes_de/padrao",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/antes_de/properties/padrao/maxLength",keyword:"maxLength",params:{limit:1e3}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/antes_de/padrao",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/antes_de/properties/padrao/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/antes_de/padrao",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/antes_de/properties/padrao/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/antes_de",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/antes_de/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}if(e.nao_antes_de!==undefined){let s=e.nao_antes_de;if(s&&typeof s=="object"&&!Array.isArray(s)){if(s.padrao===undefined){const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/nao_antes_de",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/nao_antes_de/required",keyword:"required",params:{missingProperty:"padrao"}};n=ea(n,e);p++}for(const e in s){if(!(e==="padrao")){const t={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/nao_antes_de",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/nao_antes_de/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:e}};n=ea(n,t);p++}}if(s.padrao!==undefined){let e=s.padrao;if(typeof e==="string"){if(t(e)>1e3){const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/nao_antes_de/padrao",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/nao_antes_de/properties/padrao/maxLength",keyword:"maxLength",params:{limit:1e3}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/nao_antes_de/padrao",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/nao_antes_de/properties/padrao/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/nao_antes_de/padrao",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/nao_antes_de/properties/padrao/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/nao_antes_de",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/nao_antes_de/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}if(e.dentro_de!==undefined){let s=e.dentro_de;if(Array.isArray(s)){const e=s.length;for(let o=0;o<e;o++){let e=s[o];if(typeof e==="string"){if(t(e)>64){const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/dentro_de/"+o,schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/dentro_de/items/maxLength",keyword:"maxLength",params:{limit:64}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/dentro_de/"+o,schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/dentro_de/items/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/dentro_de/"+o,schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/dentro_de/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/dentro_de",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/dentro_de/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(e.na_linha!==undefined){let s=e.na_linha;if(Array.isArray(s)){const e=s.length;for(let o=0;o<e;o++){let e=s[o];if(typeof e==="string"){if(t(e)>64){const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/na_linha/"+o,schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/na_linha/items/maxLength",keyword:"maxLength",params:{limit:64}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/na_linha/"+o,schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/na_linha/items/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/na_linha/"+o,schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/na_linha/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/contextuais/"+i+"/quando/"+a+"/na_linha",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/na_linha/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/contextuais/"+i+"/quando/"+a,schemaPath:"#/properties/contextuais/items/properties/quando/items/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/contextuais/"+i+"/quando",schemaPath:"#/properties/contextuais/items/properties/quando/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/contextuais/"+i,schemaPath:"#/properties/contextuais/items/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/contextuais",schemaPath:"#/properties/contextuais/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(e.continuacao!==undefined){let s=e.continuacao;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const e in s){if(!(e==="livre"||e==="entre"||e==="fim"||e==="inicio"||e==="marca"||e==="separador")){const t={instancePath:r+"/continuacao",schemaPath:"#/properties/continuacao/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:e}};n=ea(n,t);p++}}if(s.livre!==undefined){if(typeof s.livre!=="boolean"){const e={instancePath:r+"/continuacao/livre",schemaPath:"#/properties/continuacao/properties/livre/type",keyword:"type",params:{type:"boolean"}};n=ea(n,e);p++}}if(s.entre!==undefined){let e=s.entre;if(Array.isArray(e)){const s=e.length;for(let i=0;i<s;i++){let s=e[i];if(Array.isArray(s)){if(s.length>2){const e={instancePath:r+"/continuacao/entre/"+i,schemaPath:"#/properties/continuacao/properties/entre/items/maxItems",keyword:"maxItems",params:{limit:2}};n=ea(n,e);p++}if(s.length<2){const e={instancePath:r+"/continuacao/entre/"+i,schemaPath:"#/properties/continuacao/properties/entre/items/minItems",keyword:"minItems",params:{limit:2}};n=ea(n,e);p++}const e=s.length;if(e>0){let e=s[0];if(typeof e==="string"){if(t(e)>64){const e={instancePath:r+"/continuacao/entre/"+i+"/0",schemaPath:"#/properties/continuacao/properties/entre/items/prefixItems/0/maxLength",keyword:"maxLength",params:{limit:64}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/continuacao/entre/"+i+"/0",schemaPath:"#/properties/continuacao/properties/entre/items/prefixItems/0/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/continuacao/entre/"+i+"/0",schemaPath:"#/properties/continuacao/properties/entre/items/prefixItems/0/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e>1){let e=s[1];if(typeof e==="string"){if(t(e)>64){const e={instancePath:r+"/continuacao/entre/"+i+"/1",schemaPath:"#/properties/continuacao/properties/entre/items/prefixItems/1/maxLength",keyword:"maxLength",params:{limit:64}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/continuacao/entre/"+i+"/1",schemaPath:"#/properties/continuacao/properties/entre/items/prefixItems/1/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/continuacao/entre/"+i+"/1",schemaPath:"#/properties/continuacao/properties/entre/items/prefixItems/1/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}const a=s.length;if(!(a<=2)){const e={instancePath:r+"/continuacao/entre/"+i,schemaPath:"#/properties/continuacao/properties/entre/items/items",keyword:"items",params:{limit:2}};n=ea(n,e);p++}}else{const e={instancePath:r+"/continuacao/entre/"+i,schemaPath:"#/properties/continuacao/properties/entre/items/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/continuacao/entre",schemaPath:"#/properties/continuacao/properties/entre/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(s.fim!==undefined){let e=s.fim;if(Array.isArray(e)){const s=e.length;for(let i=0;i<s;i++){let s=e[i];if(typeof s==="string"){if(t(s)>64){const e={instancePath:r+"/continuacao/fim/"+i,schemaPath:"#/properties/continuacao/properties/fim/items/maxLength",keyword:"maxLength",params:{limit:64}};n=ea(n,e);p++}if(t(s)<1){const e={instancePath:r+"/continuacao/fim/"+i,schemaPath:"#/properties/continuacao/properties/fim/items/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/continuacao/fim/"+i,schemaPath:"#/properties/continuacao/properties/fim/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/continuacao/fim",schemaPath:"#/properties/continuacao/properties/fim/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(s.inicio!==undefined){let e=s.inicio;if(Array.isArray(e)){const s=e.length;for(let i=0;i<s;i++){let s=e[i];if(typeof s==="string"){if(t(s)>64){const e={instancePath:r+"/continuacao/inicio/"+i,schemaPath:"#/properties/continuacao/properties/inicio/items/maxLength",keyword:"maxLength",params:{limit:64}};n=ea(n,e);p++}if(t(s)<1){const e={instancePath:r+"/continuacao/inicio/"+i,schemaPath:"#/properties/continuacao/properties/inicio/items/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/continuacao/inicio/"+i,schemaPath:"#/properties/continuacao/properties/inicio/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/continuacao/inicio",schemaPath:"#/properties/continuacao/properties/inicio/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(s.marca!==undefined){let e=s.marca;if(typeof e==="string"){if(t(e)>64){const e={instancePath:r+"/continuacao/marca",schemaPath:"#/properties/continuacao/properties/marca/maxLength",keyword:"maxLength",params:{limit:64}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/continuacao/marca",schemaPath:"#/properties/continuacao/properties/marca/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/continuacao/marca",schemaPath:"#/properties/continuacao/properties/marca/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(s.separador!==undefined){let e=s.separador;if(Array.isArray(e)){const s=e.length;for(let i=0;i<s;i++){let s=e[i];if(typeof s==="string"){if(t(s)>64){const e={instancePath:r+"/continuacao/separador/"+i,schemaPath:"#/properties/continuacao/properties/separador/items/maxLength",keyword:"maxLength",params:{limit:64}};n=ea(n,e);p++}if(t(s)<1){const e={instancePath:r+"/continuacao/separador/"+i,schemaPath:"#/properties/continuacao/properties/separador/items/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/continuacao/separador/"+i,schemaPath:"#/properties/continuacao/properties/separador/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/continuacao/separador",schemaPath:"#/properties/continuacao/properties/separador/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/continuacao",schemaPath:"#/properties/continuacao/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}if(e.blocos!==undefined){let s=e.blocos;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const e in s){if(!(e==="recuo"||e==="abre"||e==="pares"||e==="palavras"||e==="largura")){const t={instancePath:r+"/blocos",schemaPath:"#/properties/blocos/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:e}};n=ea(n,t);p++}}if(s.recuo!==undefined){if(typeof s.recuo!=="boolean"){const e={instancePath:r+"/blocos/recuo",schemaPath:"#/properties/blocos/properties/recuo/type",keyword:"type",params:{type:"boolean"}};n=ea(n,e);p++}}if(s.abre!==undefined){let e=s.abre;if(Array.isArray(e)){const s=e.length;for(let i=0;i<s;i++){let s=e[i];if(typeof s==="string"){if(t(s)>64){const e={instancePath:r+"/blocos/abre/"+i,schemaPath:"#/properties/blocos/properties/abre/items/maxLength",keyword:"maxLength",params:{limit:64}};n=ea(n,e);p++}if(t(s)<1){const e={instancePath:r+"/blocos/abre/"+i,schemaPath:"#/properties/blocos/properties/abre/items/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/blocos/abre/"+i,schemaPath:"#/properties/blocos/properties/abre/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/blocos/abre",schemaPath:"#/properties/blocos/properties/abre/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(s.pares!==undefined){let e=s.pares;if(Array.isArray(e)){const s=e.length;for(let i=0;i<s;i++){let s=e[i];if(Array.isArray(s)){if(s.length>2){const e={instancePath:r+"/blocos/pares/"+i,schemaPath:"#/properties/blocos/properties/pares/items/maxItems",keyword:"maxItems",params:{limit:2}};n=ea(n,e);p++}if(s.length<2){const e={instancePath:r+"/blocos/pares/"+i,schemaPath:"#/properties/blocos/properties/pares/items/minItems",keyword:"minItems",params:{limit:2}};n=ea(n,e);p++}const e=s.length;if(e>0){let e=s[0];if(typeof e==="string"){if(t(e)>64){const e={instancePath:r+"/blocos/pares/"+i+"/0",schemaPath:"#/properties/blocos/properties/pares/items/prefixItems/0/maxLength",keyword:"maxLength",params:{limit:64}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/blocos/pares/"+i+"/0",schemaPath:"#/properties/blocos/properties/pares/items/prefixItems/0/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/blocos/pares/"+i+"/0",schemaPath:"#/properties/blocos/properties/pares/items/prefixItems/0/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e>1){let e=s[1];if(typeof e==="string"){if(t(e)>64){const e={instancePath:r+"/blocos/pares/"+i+"/1",schemaPath:"#/properties/blocos/properties/pares/items/prefixItems/1/maxLength",keyword:"maxLength",params:{limit:64}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/blocos/pares/"+i+"/1",schemaPath:"#/properties/blocos/properties/pares/items/prefixItems/1/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/blocos/pares/"+i+"/1",schemaPath:"#/properties/blocos/properties/pares/items/prefixItems/1/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}const a=s.length;if(!(a<=2)){const e={instancePath:r+"/blocos/pares/"+i,schemaPath:"#/properties/blocos/properties/pares/items/items",keyword:"items",params:{limit:2}};n=ea(n,e);p++}}else{const e={instancePath:r+"/blocos/pares/"+i,schemaPath:"#/properties/blocos/properties/pares/items/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/blocos/pares",schemaPath:"#/properties/blocos/properties/pares/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(s.palavras!==undefined){let e=s.palavras;if(Array.isArray(e)){const s=e.length;for(let i=0;i<s;i++){let s=e[i];if(Array.isArray(s)){if(s.length>2){const e={instancePath:r+"/blocos/palavras/"+i,schemaPath:"#/properties/blocos/properties/palavras/items/maxItems",keyword:"maxItems",params:{limit:2}};n=ea(n,e);p++}if(s.length<2){const e={instancePath:r+"/blocos/palavras/"+i,schemaPath:"#/properties/blocos/properties/palavras/items/minItems",keyword:"minItems",params:{limit:2}};n=ea(n,e);p++}const e=s.length;if(e>0){let e=s[0];if(typeof e==="string"){if(t(e)>64){const e={instancePath:r+"/blocos/palavras/"+i+"/0",schemaPath:"#/properties/blocos/properties/palavras/items/prefixItems/0/maxLength",keyword:"maxLength",params:{limit:64}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/blocos/palavras/"+i+"/0",schemaPath:"#/properties/blocos/properties/palavras/items/prefixItems/0/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/blocos/palavras/"+i+"/0",schemaPath:"#/properties/blocos/properties/palavras/items/prefixItems/0/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e>1){let e=s[1];if(typeof e==="string"){if(t(e)>64){const e={instancePath:r+"/blocos/palavras/"+i+"/1",schemaPath:"#/properties/blocos/properties/palavras/items/prefixItems/1/maxLength",keyword:"maxLength",params:{limit:64}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/blocos/palavras/"+i+"/1",schemaPath:"#/properties/blocos/properties/palavras/items/prefixItems/1/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/blocos/palavras/"+i+"/1",schemaPath:"#/properties/blocos/properties/palavras/items/prefixItems/1/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}const a=s.length;if(!(a<=2)){const e={instancePath:r+"/blocos/palavras/"+i,schemaPath:"#/properties/blocos/properties/palavras/items/items",keyword:"items",params:{limit:2}};n=ea(n,e);p++}}else{const e={instancePath:r+"/blocos/palavras/"+i,schemaPath:"#/properties/blocos/properties/palavras/items/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/blocos/palavras",schemaPath:"#/properties/blocos/properties/palavras/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(s.largura!==undefined){let e=s.largura;if(!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e))){const e={instancePath:r+"/blocos/largura",schemaPath:"#/properties/blocos/properties/largura/type",keyword:"type",params:{type:"integer"}};n=ea(n,e);p++}if(typeof e=="number"&&isFinite(e)){if(e>16||isNaN(e)){const e={instancePath:r+"/blocos/largura",schemaPath:"#/properties/blocos/properties/largura/maximum",keyword:"maximum",params:{comparison:"<=",limit:16}};n=ea(n,e);p++}if(e<1||isNaN(e)){const e={instancePath:r+"/blocos/largura",schemaPath:"#/properties/blocos/properties/largura/minimum",keyword:"minimum",params:{comparison:">=",limit:1}};n=ea(n,e);p++}}}}else{const e={instancePath:r+"/blocos",schemaPath:"#/properties/blocos/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}if(e.inexprimivel!==undefined){let s=e.inexprimivel;if(Array.isArray(s)){const e=s.length;for(let i=0;i<e;i++){let e=s[i];if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.o_que===undefined){const e={instancePath:r+"/inexprimivel/"+i,schemaPath:"#/properties/inexprimivel/items/required",keyword:"required",params:{missingProperty:"o_que"}};n=ea(n,e);p++}if(e.motivo===undefined){const e={instancePath:r+"/inexprimivel/"+i,schemaPath:"#/properties/inexprimivel/items/required",keyword:"required",params:{missingProperty:"motivo"}};n=ea(n,e);p++}if(e.exemplo===undefined){const e={instancePath:r+"/inexprimivel/"+i,schemaPath:"#/properties/inexprimivel/items/required",keyword:"required",params:{missingProperty:"exemplo"}};n=ea(n,e);p++}for(const t in e){if(!(t==="o_que"||t==="motivo"||t==="exemplo")){const e={instancePath:r+"/inexprimivel/"+i,schemaPath:"#/properties/inexprimivel/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t}};n=ea(n,e);p++}}if(e.o_que!==undefined){let s=e.o_que;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/inexprimivel/"+i+"/o_que",schemaPath:"#/properties/inexprimivel/items/properties/o_que/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/inexprimivel/"+i+"/o_que",schemaPath:"#/properties/inexprimivel/items/properties/o_que/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.motivo!==undefined){let s=e.motivo;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/inexprimivel/"+i+"/motivo",schemaPath:"#/properties/inexprimivel/items/properties/motivo/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/inexprimivel/"+i+"/motivo",schemaPath:"#/properties/inexprimivel/items/properties/motivo/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}if(e.exemplo!==undefined){let s=e.exemplo;if(typeof s==="string"){if(t(s)<1){const e={instancePath:r+"/inexprimivel/"+i+"/exemplo",schemaPath:"#/properties/inexprimivel/items/properties/exemplo/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/inexprimivel/"+i+"/exemplo",schemaPath:"#/properties/inexprimivel/items/properties/exemplo/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/inexprimivel/"+i,schemaPath:"#/properties/inexprimivel/items/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/inexprimivel",schemaPath:"#/properties/inexprimivel/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}if(e.palavras!==undefined){let s=e.palavras;if(s&&typeof s=="object"&&!Array.isArray(s)){for(const e in s){const t=p;if(typeof e!=="string"){const t={instancePath:r+"/palavras",schemaPath:"#/properties/palavras/propertyNames/type",keyword:"type",params:{type:"string"},propertyName:e};n=ea(n,t);p++}var u=t===p;if(!u){const t={instancePath:r+"/palavras",schemaPath:"#/properties/palavras/propertyNames",keyword:"propertyNames",params:{propertyName:e}};n=ea(n,t);p++}}for(const e in s){let i=s[e];if(Array.isArray(i)){const s=i.length;for(let a=0;a<s;a++){let s=i[a];if(typeof s==="string"){if(t(s)>64){const t={instancePath:r+"/palavras/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+a,schemaPath:"#/properties/palavras/additionalProperties/items/maxLength",keyword:"maxLength",params:{limit:64}};n=ea(n,t);p++}if(t(s)<1){const t={instancePath:r+"/palavras/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+a,schemaPath:"#/properties/palavras/additionalProperties/items/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,t);p++}}else{const t={instancePath:r+"/palavras/"+e.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+a,schemaPath:"#/properties/palavras/additionalProperties/items/type",keyword:"type",params:{type:"string"}};n=ea(n,t);p++}}}else{const t={instancePath:r+"/palavras/"+e.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/palavras/additionalProperties/type",keyword:"type",params:{type:"array"}};n=ea(n,t);p++}}}else{const e={instancePath:r+"/palavras",schemaPath:"#/properties/palavras/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}}if(e.simbolos!==undefined){let s=e.simbolos;if(Array.isArray(s)){const e=s.length;for(let i=0;i<e;i++){let e=s[i];if(typeof e==="string"){if(t(e)>64){const e={instancePath:r+"/simbolos/"+i,schemaPath:"#/properties/simbolos/items/maxLength",keyword:"maxLength",params:{limit:64}};n=ea(n,e);p++}if(t(e)<1){const e={instancePath:r+"/simbolos/"+i,schemaPath:"#/properties/simbolos/items/minLength",keyword:"minLength",params:{limit:1}};n=ea(n,e);p++}}else{const e={instancePath:r+"/simbolos/"+i,schemaPath:"#/properties/simbolos/items/type",keyword:"type",params:{type:"string"}};n=ea(n,e);p++}}}else{const e={instancePath:r+"/simbolos",schemaPath:"#/properties/simbolos/type",keyword:"type",params:{type:"array"}};n=ea(n,e);p++}}}else{const e={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"}};n=ea(n,e);p++}ei.errors=n;return p===0}ei.evaluated={"props":true,"dynamicProps":false,"dynamicItems":false};function ea(e,t){if(e===null)return[t];if(e.length<1e3)e.push(t);return e}const validators={index,sintaxe,embutidas,modulos,comandos,erros,conteudos,manifest,registro,pacote,config,lock,verification,check,referencia,search,lexico};

 }),

 73094:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   y: () => (  placesIn)
 });
 var jsonc_parser$m0 = __webpack_require__(99547);
 var _json_pointer_js$m1 = __webpack_require__(24477);


function placesIn(file, text) {
	const tree = (0,jsonc_parser$m0.parseTree)(text);
	const lineStarts = startsOfLines(text);
	return pointer => {
		const node = tree && nearestNode(tree, (0,_json_pointer_js$m1  .OD)(pointer));
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


 }),

 24477:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Ed: () => (  fileIn),
   OD: () => (  segmentsOf),
   at: () => (  at),
   eC: () => (  segmentsIn),
   lR: () => (  shownPointer)
 });
function at(pointer, ...segments) {
	let extended = pointer;
	for (const segment of segments) {
		extended += typeof segment === 'number' ? `/${segment}` : `/${escapeSegment(segment)}`;
	}
	return extended;
}
function segmentsOf(pointer) {
	return pointer
		.split('/')
		.slice(1)
		.map(segment => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}
function fileIn(path) {
	return path.split('#', 1)[0] ?? '';
}
function segmentsIn(path) {
	return segmentsOf(path.slice(path.indexOf('#') + 1));
}
function shownPointer(pointer) {
	return pointer === '' ? $said('the file') : `\`${pointer.slice(1)}\``;
}
function escapeSegment(segment) {
	return segment.includes('~') || segment.includes('/')
		? segment.replaceAll('~', '~0').replaceAll('/', '~1')
		: segment;
}


 }),

 31229:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   y: () => (  settingOf)
 });
const UNCHANGED = {};
function settingOf(policy, id) {
	return Object.hasOwn(policy, id) ? (policy[id] ?? UNCHANGED) : UNCHANGED;
}


 }),

 25712:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   H: () => (  schemaBreaches)
 });
 var _text_nearest_js$m0 = __webpack_require__(35112);
 var _text_shown_js$m1 = __webpack_require__(69531);
 var _generated_schemas_js$m2 = __webpack_require__(90733);
 var _generated_validators_js$m3 = __webpack_require__(17642);
 var _json_pointer_js$m4 = __webpack_require__(24477);





function schemaBreaches(name, data) {
	const validate = _generated_validators_js$m3  .y$[name];
	if (validate(data))
		return [];
	const breaches = new Map();
	for (const error of validate.errors ?? []) {
		if (error.propertyName !== undefined)
			continue;
		const pointer = (0,_json_pointer_js$m4.at)(error.instancePath, ...keyOf(error));
		if (!breaches.has(pointer))
			breaches.set(pointer, { pointer, message: messageOf(name, data, pointer, error) });
	}
	return [...breaches.values()];
}
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
	const place = (0,_json_pointer_js$m4  .lR)(pointer);
	const value = valueAt(data, pointer);
	switch (keyword) {
		case 'required':
			return $said`${place} is missing.`;
		case 'additionalProperties':
			return unknownField(name, error, params.additionalProperty);
		case 'propertyNames':
			return $said`A key in ${(0,_json_pointer_js$m4  .lR)(error.instancePath)} is empty.`;
		case 'type':
			return $said`${place} is ${(0,_text_shown_js$m1  .SP)(value)}; it must be ${kindOf(params.type)}.`;
		case 'minLength':
			return $said`${place} is empty.`;
		case 'minimum':
			return $said`${place} is ${(0,_text_shown_js$m1  .SP)(value)}; it must be ${params.limit} or more.`;
		case 'const':
			return $said`${place} is ${(0,_text_shown_js$m1  .SP)(value)}; it must be ${(0,_text_shown_js$m1  .SP)(params.allowedValue)}.`;
		case 'enum':
			return $said`${place} is ${(0,_text_shown_js$m1  .SP)(value)}; it must be one of ${params.allowedValues.join(', ')}.${didYouMean(value, params.allowedValues)}`;
		default:
			return $said`${place} is ${(0,_text_shown_js$m1  .SP)(value)}; it must be: ${descriptionAt(name, schemaPath)}`;
	}
}
function unknownField(name, { instancePath, schemaPath }, field) {
	const fields = Object.keys(schemaAround(name, schemaPath).properties ?? {});
	const where = instancePath === '' ? '' : $said` in ${(0,_json_pointer_js$m4  .lR)(instancePath)}`;
	const near = didYouMean(field, fields);
	return $said`Unknown field ${(0,_text_shown_js$m1  .SP)(field)}${where}; the contract has ${fields.join(', ')}.${near}`;
}
function didYouMean(value, candidates) {
	const near = typeof value === 'string' ? (0,_text_nearest_js$m0  .p)(value, candidates)[0] : undefined;
	return near === undefined ? '' : $said` Did you mean ${near}?`;
}
function kindOf(type) {
	const kinds = new Map([
		['string', $said('a text')],
		['integer', $said('a whole number')],
		['boolean', $said('true or false')],
		['array', $said('a list')],
		['object', $said('an object')],
		['null', 'null'],
	]);
	return [type]
		.flat()
		.map(single => kinds.get(single) ?? single)
		.join($said(' or '));
}
function descriptionAt(name, schemaPath) {
	return schemaAround(name, schemaPath).description ?? $said('as its JSON Schema says.');
}
function schemaAround(name, schemaPath) {
	const pointer = schemaPath.slice(schemaPath.indexOf('#') + 1);
	const holder = pointer.slice(0, pointer.lastIndexOf('/'));
	return valueAt(JSON.parse(_generated_schemas_js$m2  .a[name]), holder);
}
function valueAt(data, pointer) {
	return (0,_json_pointer_js$m4  .OD)(pointer).reduce((value, key) => {
		return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
			? value[key]
			: undefined;
	}, data);
}


 }),

 19606:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   u: () => (  capped)
 });
const MAX_FINDINGS_PER_RULE_AND_FILE = 20;
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
		return { ...finding, message: $said`From here on there are at least ${more} more of this kind.` };
	});
}
function kindOf({ rule, subject = '' }) {
	return `${rule} ${subject.split('#')[0]}`;
}


 }),

 22473:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   F9: () => (  HttpFault),
   Kl: () => (  faultOf),
   Lx: () => (  isClosed),
   qE: () => (  timeoutFault)
 });
class HttpFault extends Error {
	reason;
	remedy;
	name = 'HttpFault';
	constructor(reason, remedy, cause) {
		super(reason, { cause });
		this.reason = reason;
		this.remedy = remedy;
	}
}
const CERTIFICATE = /CERT|LEAF_SIGNATURE|UNABLE_TO_VERIFY/;
const KNOWN = [
	{
		codes: /^(ENOTFOUND|EAI_AGAIN|EAI_NONAME)$/,
		remedy: $said('The name of the host is not known: look for a typing error; a new domain may need some time to spread.'),
	},
	{ codes: /^CERT_HAS_EXPIRED$/, remedy: $said('The certificate of the host has expired: renew it.') },
	{
		codes: /^ERR_TLS_CERT_ALTNAME_INVALID$/,
		remedy: $said('The certificate belongs to another host: give that name, or add this one to the certificate.'),
	},
	{
		codes: CERTIFICATE,
		remedy: $said('Nobody that this machine trusts has signed the certificate: give the host one of a public authority, with its whole chain.'),
	},
	{
		codes: /^(EPROTO|ERR_SSL_.*)$/,
		remedy: $said('The server does not speak TLS there: write http:// in place of https://, or correct the port.'),
	},
	{ codes: /^bad port$/, remedy: $said('Browsers refuse that port, and so does this: publish on another.') },
	{
		codes: /^(UND_ERR_SOCKET|ECONNRESET|EPIPE)$/,
		remedy: $said('The connection ended before the answer was whole: try again, and see what ends it if it happens each time.'),
	},
	{
		codes: /^Z_/,
		remedy: $said('The server says that the file is compressed, and it is not: correct its header `Content-Encoding`.'),
	},
	{
		codes: /^redirect count exceeded$/,
		remedy: $said('The server sends visitors round in a circle: correct its redirects.'),
	},
	{ codes: /^ECONNREFUSED$/, remedy: $said('Nobody listens there: check the port, and whether the server runs.') },
];
const PROXY = $said('Check the proxy that HTTPS_PROXY or HTTP_PROXY names, and whether it lets you there; hosts that are reached without it belong into NO_PROXY.');
const OTHERWISE = $said('Check the address, and whether the server runs.');
function faultOf(error, proxy) {
	const { cause, message } = error;
	const what = cause?.code || cause?.message || message;
	const known = KNOWN.find(({ codes }) => codes.test(what));
	if (proxy === undefined || CERTIFICATE.test(what))
		return new HttpFault($said`could not be fetched (${what})`, known?.remedy ?? OTHERWISE, error);
	const refused = /Proxy response \(\d+\)/.exec(cause?.message ?? '')?.[0];
	return new HttpFault($said`could not be fetched through the proxy ${proxy} (${refused ?? what})`, PROXY, error);
}
function isClosed(error) {
	const code = error.cause?.code;
	return code === 'UND_ERR_SOCKET' || code === 'ECONNRESET' || code === 'EPIPE';
}
function timeoutFault(timeoutMs) {
	return new HttpFault($said`did not answer within ${timeoutMs / 1000} s`, $said('Check the address, and whether the server runs; it may be slow only now.'));
}


 }),

 55917:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   C: () => (  openUrl),
   w: () => (  readUrl)
 });
 var _fault_js$m0 = __webpack_require__(22473);
 var _request_js$m1 = __webpack_require__(78435);


async function openUrl(url, options = {}) {
	try {
		const answer = await (0,_request_js$m1  .Em)(url, options);
		const refused = await refusalOf(url, answer);
		return refused ?? { kind: 'found', content: answer.content };
	}
	catch (error) {
		return unreachable(error);
	}
}
async function readUrl(url, maxBytes, options = {}) {
	const opened = await openUrl(url, options);
	if (opened.kind !== 'found')
		return opened;
	try {
		const bytes = await (0,_request_js$m1  .CB)(opened.content, maxBytes);
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
			reason: $said('is sent with `Content-Encoding`, which clients undo: its hash is another then'),
		};
	if (response.status === 404)
		return { kind: 'missing' };
	if (response.status === 410)
		return { kind: 'missing', gone: true };
	return { kind: 'unreadable', reason: $said`answered ${response.status} ${response.statusText}`.trimEnd() };
}
function isDecoded(url, { headers }) {
	return url.endsWith('.gz') && !['identity', null].includes(headers.get('content-encoding'));
}
function unreachable(error) {
	if (!(error instanceof _fault_js$m0  .F9))
		throw error;
	return { kind: 'unreachable', reason: error.reason, remedy: error.remedy };
}


 }),

 78435:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  rl: () => (  TIMEOUT_MS),
  CB: () => (  readBounded),
  Em: () => (  request)
});

var version = __webpack_require__(10529);
var fault = __webpack_require__(22473);
; 
const LOOPBACK = /^(?:localhost|127\.[\d.]+|\[::1\])$/;
const dispatchers = new Map();
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
function dispatcherFor({ href }) {
	const known = dispatchers.get(href);
	if (known)
		return known;
	const made = __webpack_require__.e(  6752).then(__webpack_require__.t.bind(__webpack_require__, 46752, 19)).then(({ ProxyAgent }) => new ProxyAgent(href));
	dispatchers.set(href, made);
	return made;
}

; 



const TIMEOUT_MS = 30_000;
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
async function request(url, options = {}) {
	const { method = 'GET', headers = {}, timeoutMs = TIMEOUT_MS, bodyTimeoutMs = timeoutMs } = options;
	const proxy = URL.canParse(url) ? proxyFor(new URL(url), process.env) : undefined;
	const first = new AbortController();
	const timer = setTimeout(() => first.abort(), timeoutMs);
	const whole = AbortSignal.timeout(bodyTimeoutMs);
	try {
		const init = {
			method,
			headers: { 'user-agent': `refdata/${version .x}`, ...headers },
			...(options.body !== undefined && { body: options.body }),
			redirect: options.manualRedirects ? 'manual' : 'follow',
			signal: AbortSignal.any([first.signal, whole]),
			...(proxy && { dispatcher: await dispatcherFor(proxy) }),
		};
		const response = await fetch(url, init).catch((error) => {
			if (!SAFE.has(method) || !(0,fault .Lx)(error))
				throw error;
			return fetch(url, init);
		});
		return { response, content: bodyOf(response, whole, bodyTimeoutMs) };
	}
	catch (error) {
		throw first.signal.aborted || whole.aborted ? (0,fault .qE)(timeoutMs) : (0,fault .Kl)(error, proxy?.host);
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
		throw whole.aborted ? (0,fault .qE)(timeoutMs) : (0,fault .Kl)(error);
	}
}
async function readBounded(content, maxBytes) {
	const chunks = [];
	let length = 0;
	for await (const chunk of content) {
		length += chunk.length;
		if (length > maxBytes)
			return undefined;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}


 }),

 14336:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  tp: () => (  MAX_PUBLISHED_FILE_BYTES),
  uU: () => (  baseAddress),
  yp: () => (  isPage),
  pW: () => (  loadPublished),
  BV: () => (  openAddress),
  NE: () => (  openFolder),
  rB: () => (  openTree),
  Fw: () => (  provePublished),
  JE: () => (  readJsonFile),
  Bj: () => (  sha256Of)
});

var http_address = __webpack_require__(73301);
var http_open = __webpack_require__(55917);
var request = __webpack_require__(78435);
; 
const MAX_PUBLISHED_FILE_BYTES = 64 * 1024 * 1024;

; 




const API_SUFFIX = /(?:\/index\.html|\/api(?:\/(?:index\.json)?)?)?\/*$/;
function openAddress(address, timeoutMs = request .rl, limitBytes = MAX_PUBLISHED_FILE_BYTES) {
	return new AddressSource(baseAddress(address), timeoutMs, limitBytes);
}
function baseAddress(address) {
	const url = (0,http_address .Wq)(address, 'https://lume.example');
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
		return (0,http_address .ci)(this.base, path);
	}
	async listApi() {
		return [];
	}
	read(path) {
		const options = { timeoutMs: this.timeoutMs, headers: { accept: 'application/json' } };
		return (0,http_open .w)(this.placeOf(path), this.limitBytes, options);
	}
}

var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var contract_files = __webpack_require__(77964);
var user_error = __webpack_require__(14343);
var left_out = __webpack_require__(34719);
; 






const API = '/api/';
async function openFolder(folder, limitBytes = MAX_PUBLISHED_FILE_BYTES) {
	const root = await (0,promises_.realpath)(folder).catch(() => undefined);
	if (root === undefined || !(await isFolder(root))) {
		throw new user_error .y(root === undefined ? $said`There is no folder ${folder}.` : $said`${folder} is not a folder.`, $said('Give the folder of a built site, or an http(s) address.'));
	}
	if (await isFolder((0,external_node_path_.join)(root, 'api')))
		return new FolderSource(folder, root, '/', limitBytes);
	const submodule = (0,left_out .ip)(root, '.');
	if (submodule !== undefined)
		throw new user_error .y($said`There are no published files in ${folder}: it is in the submodule ${submodule}, which was not checked out.`, left_out .kO);
	const entries = new Set(await (0,promises_.readdir)(root));
	if (contract_files .GY.some(name => entries.has(`${name}.json`)))
		return new FolderSource(folder, root, API, limitBytes);
	throw new user_error .y($said`There are no published files in ${folder}: neither api/index.json nor index.json.`, $said('Give the folder that `refdata build` wrote.'));
}
class FolderSource {
	shown;
	root;
	prefix;
	limitBytes;
	isFolder = true;
	constructor(shown, root, 
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
			return { kind: 'unreadable', reason: $said('leads outside the folder') };
		}
		return readBounded(real, this.limitBytes).catch(failure);
	}
	async listApi() {
		const folder = (0,external_node_path_.join)(this.root, API.slice(this.prefix.length));
		const entries = await (0,promises_.readdir)(folder).catch(() => []);
		return entries.filter(name => name.endsWith('.json')).map(name => API + name);
	}
}
async function readBounded(path, limitBytes) {
	const handle = await (0,promises_.open)(path);
	try {
		const status = await handle.stat();
		if (!status.isFile())
			return { kind: 'unreadable', reason: $said('is not a file') };
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
	return { kind: 'unreadable', reason: $said`cannot be read (${code ?? message})` };
}
async function isFolder(path) {
	return (0,promises_.stat)(path).then(status => status.isDirectory(), () => false);
}

var external_node_buffer_ = __webpack_require__(4573);
var external_node_crypto_ = __webpack_require__(77598);
var main = __webpack_require__(99547);
var json_pointer = __webpack_require__(24477);
var rule_info = __webpack_require__(50238);
var published_files = __webpack_require__(9324);
var lfs_pointer = __webpack_require__(29);
var shown = __webpack_require__(69531);
var utf_16 = __webpack_require__(52499);
; 









const MAX_DEPTH = 100;
const LINE_FEED = 0x0a;
const QUOTE = 0x22;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
function readJsonFile(path, place, bytes) {
	const file = { path, place, bytes: bytes.length, sha256: sha256Of(bytes) };
	const finding = (rule, message, where, pointer) => {
		const subject = pointer === undefined ? path : `${path}#${pointer}`;
		return (0,rule_info .h)(rule, message, subject, { file: place, ...where });
	};
	if (!(0,external_node_buffer_.isUtf8)(bytes)) {
		const line = firstInvalidLine(bytes);
		const message = (0,utf_16 .b)(bytes)
			? $said`${path} is UTF-16, and not UTF-8.`
			: $said`${path} is not UTF-8: line ${line} holds a byte that does not belong there.`;
		return { ...file, findings: [finding(published_files .OK, message, { line })] };
	}
	const findings = [];
	const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
	if (marked)
		findings.push(finding(published_files .OK, $said`${path} begins with a byte order mark.`, { line: 1, column: 1 }));
	const text = new TextDecoder().decode(bytes);
	const { depth, keys } = survey(text);
	if (depth > MAX_DEPTH) {
		const message = $said`${path} is nested deeper than ${MAX_DEPTH} levels.`;
		return { ...file, text, findings: [...findings, finding(published_files .WS, message, {})] };
	}
	let data;
	try {
		data = JSON.parse(text);
	}
	catch {
		if ((0,lfs_pointer .NS)(text)) {
			const unfetched = { ...published_files .WS, remedy: lfs_pointer .Ji };
			return { ...file, text, findings: [...findings, finding(unfetched, (0,lfs_pointer .nL)(path), { line: 1 })] };
		}
		const { message, ...where } = syntaxError(text);
		findings.push(finding(published_files .WS, $said`${path} is not JSON: ${message}.`, where));
		return { ...file, text, findings };
	}
	const duplicates = countKeys(data) === keys ? [] : duplicateKeys(text);
	for (const { key, pointer, ...where } of duplicates) {
		findings.push(finding(published_files .DY, $said`The key ${(0,shown .SP)(key)} stands twice in its object.`, where, pointer));
	}
	return { ...file, text, data, findings };
}
function sha256Of(bytes) {
	return (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
}
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
function endOfString(text, start) {
	for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
		let before = end - 1;
		while (text.charCodeAt(before) === BACKSLASH)
			before -= 1;
		if ((end - before) % 2 === 1)
			return end;
	}
	return text.length;
}
function countKeys(data) {
	if (typeof data !== 'object' || data === null)
		return 0;
	const values = Array.isArray(data) ? data : Object.values(data);
	let keys = values === data ? 0 : values.length;
	for (const value of values)
		keys += countKeys(value);
	return keys;
}
function syntaxError(text) {
	let found;
	const onError = (code, _offset, _length, line, column) => {
		found ??= { message: messageOf(code), line: line + 1, column: column + 1 };
	};
	try {
		(0,main.visit)(text, { onError }, { disallowComments: true });
	}
	catch (error) {
		if (!(error instanceof RangeError))
			throw error;
	}
	return found ?? { message: $said('the text ends early or goes on after the end') };
}
function messageOf(code) {
	return (0,main.printParseErrorCode)(code)
		.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
		.toLowerCase();
}
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

; 






const INDEX_PATH = (0,contract_files .XM)('index');
const CONTRACT_PATHS = contract_files .GY.map(contract_files .XM);
const OPTIONAL_PATHS = [contract_files .U4, contract_files .Lh, contract_files .rM, contract_files .AM];
async function loadPublished(source) {
	const index = await source.read(INDEX_PATH);
	if (index.kind === 'unreachable') {
		throw new user_error .y(`${source.placeOf(INDEX_PATH)} ${index.reason}.`, index.remedy);
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
		const message = $said`${path} is not a file of the contract.`;
		findings.push((0,rule_info .h)(published_files .Zr, message, path, { file: source.placeOf(path) }));
	}
	return { files, findings, gone: index.kind === 'missing' && index.gone === true };
}
function notRead(source, path, result) {
	const place = { file: source.placeOf(path) };
	if (result.kind === 'missing') {
		const message = result.gone ? $said`${path} was taken away (410 Gone).` : $said`${path} is missing.`;
		return (0,rule_info .h)(published_files .tO, message, path, place);
	}
	if (result.kind === 'too-large')
		return (0,rule_info .h)(published_files .ME, $said`${path} is larger than ${mib(source.limitBytes)} MiB.`, path, place);
	return (0,rule_info .h)(published_files .WO, `${path} ${result.reason}.`, path, place);
}
function mib(bytes = MAX_PUBLISHED_FILE_BYTES) {
	return bytes / 1024 / 1024;
}
function isPage(bytes) {
	return /^\uFEFF?\s*</.test(new TextDecoder().decode(bytes.subarray(0, 100)));
}

var counts = __webpack_require__(67451);
var json_places = __webpack_require__(73094);
var contract_check = __webpack_require__(13744);
var capped = __webpack_require__(19606);
var catalogue = __webpack_require__(12531);
var former_ids = __webpack_require__(47920);
var rules_manifest = __webpack_require__(78007);
var nearest = __webpack_require__(35112);
; 









function checkManifest(manifest, published) {
	return (0,capped .u)(findingsIn(manifest, published));
}
function* findingsIn(manifest, published) {
	const listed = new Map();
	for (const [i, { path, bytes, sha256 }] of manifest.files.entries()) {
		const earlier = listed.get(path);
		if (earlier !== undefined) {
			const message = $said`${(0,shown .SP)(path)} is already listed at \`files/${earlier}\`.`;
			yield finding(rules_manifest .C2, message, `/files/${i}/path`);
			continue;
		}
		listed.set(path, i);
		if (!published.digests.has(path))
			continue;
		const digest = published.digests.get(path);
		if (!digest) {
			yield finding(rules_manifest .ws, $said`${(0,shown .SP)(path)} is listed and not there.`, `/files/${i}/path`);
		}
		else if (digest.bytes !== bytes) {
			const message = $said`${(0,shown .SP)(path)} has ${digest.bytes} bytes, and ${bytes} in the manifest.`;
			yield finding(rules_manifest .T8, message, `/files/${i}/bytes`);
		}
		else if (digest.sha256 !== sha256) {
			const message = $said`${(0,shown .SP)(path)} has the SHA-256 ${digest.sha256}, and ${sha256} in the manifest.`;
			yield finding(rules_manifest .dL, message, `/files/${i}/sha256`);
		}
	}
	for (const path of published.expected) {
		if (!listed.has(path))
			yield finding(rules_manifest .Ai, $said`${path} is not listed.`, '/files');
	}
	if (published.versao !== undefined && manifest.versao !== published.versao) {
		const message = $said`\`versao\` is ${(0,shown .SP)(manifest.versao)}, and ${(0,shown .SP)(published.versao)} in the files.`;
		yield finding(rules_manifest .mv, message, '/versao');
	}
}
function policyOf(manifest) {
	const findings = [];
	const settings = [];
	for (const [id, setting] of Object.entries((0,former_ids .MK)(manifest.rules))) {
		const fault = faultOf(id, setting);
		if (fault === undefined)
			settings.push([id, setting]);
		else
			findings.push(finding(rules_manifest .Im, fault, (0,json_pointer.at)('/rules', id)));
	}
	return { policy: Object.fromEntries(settings), findings };
}
function faultOf(id, { pattern }) {
	const info = (0,catalogue .PI)(id);
	if (!info) {
		const near = (0,nearest .p)(id, catalogue .Iu)[0];
		return $said`There is no rule ${(0,shown .SP)(id)}.${near === undefined ? '' : $said` Did you mean ${near}?`}`;
	}
	if (info.fixed)
		return $said`The rule ${id} cannot be changed.`;
	if (pattern === undefined || isRegex(pattern))
		return undefined;
	return $said`The pattern ${(0,shown .SP)(pattern)} of the rule ${id} is not a regular expression.`;
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
	return (0,rule_info .h)(rule, message, `${contract_files .U4}#${pointer}`);
}

; 


const MAX_READS_AT_ONCE = 4;
async function readDigests(source, loaded, manifest) {
	const digests = new Map(loaded);
	const contract = new Set(contract_files .GY.map(contract_files .XM));
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

; 








async function provePublished(source, read) {
	const loaded = await loadPublished(source);
	const data = contractData(loaded);
	for (const { path, data } of loaded.files.values())
		read?.(path, data);
	const manifest = loaded.files.get(contract_files .U4);
	const proved = await proveManifest(source, loaded, manifest);
	const registro = loaded.files.get(contract_files .AM);
	const referencia = loaded.files.get(contract_files .Lh);
	const lexico = loaded.files.get(contract_files .rM);
	const findings = withPlaces(loaded, [
		...loaded.findings,
		...(0,contract_check .z)(data, proved.policy),
		...proved.findings,
		...(registro?.data === undefined ? [] : (0,contract_check ._)('registro', registro.data)),
		...(referencia?.data === undefined ? [] : (0,contract_check ._)('referencia', referencia.data)),
		...(lexico?.data === undefined ? [] : (0,contract_check ._)('lexico', lexico.data)),
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
	return Object.fromEntries(contract_files .GY.map(name => [name, files.get((0,contract_files .XM)(name))?.data]));
}
async function proveManifest(source, loaded, file) {
	if (file?.data === undefined)
		return { policy: {}, findings: [] };
	const breaches = (0,contract_check ._)('manifest', file.data);
	if (breaches.length > 0)
		return { policy: {}, findings: breaches };
	const manifest = file.data;
	const { policy, findings } = policyOf(manifest);
	const published = {
		versao: versaoOf(loaded.files.get((0,contract_files .XM)('index'))?.data),
		digests: await readDigests(source, loaded.files, manifest),
		expected: [...loaded.files.keys()].filter(path => path !== contract_files .U4),
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
		.filter(({ rule }) => rule === published_files .wQ.id)
		.map(({ subject }) => subject?.split('#')[0]);
	return contract_files .GY.flatMap(name => {
		const file = files.get((0,contract_files .XM)(name));
		if (!file)
			return [];
		const { path, place, bytes } = file;
		const known = file.data !== undefined && !unsound.includes(path);
		return [{ name, path, place, bytes, counts: known ? countsIn(name, data[name]) : {} }];
	});
}
function countsIn(name, data) {
	return (0,counts .mQ)(name, data);
}
function withPlaces({ files }, findings) {
	const finders = new Map();
	return findings.map(finding => {
		const [path = '', pointer] = (finding.subject ?? '').split(/#(.*)/s);
		const file = files.get(path);
		if (finding.place || pointer === undefined || file?.text === undefined)
			return finding;
		const finder = finders.get(path) ?? (0,json_places .y)(file.place, file.text);
		finders.set(path, finder);
		return { ...finding, place: finder(pointer) };
	});
}

; 

const tree_API = '/api/';
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

; 









 }),

 12531:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Iu: () => (  RULE_IDS),
  PI: () => (  ruleInfo)
});


var files = __webpack_require__(77964);
; 
const MAX_LINE_LENGTH = 100;
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

var json_pointer = __webpack_require__(24477);
; 
const proofRules = [
	{
		id: 'proof-different',
		level: 'error',
		title: $said('A list holds what the program says'),
		why: $said('What is published is not what the language holds when it runs.'),
		remedy: $said('Correct the source in refdata.yml, or accept the difference with `refdata prove --accept` and say why.'),
		example: 'erros "LM0101": titulo is "Erro", and the program says "Erro de sintaxe".',
	},
	{
		id: 'proof-accepted-unused',
		level: 'error',
		title: $said('Every difference that was accepted is still there'),
		why: $said('What nobody needs any more would hide the next difference of the same name.'),
		remedy: $said('Remove the entry, or run `refdata prove --accept`, which does.'),
		example: '- { list: erros, name: LM0101, what: titulo, expected: Erro, found: "", reason: … }',
	},
	{
		id: 'proof-reason',
		level: 'warning',
		title: $said('A difference is accepted for a reason'),
		why: $said('In a year nobody knows any more whether it was meant.'),
		remedy: $said('Write the reason behind `reason`.'),
		example: '- { list: erros, name: LM0101, what: titulo, expected: Erro, found: "", reason: "" }',
	},
	{
		id: 'proof-names',
		level: 'error',
		title: $said('A list has the names that were proved'),
		why: $said('The program had more names when it was asked: some are missing in silence.'),
		remedy: $said('Run `refdata prove` again; it says which names are missing.'),
		example: 'embutidas has 700 names; 702 were proved.',
	},
	{
		id: 'proof-stale',
		level: 'warning',
		title: $said('The sources are those that were proved'),
		why: $said('A proof says nothing of sources that have changed since.'),
		remedy: $said('Run `refdata prove` again, and commit refdata.proof.json.'),
		example: '2 of 12 source files have changed since they were proved: src/tokens.py, src/errors.py.',
	},
];

var api_descriptions = __webpack_require__(89838);
var comparison = __webpack_require__(96759);
var comandos = __webpack_require__(4314);
var completeness = __webpack_require__(20730);
var conteudos = __webpack_require__(94576);
var enderecos = __webpack_require__(48336);
var erros = __webpack_require__(65274);
var modulos = __webpack_require__(87899);
var names = __webpack_require__(17380);
var placeholders = __webpack_require__(57976);
var sintaxe = __webpack_require__(25758);
var texts = __webpack_require__(68092);
var totals = __webpack_require__(36549);
var versao = __webpack_require__(33728);
; 
const LEXICO_RULES = [
	{
		id: 'lexico-pattern',
		level: 'error',
		title: $said('Patterns of a lexico mean the same to every engine, and are fast'),
		why: $said('A pattern goes into grammars for a dozen editors. Where their engines differ it would colour differently, and one that takes long on some text would stop an editor.'),
		remedy: $said('Write it with what docs/editors.md, "Patterns", lists.'),
		example: 'abre: { padrao: "(#+)+!" }',
	},
	{
		id: 'lexico-reference',
		level: 'error',
		title: $said('Regions, classes, words and symbols that a lexico names are there'),
		why: $said('A condition about a class that there is not never holds, and a region that contains one that there is not never ends as its author means.'),
		remedy: $said('Correct the name, or declare what it names.'),
		example: 'contem: [coment]',
	},
	{
		id: 'lexico-opening',
		level: 'error',
		title: $said('Every region of a lexico can be opened'),
		why: $said('Of several openings the longest counts, and of equal ones the first: another never opens anything.'),
		remedy: $said('Give one of the two another opening, say `quando` it opens, or leave it out.'),
		example: '- { nome: linha, classe: comentario, abre: "#" }\n- { nome: titulo, classe: diretiva, abre: "#" }',
	},
	{
		id: 'lexico-inside',
		level: 'error',
		title: $said('What a region of a lexico holds can be read, and its closing closes it'),
		why: $said('In a region doubled texts are looked for first, then escapes, the closing, interpolations and other regions: who comes later never gets what an earlier one takes.'),
		remedy: $said('Give one of the two another text, or leave it out. Of escapes that begin alike, write the longer one first.'),
		example: "- { nome: texto, classe: texto, abre: '\"', dobra: ['\"'] }",
	},
	{
		id: 'lexico-condition',
		level: 'error',
		title: $said('Every condition of a lexico can hold'),
		why: $said('Of a condition everything has to hold. Two parts that shut each other out never do: what depends on them would be coloured nowhere.'),
		remedy: $said('Leave one of the two out, or correct it.'),
		example: 'quando: { inicio: comando, depois_de: { textos: [=] } }',
	},
	{
		id: 'lexico-word',
		level: 'error',
		title: $said('Every word, number and symbol of a lexico can be read'),
		why: $said('A word that is no name, or a number or symbol that something else begins with, is never a token: it would be coloured nowhere.'),
		remedy: $said('Correct it, or say in `nomes` what names are made of.'),
		example: 'palavras: { controle: [end-if] }',
	},
];

var manifest = __webpack_require__(78007);
var rules_packages = __webpack_require__(30195);
var pages = __webpack_require__(96968);
var published_files = __webpack_require__(9324);
; 
const extractionRules = [
	{
		id: 'source-missing',
		level: 'error',
		title: $said('A file that refdata.yml names exists'),
		why: $said('Nothing can be read from a file that is not there; publishing without it would lose data silently.'),
		remedy: $said('Correct the path: it is relative to the root of the repository.'),
		example: 'table: src/tokns.py#KEYWORDS',
	},
	{
		id: 'repository-unread',
		level: 'error',
		title: $said('A repository that a source is in can be read'),
		why: $said('What is in another repository has to be fetched, or to be on this machine; publishing without it would lose data silently.'),
		remedy: $said('Give its folder with --repository name=folder; the action fetches it.'),
		example: 'symbols: stdlib:src/**/*.gleam',
	},
	{
		id: 'repository-elsewhere',
		level: 'notice',
		title: $said('A repository is read as refdata.yml names it'),
		why: $said('A folder that was given for it may hold another commit, or changes: then the files are those, and what a build elsewhere gives may differ.'),
		remedy: $said('Nothing, if that is meant; otherwise check out the commit that refdata.yml names.'),
		example: 'refdata build --repository stdlib=../stdlib',
	},
	{
		id: 'repository-unused',
		level: 'warning',
		title: $said('Each repository that refdata.yml declares is read by a source'),
		why: $said('One that nothing is read from is most likely a name that was changed in one place only.'),
		remedy: $said('Begin the path of a source with its name (`stdlib:src/list.gleam`), or take it out.'),
		example: 'repositories: { stdlib: gleam-lang/stdlib@v0.44.0 }',
	},
	{
		id: 'source-outside',
		level: 'error',
		title: $said('Sources stay inside the repository'),
		why: $said('A path or link that leads out could publish what is not meant for the public.'),
		remedy: $said('Use a path relative to the root of the repository, without "..", and no link that leads out.'),
		example: 'data: ../secrets.yml',
	},
	{
		id: 'source-too-large',
		level: 'error',
		title: $said('Sources are of a size and depth that can be parsed'),
		why: $said('A parser needs many times the memory of the text that it reads, and what goes through it a step for each level.'),
		remedy: $said('Name a smaller file, or raise limits.source_mib.'),
		example: 'data: dumps/everything.json',
	},
	{
		id: 'source-encoding',
		level: 'error',
		title: $said('Sources are UTF-8'),
		why: $said('Guessing an encoding turns accents into other characters without anybody noticing.'),
		remedy: $said('Save the file as UTF-8.'),
		example: 'table: src/latin1.py#WORDS',
	},
	{
		id: 'source-language',
		level: 'error',
		title: $said('Tables are read from implementation languages that are known'),
		why: $said('Without a grammar a source file cannot be read exactly.'),
		remedy: $said('Use a file in a language that is supported, or a `data` source.'),
		example: 'table: src/words.cob#WORDS',
	},
	{
		id: 'source-syntax',
		level: 'error',
		title: $said('Sources have no syntax errors'),
		why: $said('Around a syntax error nobody knows what belongs to which table.'),
		remedy: $said('Mend the file; or lower this rule to a warning if the grammar does not know the newest syntax.'),
		example: 'WORDS = {"se": "if",',
	},
	{
		id: 'source-format',
		level: 'error',
		title: $said('Data files hold what their format says'),
		why: $said('A data file that does not parse yields nothing.'),
		remedy: $said('Mend the file at the place that is named.'),
		example: '{"words": [}',
	},
	{
		id: 'data-ambiguous',
		level: 'notice',
		title: $said('Values of a data file mean the same for each of its readers'),
		why: $said('YAML 1.1, which many libraries still read, has booleans, octal numbers and texts where YAML 1.2 has something else: what is published may not be what the program holds.'),
		remedy: $said('Put the value in quotes; or begin the file with `%YAML 1.1` and a line `---`, if that is how the program reads it.'),
		example: 'words: [yes, no]',
	},
	{
		id: 'table-missing',
		level: 'error',
		title: $said('A table that refdata.yml names exists in its file'),
		why: $said('A table that was renamed would otherwise be published as empty.'),
		remedy: $said('Correct the name behind "#".'),
		example: 'table: src/tokens.py#KEYWRDS',
	},
	{
		id: 'table-partial',
		level: 'notice',
		title: $said('Each file that a glob matches has the table that is named behind it'),
		why: $said('A file whose table was renamed would otherwise be left out unseen.'),
		remedy: $said('Narrow the glob to the files that have it, or switch this rule off.'),
		example: 'table: src/modules/*.c#functions',
	},
	{
		id: 'table-ambiguous',
		level: 'error',
		title: $said('A table is named unambiguously'),
		why: $said('Which of two tables of one name holds at run time depends on the program.'),
		remedy: $said('Say which one: with the names around it (`Lexer.WORDS`) or by its number (`WORDS@2`).'),
		example: 'table: src/tokens.py#WORDS',
	},
	{
		id: 'table-scalar',
		level: 'error',
		title: $said('Lists come from tables and single values from constants'),
		why: $said('A table where one value belongs, or the other way round, is most likely the wrong name.'),
		remedy: $said('Name a constant for a single value, a table for a list.'),
		example: 'versao: { table: src/tokens.py#KEYWORDS }',
	},
	{
		id: 'table-changed',
		level: 'error',
		title: $said('A table holds what its literal says'),
		why: $said('A loop or condition that fills a table while the program loads adds entries that cannot be seen in the source.'),
		remedy: $said('Put the entries into the literal, or add what is missing with a `value` source and lower this rule to a warning.'),
		example: 'for w in EXTRA: WORDS[w] = make(w)',
	},
	{
		id: 'table-changed-later',
		level: 'warning',
		title: $said('A table is not changed by functions'),
		why: $said('A function that changes a table (to register a plug-in, say) may make it differ from what is published.'),
		remedy: $said('Nothing, if the function is for users of the language; otherwise move the entries into the literal.'),
		example: 'def register(word): WORDS.append(word)',
	},
	{
		id: 'table-escapes',
		level: 'notice',
		title: $said('What gets a table while the program loads is known not to change it'),
		why: $said('Code that is in no source of the repository may change what it is handed; what is published is the table before that.'),
		remedy: $said('Nothing, if it only reads the table: then switch this rule off. Otherwise hand it a copy.'),
		example: 'plugins.register(WORDS)',
	},
	{
		id: 'table-conditional',
		level: 'notice',
		title: $said('Entries of a table do not depend on how the program is compiled or loaded'),
		why: $said('Whether a condition (`#if`, `#[cfg(…)]`, `if` where the statements of a file run) holds is decided when the program is compiled or loaded; entries under one are read as if it did.'),
		remedy: $said('Leave them out by a filter on `condition`, or keep them if the language is published as it is compiled with them.'),
		example: '#if defined(COMPAT)\n  {"pow", math_pow},\n#endif',
	},
	{
		id: 'table-duplicate-key',
		level: 'warning',
		title: $said('A table has each key once'),
		why: $said('The earlier entry is lost when the program runs, and so it is here.'),
		remedy: $said('Remove one of the two entries.'),
		example: 'WORDS = {"se": 1, "se": 2}',
	},
	{
		id: 'source-cycle',
		level: 'error',
		title: $said('Constants are not defined through themselves'),
		why: $said('A constant that needs itself has no value.'),
		remedy: $said('Break the cycle that the message shows.'),
		example: 'A = [*B]; B = [*A]',
	},
	{
		id: 'source-unresolved',
		level: 'error',
		title: $said('What is published can be worked out without running the program'),
		why: $said('Guessing is worse than saying that a value is not known.'),
		remedy: $said('Write the value as a literal, supply it with `join`, or lower this rule: the field is then left empty and counted.'),
		example: 'WORDS = {"se": translate("if")}',
	},
	{
		id: 'symbol-unresolved',
		level: 'warning',
		title: $said('Signature and documentation of a symbol can be read in the sources'),
		why: $said('What is written in C, or made by a decorator while the program runs, says nothing of itself in the source.'),
		remedy: $said('Supply it with `join`, or accept that the field is left empty and counted.'),
		example: 'from _bisect import bisect',
	},
	{
		id: 'symbol-conditional',
		level: 'notice',
		title: $said('A symbol has one definition'),
		why: $said('Which of several definitions holds is decided when the program runs; the last one is published.'),
		remedy: $said('Nothing, if all of them look the same to users.'),
		example: 'try: from _heapq import * …',
	},
	{
		id: 'library-version',
		level: 'notice',
		title: $said('It is known which version of its language a source is written for'),
		why: $said("What Python's modules of C hold is in no source, and differs between versions. Of those that the project allows, the newest is taken: the one that its users get today."),
		remedy: $said('Name it in refdata.yml: languages: { python: { version: "3.12" } }.'),
		example: 'requires-python = ">=3.9"',
	},
	{
		id: 'query-invalid',
		level: 'error',
		title: $said('Queries are ones that the grammar understands'),
		why: $said('A query with a wrong name would find nothing, or something else.'),
		remedy: $said('Mend the query where the caret points; https://tree-sitter.github.io tells how queries are written.'),
		example: 'query: { file: src/words.rb, match: "(strin) @palavra" }',
	},
	{
		id: 'grammar-refused',
		level: 'error',
		title: $said('Grammars that refdata.yml brings are those that are meant, and only parse'),
		why: $said('A grammar is a program: one that anybody could exchange, or that asks for more than memory, is not run.'),
		remedy: $said('Write the SHA-256 of the file that you mean behind `sha256`; a pull request from a fork brings no new grammar.'),
		example: 'grammars: { gleam: { wasm: tools/gleam.wasm, sha256: (of another file), extensions: [.gleam] } }',
	},
	{
		id: 'query-bounds',
		level: 'error',
		title: $said('Queries and patterns end, with a number of matches that can be published'),
		why: $said('What matches nearly everything yields nothing that anybody could use.'),
		remedy: $said('Make the query or pattern narrower.'),
		example: 'query: { file: "**/*.rb", match: "(_) @x" }',
	},
	{
		id: 'command-off',
		level: 'error',
		title: $said('Commands are run only where that has been switched on'),
		why: $said('Whoever can change refdata.yml, in a pull request from a fork too, could otherwise run any program.'),
		remedy: $said('Give --allow-commands (the action: allow-commands: true), or read the source with another kind.'),
		example: 'command: [node, tools/words.js]',
	},
	{
		id: 'command-failed',
		level: 'error',
		title: $said('Commands print JSON and end well'),
		why: $said('Half of what a program was to print would be published as if it were all.'),
		remedy: $said('Run the command by hand in the root of the repository and mend what it says.'),
		example: 'command: [node, tools/crashes.js]',
	},
	{
		id: 'source-tests',
		level: 'notice',
		title: $said('What is published is no code of tests'),
		why: $said('What a test defines for itself (`#[cfg(test)]`, `#[test]`) is not in the program that people use.'),
		remedy: $said('Nothing, if it is only used in tests; otherwise move it out of them.'),
		example: '#[cfg(test)]\nmod tests { fn f() { define("x") } }',
	},
	{
		id: 'source-not-taken',
		level: 'warning',
		title: $said('What the text of a source has, counted by the plainest means, is what was taken of it'),
		why: $said('What stands where nobody looks (in the body of a macro, say) would be missing in silence.'),
		remedy: $said('Look at the lines: read them with another source (`query`, `pattern`) and `merge`, write them in another way, or switch this rule off if they are not meant.'),
		example: '#define BOTH(a, b) define(a), define(b) // table: src/words.c#define()',
	},
	{
		id: 'source-empty',
		level: 'warning',
		title: $said('A source yields something'),
		why: $said('A source without records is most likely the wrong place, or a filter that keeps nothing.'),
		remedy: $said('Correct the source, or remove it.'),
		example: 'filter: value = "no such thing"',
	},
	{
		id: 'list-named',
		level: 'error',
		title: $said('refdata.yml names a source for at least one list'),
		why: $said('Seven files without an entry are what a draft gives before anybody has looked at it.'),
		remedy: $said('Name where the reserved words stand, to begin with: `reservadas: { table: src/tokens.py#KEYWORDS, map: { palavra: key } }`. `refdata init` looks for such places, `refdata extract` shows what stands there.'),
		example: 'sintaxe: { extensao: .lm }, and nothing else',
	},
	{
		id: 'count-empty',
		level: 'warning',
		title: $said('A count finds something'),
		why: $said('A pattern that matches no file is most likely misspelt.'),
		remedy: $said('Correct the pattern; for a true zero write `value: 0`.'),
		example: 'count: exampels/*.lm',
	},
	{
		id: 'expect-count',
		level: 'error',
		title: $said('A list has as many entries as are expected'),
		why: $said('An entry that is not found is missing in silence; whoever knows the number can say it.'),
		remedy: $said('Look for what is missing or too much; or correct the number behind `expect`.'),
		example: 'table: src/errors.py#ERRORS, expect: 702',
	},
	{
		id: 'filter-unresolved',
		level: 'warning',
		title: $said('A filter looks at what is known'),
		why: $said('Whether a record passes cannot be said when what the filter asks about is only known while the program runs; it is left out.'),
		remedy: $said('Filter by something else, for example by its type before: $type(args[0]) = "string" and args[0] = "x". Switch this rule off if such records are not meant.'),
		example: 'filter: value.kind = "word", for WORDS = {"se": make("if")}',
	},
	{
		id: 'map-failed',
		level: 'error',
		title: $said('Mapping expressions work on every record'),
		why: $said('An expression that fails on a record leaves a hole in the data.'),
		remedy: $said('Mend the expression; the message shows the record that it failed on.'),
		example: 'map: { palavra: $uppercase(value.count) }',
	},
	{
		id: 'map-nothing',
		level: 'error',
		title: $said('Mapping expressions find something'),
		why: $said('An expression that yields nothing on any record is most likely misspelt.'),
		remedy: $said('Correct the name in the expression; the message shows what a record holds.'),
		example: 'map: { palavra: keyy }',
	},
	{
		id: 'join-missing',
		level: 'error',
		title: $said('A join finds its counterpart'),
		why: $said('A record without counterpart would be published without what the join was to add.'),
		remedy: $said('Add the missing entries, or say `optional: true`.'),
		example: 'a word without an entry in the table of meanings',
	},
	{
		id: 'join-ambiguous',
		level: 'error',
		title: $said('A join finds one counterpart'),
		why: $said('Of two entries with one key only one can be taken.'),
		remedy: $said('Remove one of the entries, or make `key` more precise.'),
		example: 'two meanings for one word',
	},
	{
		id: 'join-unused',
		level: 'notice',
		title: $said('Every entry of a joined source is used'),
		why: $said('An entry that belongs to nothing is often left over from something that was renamed.'),
		remedy: $said('Remove the entries that are left over.'),
		example: 'a meaning for a word that is gone',
	},
	{
		id: 'field-missing',
		level: 'error',
		title: $said('Every record has the fields that name and describe it'),
		why: $said('Consumers rely on every field of the contract.'),
		remedy: $said('Map the field to something that every record has.'),
		example: 'map: { descricao: value.text }',
	},
	{
		id: 'field-type',
		level: 'error',
		title: $said('Fields have the type of the contract'),
		why: $said('A number where a text belongs breaks consumers.'),
		remedy: $said('Convert it in the expression, with $string(…) for example.'),
		example: 'map: { codigo: "args[0]" }',
	},
	{
		id: 'field-unknown',
		level: 'error',
		title: $said('Only fields of the contract are published'),
		why: $said('A misspelt field would be lost silently.'),
		remedy: $said('Correct the name; fields for the steps in between begin with "_".'),
		example: 'map: { palavras: key }',
	},
	{
		id: 'alias-unknown',
		level: 'error',
		title: $said('An alias belongs to a module that exists'),
		why: $said('An alias of nothing cannot be folded into anything.'),
		remedy: $said('Correct `apelido_de`, or add the module.'),
		example: '{ nome: Txt, apelido_de: Lume.Txeto }',
	},
];

; 
























const RULE_GROUPS = [
	{ title: $said('The sources'), rules: extractionRules },
	{ title: $said('The published files'), rules: published_files .pJ },
	{
		title: $said('Versions, totals and addresses'),
		rules: infos(versao .G, placeholders .X, totals .m, enderecos .L),
	},
	{ title: $said('Names'), rules: infos(names .J) },
	{ title: $said('Syntax'), rules: infos(sintaxe .Q) },
	{ title: $said('Functions and modules'), rules: infos(modulos .g) },
	{ title: $said('Commands'), rules: infos(comandos .H) },
	{ title: $said('Error codes'), rules: infos(erros .m) },
	{ title: $said('Content inventory'), rules: infos(conteudos .T) },
	{ title: $said('Texts'), rules: infos(texts .f, completeness .W) },
	{ title: $said('The proof'), rules: proofRules },
	{ title: $said('The lexico'), rules: LEXICO_RULES },
	{ title: $said('Pages'), rules: pages .Wb },
	{ title: $said('The manifest'), rules: manifest .gf },
	{ title: $said('Packages'), rules: rules_packages .ZP },
	{ title: $said('The package registry'), rules: rules_packages .kw },
	{ title: $said('API descriptions'), rules: api_descriptions .bQ },
	{ title: $said('Comparing with a base'), rules: comparison .wy },
];
const BY_ID = new Map(RULE_GROUPS.flatMap(({ rules }) => rules.map(rule => [rule.id, rule])));
const RULE_IDS = [...BY_ID.keys()];
function ruleInfo(id) {
	return BY_ID.get(id);
}
function infos(...lists) {
	return lists.flat().map(({ id, level, title, why, remedy, planted: { file, pointer, value } }) => {
		const exampleAt = pointer === '' ? (0,files .XM)(file) : `${(0,files .XM)(file)}, ${(0,json_pointer .lR)(pointer)}`;
		return { id, level, title, why, remedy, example: layOutJson(value), exampleAt };
	});
}


 }),

 96759:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $T: () => (  ignoreUnused),
   $v: () => (  versaoDeclared),
   AL: () => (  ignoreExpired),
   An: () => (  versaoBumpedTooLittle),
   B6: () => (  VERSAO_BREACHES),
   CG: () => (  repositoriesCompared),
   EX: () => (  releasesUnread),
   H8: () => (  ignoreUnknown),
   IC: () => (  commentSkipped),
   JV: () => (  packagesUnread),
   JZ: () => (  comparedWithItself),
   K3: () => (  versaoBumpedWithoutChange),
   Ks: () => (  changesSwitchedOff),
   LS: () => (  unknownValues),
   MT: () => (  baseReplaced),
   MY: () => (  unknownOverBudget),
   Mf: () => (  versaoMalformed),
   Qu: () => (  baseUnrelated),
   SD: () => (  routesMoved),
   UD: () => (  routesNotRaised),
   UX: () => (  versaoFormatNotBumped),
   XX: () => (  policyChanged),
   Xz: () => (  schemaDrift),
   _X: () => (  dataStale),
   ah: () => (  coloursChanged),
   gL: () => (  routesUnread),
   ji: () => (  baseMoved),
   jp: () => (  versaoNotBumped),
   nE: () => (  grammarStale),
   vy: () => (  baseNotBuilt),
   wy: () => (  VERDICT_RULES),
   yC: () => (  versaoNotTagged),
   z_: () => (  nothingCompared),
   zr: () => (  versaoDecreased)
 });
const repositoriesCompared = {
	id: 'repositories-compared',
	level: 'notice',
	title: $said('It is told which commits of other repositories were compared'),
	why: $said('A change may come from another repository, of which this one only names another commit.'),
	remedy: $said('Nothing has to be done.'),
	example: 'repositories: { stdlib: gleam-lang/stdlib@v0.45.0 }, and the base names v0.44.0',
};
const versaoMalformed = {
	id: 'versao-malformed',
	level: 'error',
	title: $said('`versao` is a version'),
	why: $said('Nobody can tell whether data is newer than other data, nor what changed between them.'),
	remedy: $said('Write a version of numbers and dots, such as 1.4.0 or 2.0.0-rc.1; if the language counts in another way, let `check.versions` in refdata.yml say how.'),
	example: 'versao: próxima',
};
const versaoNotBumped = {
	id: 'versao-not-bumped',
	level: 'error',
	title: $said('Changed data has another `versao`'),
	why: $said('Clients that have the data of this version never fetch it again, or take the new data for the old.'),
	remedy: $said('Raise `versao` where the language declares it, by as much as is told here.'),
	example: 'a reserved word was removed, and versao is still 1.4.0',
};
const versaoBumpedTooLittle = {
	id: 'versao-bumped-too-little',
	level: 'error',
	title: $said('`versao` is raised as much as the changes ask for'),
	why: $said('Who reads the version takes an update for harmless that breaks programs.'),
	remedy: $said('Raise `versao` by as much as is told here, or change the level of the rule in refdata.yml.'),
	example: 'a reserved word was removed, and versao went from 1.4.0 to 1.4.1',
};
const versaoDecreased = {
	id: 'versao-decreased',
	level: 'error',
	title: $said('`versao` never goes back'),
	why: $said('Clients that look for newer data do not take it; two sets of data come to have one version.'),
	remedy: $said('Write a version above the one of the base.'),
	example: 'versao went from 1.4.0 to 1.3.0',
};
const versaoBumpedWithoutChange = {
	id: 'versao-bumped-without-change',
	level: 'notice',
	title: $said('Another `versao` comes with other data'),
	why: $said('Clients fetch the data again for nothing. Releases that change no data are common, so this is only told.'),
	remedy: $said('Nothing has to be done.'),
	example: 'versao went from 1.4.0 to 1.5.0, and nothing else changed',
};
const versaoFormatNotBumped = {
	id: 'versao-format-not-bumped',
	level: 'error',
	title: $said('Another format has another `versao`'),
	why: $said('Clients compare `versao` with the one they expect before they rely on the format: that is what the specification promises them.'),
	remedy: $said('Raise `versao`, by a major version where a field went or holds something else.'),
	example: 'the field "onde" is gone, and versao is still 1.4.0',
	fixed: true,
};
const versaoDeclared = {
	id: 'versao-declared',
	level: 'error',
	title: $said('`versao` is the same wherever it is declared'),
	why: $said('One of the places was forgotten at the last release, and nobody can tell which.'),
	remedy: $said('Write the same version in both places.'),
	example: 'versao is 1.4.0 in src/version.py and 1.3.0 in package.json',
};
const versaoNotTagged = {
	id: 'versao-not-tagged',
	level: 'warning',
	title: $said('The tag of a release is its `versao`'),
	why: $said('Who takes the release by its tag finds data that calls itself another version. Only tags that are written like one of an earlier release of the language are looked at.'),
	remedy: $said('Raise `versao` where the language declares it before the release is tagged, or tag the version that is declared.'),
	example: 'the tag v2.0.0 stands at this commit, and versao is 1.0.0',
};
const schemaDrift = {
	id: 'schema-drift',
	level: 'error',
	title: $said('The data follows the schemas that are published'),
	why: $said('Clients validate with the schema that they have, and refuse what does not follow it.'),
	remedy: $said('Keep the format, or raise `versao` by a major version: then this is only told.'),
	example: 'a field that the published schema does not allow',
};
const dataStale = {
	id: 'data-stale',
	level: 'error',
	title: $said('Committed data is what the source gives'),
	why: $said('Who reads the committed files sees another language than the source has.'),
	remedy: $said('Build them again with the command that is told here, and commit them.'),
	example: 'src/tokens.py has a word that site/api/sintaxe.json does not have',
};
const baseNotBuilt = {
	id: 'base-not-built',
	level: 'warning',
	title: $said('The base can be compared with'),
	why: $said('Without it nothing can be said about changes. A pull request that mends it must be able to pass, so this is a warning.'),
	remedy: $said('Mend the base, or name another one.'),
	example: 'refdata.yml of the base names a table that is not there',
};
const nothingCompared = {
	id: 'nothing-compared',
	level: 'error',
	title: $said('There is something to compare'),
	why: $said('A side without any entry is most likely one that was read from the wrong place, and would let everything pass.'),
	remedy: $said('Correct what is read: `refdata build` says how many entries each list has.'),
	example: 'a base whose seven files have empty lists',
	fixed: true,
};
const comparedWithItself = {
	id: 'compared-with-itself',
	level: 'warning',
	title: $said('The head is compared with something else'),
	why: $said('Base and head are one commit, so that nothing differs whatever is in it: that says nothing of any change. In the action it is an error, unless `require-base: false` is set or a tag is checked.'),
	remedy: $said('Name the commit before, a tag or the address of what is published as what to compare with: `--base`, or in a workflow the input `base`.'),
	example: '`refdata check` on the branch main, where all is committed',
};
const unknownValues = {
	id: 'unknown-values',
	level: 'warning',
	title: $said('What is compared could be read on both sides'),
	why: $said('A value that could not be read is empty in the data: whether it changed, nobody can tell.'),
	remedy: $said('Make it readable, or supply it with `join`; `check.unknown` sets how many may be unknown.'),
	example: 'def other(x): … under a decorator that is not in the sources',
};
const unknownOverBudget = {
	id: 'unknown-over-budget',
	level: 'error',
	title: $said('No more values are unknown than `check.unknown` allows'),
	why: $said('The more is unknown, the less a verdict says.'),
	remedy: $said('Make some of them readable, or supply them with `join`; or raise `check.unknown`.'),
	example: 'check: { unknown: 5 }, and six signatures that could not be read',
	fixed: true,
};
const policyChanged = {
	id: 'policy-changed',
	level: 'warning',
	title: $said('A change is judged by the terms that were there before it'),
	why: $said('Who removes a word and switches its rule off in the same change would read that nothing changes.'),
	remedy: $said('Merge the other terms by themselves first; from then on they hold.'),
	example: 'rules: { reservada-removed: { level: off } }, in the pull request that removes a word',
	fixed: true,
};
const changesSwitchedOff = {
	id: 'changes-switched-off',
	level: 'notice',
	title: $said('Every change counts'),
	why: $said('A rule that is off takes its changes out of the report and of the level, and "nothing changes" would be no truth.'),
	remedy: $said('Nothing, where that is what the language wants; otherwise take the rules out of `rules` in refdata.yml.'),
	example: 'a removed word, where refdata.yml of the base has rules: { reservada-removed: { level: off } }',
	fixed: true,
};
const baseUnrelated = {
	id: 'base-unrelated',
	level: 'notice',
	title: $said('Base and head have a common history'),
	why: $said('The two are compared as they are, so that changes of the base after the branch began are told as if the head undid them.'),
	remedy: $said('Merge or rebase onto the base; in a workflow, check out with enough history (fetch-depth: 0).'),
	example: 'a branch made by git checkout --orphan',
};
const baseMoved = {
	id: 'base-moved',
	level: 'notice',
	title: $said('The base has the language where the head has it'),
	why: $said('A configuration that was renamed, or a folder that was moved, is no new language: it is compared with what it was.'),
	remedy: $said('Nothing has to be done.'),
	example: 'refdata.yml became lume/refdata.yml',
};
const coloursChanged = {
	id: 'colours-changed',
	level: 'warning',
	title: $said('Programs are coloured as they were'),
	why: $said('Where `lexico` reads programs that there are otherwise than before, comments become code, or names keywords, in every editor.'),
	remedy: $said('Where that is not meant, change `lexico` or the words and symbols so that these programs are read as before.'),
	example: 'The new `~/` turns 3 comments into code, in 2 of 29 programs: `~//` shows it.',
};
const grammarStale = {
	id: 'grammar-stale',
	level: 'warning',
	title: $said('Grammars in the repository are those of the language'),
	why: $said('Who installs a grammar that was made of an earlier `lexico` sees new words as names, and what is gone as words.'),
	remedy: $said('Run `refdata editor` again with the options that wrote it, and commit what it writes.'),
	example: 'editores/prism/lume.js was written before `lexico` had the word `adia`',
};
const packagesUnread = {
	id: 'packages-unread',
	level: 'warning',
	title: $said('Published packages can be compared with'),
	why: $said('A release that is published must stay what it is, and nobody can tell whether it does.'),
	remedy: $said('See what is wrong with it with `refdata registry check`, and publish it again.'),
	example: 'registry/index.json names pacotes/cor-1.0.0.tar.gz, which is not published',
};
const releasesUnread = {
	id: 'releases-unread',
	level: 'notice',
	title: $said('What is published can be asked for the last release'),
	why: $said('A release that has no tag is known by what is published alone: `versao` may be judged by an older one, or by the base.'),
	remedy: $said('See what answers there with `refdata verify`, or write `check: { published: false }` into refdata.yml: then tags alone say what was released.'),
	example: 'base_url: https://lume.example, which answers 503',
};
const ignoreUnknown = {
	id: 'ignore-unknown',
	level: 'error',
	title: $said('Exceptions name rules that there are'),
	why: $said('An exception for a rule that nobody knows excepts nothing.'),
	remedy: $said('Correct the id: docs/rules.md lists all rules.'),
	example: 'rule: reservada-remove',
};
const ignoreExpired = {
	id: 'ignore-expired',
	level: 'warning',
	title: $said('Exceptions have not expired'),
	why: $said('The exception was meant for some time, and holds no longer.'),
	remedy: $said('Remove it, or give it another date and a reason for that.'),
	example: 'expires: 2020-01-01',
};
const ignoreUnused = {
	id: 'ignore-unused',
	level: 'notice',
	title: $said('Exceptions except something'),
	why: $said('One that excepts nothing today may except something tomorrow that nobody looked at.'),
	remedy: $said('Remove it.'),
	example: 'a fingerprint that no change has',
};
const commentSkipped = {
	id: 'comment-skipped',
	level: 'notice',
	title: $said('The comment on a pull request can be written'),
	why: $said('Reviewers find the report only in the job summary. On a pull request from a fork that is how it has to be.'),
	remedy: $said('Give the job `pull-requests: write`; for forks, see docs/check.md.'),
	example: 'a pull request from a fork, whose token may only read',
};
const baseReplaced = {
	id: 'base-replaced',
	level: 'notice',
	title: $said('What the event compares with can be had'),
	why: $said('A forced push leaves commits behind that servers drop; then something else is compared with than the push replaced.'),
	remedy: $said('Nothing has to be done; name what to compare with in `base` where that matters.'),
	example: 'a branch that was pushed by force, whose earlier commit is gone',
};
const routesUnread = {
	id: 'routes-unread',
	level: 'notice',
	title: $said('All routes can be read'),
	why: $said('What is not known cannot be compared.'),
	remedy: $said('Write the path and the method as constants.'),
	example: 'a route whose path is read from a file',
};
const routesMoved = {
	id: 'routes-moved',
	level: 'warning',
	title: $said('The address of a server stays'),
	why: $said('Clients that were made from the description before call the other address. No level follows: a server may answer at both.'),
	remedy: $said('Let the former address answer, too, as long as clients call it; nothing has to be done where it does.'),
	example: 'servers: [{ url: https://api.example/v1 }], and /v2 in its place',
	fixed: true,
};
const routesNotRaised = {
	id: 'routes-not-raised',
	level: 'error',
	title: $said('Routes that break clients raise the version of their description'),
	why: $said('Clients see by the version alone that they have to change.'),
	remedy: $said('Describe the server with a raised version (--versao, api-docs-version) and commit that, accept the change in .refdata-ignore.yml, or choose --fail-on none.'),
	example: 'a route that is gone, while the version in docs/api/openapi.json is still 1.0.0',
};
const VERSAO_BREACHES = new Set([versaoMalformed, versaoNotBumped, versaoBumpedTooLittle, versaoDecreased].map(({ id }) => id));
const VERDICT_RULES = [
	versaoMalformed,
	versaoNotBumped,
	versaoBumpedTooLittle,
	versaoDecreased,
	versaoBumpedWithoutChange,
	versaoFormatNotBumped,
	versaoDeclared,
	versaoNotTagged,
	schemaDrift,
	dataStale,
	baseNotBuilt,
	nothingCompared,
	comparedWithItself,
	unknownValues,
	unknownOverBudget,
	policyChanged,
	changesSwitchedOff,
	baseUnrelated,
	baseMoved,
	coloursChanged,
	grammarStale,
	packagesUnread,
	releasesUnread,
	ignoreUnknown,
	ignoreExpired,
	ignoreUnused,
	commentSkipped,
	baseReplaced,
	repositoriesCompared,
	routesUnread,
	routesMoved,
	routesNotRaised,
];


 }),

 13744:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  z: () => (  check),
  _: () => (  checkSchema)
});

var contract_files = __webpack_require__(77964);
var contract_policy = __webpack_require__(31229);
var schema_breaches = __webpack_require__(25712);
var capped = __webpack_require__(19606);
var rule_info = __webpack_require__(50238);
var comandos = __webpack_require__(4314);
var completeness = __webpack_require__(20730);
var conteudos = __webpack_require__(94576);
var enderecos = __webpack_require__(48336);
var erros = __webpack_require__(65274);
var modulos = __webpack_require__(87899);
var names = __webpack_require__(17380);
var placeholders = __webpack_require__(57976);
var sintaxe = __webpack_require__(25758);
var texts = __webpack_require__(68092);
var totals = __webpack_require__(36549);
var versao = __webpack_require__(33728);
; 












const INTEGRITY_RULES = [
	...versao .G,
	...placeholders .X,
	...totals .m,
	...names .J,
	...enderecos .L,
	...sintaxe .Q,
	...modulos .g,
	...comandos .H,
	...erros .m,
	...conteudos .T,
	...texts .f,
	...completeness .W,
];

var published_files = __webpack_require__(9324);
; 







function check(files, policy = {}) {
	return (0,capped .u)(findingsIn(files, policy));
}
function checkSchema(name, data) {
	return (0,capped .u)(schemaFindings(name, data));
}
function* findingsIn(files, policy) {
	const sound = {};
	for (const name of contract_files .GY) {
		if (files[name] === undefined)
			continue;
		const findings = schemaFindings(name, files[name]);
		if (findings.length === 0)
			sound[name] = files[name];
		yield* findings;
	}
	for (const rule of INTEGRITY_RULES) {
		const { level = rule.level, ...options } = (0,contract_policy .y)(policy, rule.id);
		if (level === 'off')
			continue;
		for (const { file, pointer, message } of rule.check(sound, options)) {
			yield (0,rule_info .h)({ ...rule, level }, message, `${(0,contract_files .XM)(file)}#${pointer}`);
		}
	}
}
function schemaFindings(name, data) {
	const path = publishedPath(name);
	return (0,schema_breaches .H)(name, data).map(({ pointer, message }) => (0,rule_info .h)(published_files .wQ, message, `${path}#${pointer}`));
}
const OTHER_PATHS = {
	manifest: contract_files .U4,
	registro: contract_files .AM,
	config: '/registry/config.json',
	pacote: '/registry/pacotes/{nome}.json',
	lock: 'forge.lock',
	verification: 'refdata verify --json',
	check: 'refdata check --json',
	referencia: contract_files .Lh,
	lexico: contract_files .rM,
	search: '/search.json',
};
function publishedPath(name) {
	return name in OTHER_PATHS ? OTHER_PATHS[name] : (0,contract_files .XM)(name);
}


 }),

 90040:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   y: () => (  codePoint)
 });
function codePoint(text) {
	return `U+${(text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}


 }),

 4314:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   H: () => (  comandoRules)
 });
 var _text_shown_js$m0 = __webpack_require__(69531);
 var _fields_js$m1 = __webpack_require__(68587);
 var _repeats_js$m2 = __webpack_require__(1480);



const grupoUnique = {
	id: 'grupo-unique',
	level: 'error',
	title: $said('A group of commands is listed once'),
	why: $said('Help would show the heading twice, each time with some of the commands.'),
	remedy: $said('Merge the two groups.'),
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
	check: files => (0,_repeats_js$m2  .D)((0,_fields_js$m1  .i)(files, { comandos: ['grupos/*/grupo'] }), 'group'),
};
const grupoEmpty = {
	id: 'grupo-empty',
	level: 'notice',
	title: $said('A group has commands'),
	why: $said('Help would show a heading with nothing under it.'),
	remedy: $said('Leave the group out, or look why its commands were not found.'),
	planted: {
		file: 'comandos',
		pointer: '',
		value: { total: 0, grupos: [{ grupo: 'Projeto', comandos: [] }] },
	},
	*check({ comandos }) {
		for (const [i, { grupo, comandos: list }] of comandos?.grupos.entries() ?? []) {
			if (list.length > 0)
				continue;
			const message = $said`The group ${(0,_text_shown_js$m0  .SP)(grupo)} has no commands.`;
			yield { file: 'comandos', pointer: `/grupos/${i}/comandos`, message };
		}
	},
};
const comandoUnique = {
	id: 'comando-unique',
	level: 'error',
	title: $said('A command is listed once, in one group'),
	why: $said('Clients look a command up by name and find only one of the two; the total counts it twice.'),
	remedy: $said('Keep one entry, in the group where people look for it.'),
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
	check: files => (0,_repeats_js$m2  .D)((0,_fields_js$m1  .i)(files, { comandos: ['grupos/*/comandos/*/nome'] }), 'command'),
};
const comandoApelidoIsComando = {
	id: 'comando-apelido-is-comando',
	level: 'error',
	title: $said('An alias is not the name of another command'),
	why: $said('Typing that name can run only one of the two commands, and nobody can tell which.'),
	remedy: $said('Remove the alias.'),
	planted: { file: 'comandos', pointer: '/grupos/0/comandos/0', value: { apelidos: ['roda'] } },
	*check(files) {
		const commands = commandsOf(files);
		const pointers = new Map(commands.map(({ comando, pointer }) => [comando.nome, pointer]));
		for (const { comando, pointer } of commands) {
			for (const [k, apelido] of comando.apelidos.entries()) {
				const other = pointers.get(apelido);
				if (other === undefined || apelido === comando.nome)
					continue;
				const message = $said`The alias ${(0,_text_shown_js$m0  .SP)(apelido)} of the command ${(0,_text_shown_js$m0  .SP)(comando.nome)} is itself a command, at \`${other.slice(1)}\`.`;
				yield { file: 'comandos', pointer: `${pointer}/apelidos/${k}`, message };
			}
		}
	},
};
const comandoApelidoUnique = {
	id: 'comando-apelido-unique',
	level: 'error',
	title: $said('An alias belongs to one command and is listed once'),
	why: $said('Typing an alias of two commands can run only one of them.'),
	remedy: $said('Leave the alias with the command that it really runs, once.'),
	planted: { file: 'comandos', pointer: '/grupos/0/comandos/0', value: { apelidos: ['t', 't'] } },
	check: files => (0,_repeats_js$m2  .D)((0,_fields_js$m1  .i)(files, { comandos: ['grupos/*/comandos/*/apelidos/*'] }), 'alias'),
};
const flagUnique = {
	id: 'flag-unique',
	level: 'error',
	title: $said('An option is listed once in its command'),
	why: $said('Completion and help would show it twice.'),
	remedy: $said('Keep one entry for the option.'),
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
			const flags = (0,_fields_js$m1  .i)(files, { comandos: [`${pointer.slice(1)}/opcoes/*/flag`] });
			yield* (0,_repeats_js$m2  .D)(flags, 'option');
		}
	},
};
const vejaExists = {
	id: 'veja-exists',
	level: 'error',
	title: $said('`veja` names commands that exist'),
	why: $said('Clients make links of `veja`; this one would lead nowhere.'),
	remedy: $said('Name a command by its `nome`, or remove the entry; aliases are not names.'),
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
				const reason = owner === undefined ? $said('no command') : $said`only an alias of ${(0,_text_shown_js$m0  .SP)(owner)}`;
				const message = $said`\`veja\` of the command ${(0,_text_shown_js$m0  .SP)(comando.nome)} names ${(0,_text_shown_js$m0  .SP)(veja)}, which is ${reason}.`;
				yield { file: 'comandos', pointer: `${pointer}/veja/${k}`, message };
			}
		}
	},
};
const vejaOther = {
	id: 'veja-other',
	level: 'error',
	title: $said('`veja` names other commands'),
	why: $said('A command that refers to itself sends the reader in a circle.'),
	remedy: $said('Remove the command’s own name from its `veja`.'),
	planted: { file: 'comandos', pointer: '/grupos/0/comandos/0', value: { veja: ['testa'] } },
	*check(files) {
		for (const { comando, pointer } of commandsOf(files)) {
			const k = comando.veja.indexOf(comando.nome);
			if (k < 0)
				continue;
			const message = $said`\`veja\` of the command ${(0,_text_shown_js$m0  .SP)(comando.nome)} names the command itself.`;
			yield { file: 'comandos', pointer: `${pointer}/veja/${k}`, message };
		}
	},
};
const vejaUnique = {
	id: 'veja-unique',
	level: 'error',
	title: $said('`veja` names a command once'),
	why: $said('Clients would show the same link twice.'),
	remedy: $said('Remove the second one.'),
	planted: { file: 'comandos', pointer: '/grupos/0/comandos/0', value: { veja: ['roda', 'roda'] } },
	*check(files) {
		for (const { pointer } of commandsOf(files)) {
			yield* (0,_repeats_js$m2  .D)((0,_fields_js$m1  .i)(files, { comandos: [`${pointer.slice(1)}/veja/*`] }), $said('related command'));
		}
	},
};
const usoNamesComando = {
	id: 'uso-names-comando',
	level: 'warning',
	title: $said('`uso` contains the name of the command'),
	why: $said('People copy the usage line; without the name, it is probably the line of another command.'),
	remedy: $said('Write the usage line as it is typed, with the name of the command in it.'),
	planted: { file: 'comandos', pointer: '/grupos/0/comandos/0', value: { uso: 'lume roda [pasta]' } },
	*check(files) {
		for (const { comando, pointer } of commandsOf(files)) {
			if (comando.uso.trim() === '' || comando.uso.includes(comando.nome))
				continue;
			const message = $said`\`uso\` of the command ${(0,_text_shown_js$m0  .SP)(comando.nome)} is ${(0,_text_shown_js$m0  .SP)(comando.uso)}.`;
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
function commandsOf({ comandos }) {
	return (comandos?.grupos ?? []).flatMap(({ comandos: list }, i) => list.map((comando, j) => ({ comando, pointer: `/grupos/${i}/comandos/${j}` })));
}
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


 }),

 20730:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   W: () => (  completenessRules)
 });
 var _contract_files_js$m0 = __webpack_require__(77964);
 var _fields_js$m1 = __webpack_require__(68587);


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
const SYMBOL_SUMMARIES = { modulos: ['modulos/*/simbolos/*/resumo'] };
const textPresent = {
	id: 'text-present',
	level: 'warning',
	title: $said('Explanations are not empty'),
	why: $said('Cheat sheets, help and `explain` show an empty place.'),
	remedy: $said('Write the text, join it from a second source, or switch this rule off.'),
	planted: { file: 'sintaxe', pointer: '/reservadas/0', value: { descricao: '' } },
	check: files => emptyTexts(files, EXPLANATIONS),
};
const simboloDocumented = {
	id: 'simbolo-documented',
	level: 'notice',
	title: $said('Symbols have a summary'),
	why: $said('Completion shows the name alone.'),
	remedy: $said('Document the symbols where they are defined.'),
	planted: { file: 'modulos', pointer: '/modulos/0/simbolos/0', value: { resumo: '' } },
	check: files => emptyTexts(files, SYMBOL_SUMMARIES),
};
const listPresent = {
	id: 'list-present',
	level: 'notice',
	title: $said('The main list of a file is not empty'),
	why: $said('A file without entries often means that its source was not found or could not be read.'),
	remedy: $said('Look at the source of the list in refdata.yml, or switch this rule off if the language has none.'),
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
function* emptyTexts(files, paths) {
	for (const [file, list] of Object.entries(paths)) {
		for (const path of list) {
			let first;
			let empty = 0;
			let all = 0;
			for (const text of (0,_fields_js$m1  .i)(files, { [file]: [path] })) {
				all += 1;
				if (text.value.trim() !== '')
					continue;
				empty += 1;
				first ??= text;
			}
			if (!first)
				continue;
			const message = all === 1 ? $said`\`${path}\` is empty.` : $said`${empty} of ${all} texts at \`${path}\` are empty.`;
			yield { file, pointer: first.pointer, message };
		}
	}
}
function* emptyList(file, pointer, list) {
	if (list?.length !== 0)
		return;
	yield { file, pointer, message: $said`\`${pointer.slice(1)}\` in ${(0,_contract_files_js$m0  .XM)(file)} is empty.` };
}


 }),

 94576:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   T: () => (  conteudoRules)
 });
 var _contract_json_pointer_js$m0 = __webpack_require__(24477);
 var _text_shown_js$m1 = __webpack_require__(69531);
 var _fields_js$m2 = __webpack_require__(68587);



const exercicioFolder = {
	id: 'exercicio-folder',
	level: 'error',
	title: $said('A folder of exercises is named by a plain relative path'),
	why: $said('The name is the same on every system only without drive, backslash, "." and ".."; an absolute path also tells where it was built.'),
	remedy: $said('Name the folder from the exercises’ own root on, such as "01-fundamentos".'),
	planted: {
		file: 'conteudos',
		pointer: '/exercicios',
		value: { modulos: { 'exercicios\\01-fundamentos': 12 }, total: 12 },
	},
	*check(files) {
		for (const { file, pointer, value } of (0,_fields_js$m2  .e)(files)) {
			const segments = value.trim().split('/');
			const plain = segments.every(segment => segment !== '' && segment !== '.' && segment !== '..');
			if (plain && !value.includes('\\'))
				continue;
			yield { file, pointer, message: $said`The folder ${(0,_text_shown_js$m1  .SP)(value)} is not a plain relative path.` };
		}
	},
};
const exercicioEmpty = {
	id: 'exercicio-empty',
	level: 'notice',
	title: $said('A folder of exercises has exercises'),
	why: $said('A folder without any often means that the glob that counts them missed their extension.'),
	remedy: $said('Leave the folder out, or look why its exercises were not counted.'),
	planted: {
		file: 'conteudos',
		pointer: '/exercicios',
		value: { modulos: { '01-fundamentos': 0 }, total: 0 },
	},
	*check({ conteudos }) {
		for (const [folder, count] of Object.entries(conteudos?.exercicios.modulos ?? {})) {
			if (count > 0)
				continue;
			const pointer = (0,_contract_json_pointer_js$m0.at)('/exercicios/modulos', folder);
			yield { file: 'conteudos', pointer, message: $said`The folder ${(0,_text_shown_js$m1  .SP)(folder)} has no exercises.` };
		}
	},
};
const conteudoRules = [exercicioFolder, exercicioEmpty];


 }),

 48336:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   L: () => (  enderecoRules)
 });
 var _text_shown_js$m0 = __webpack_require__(69531);

const documentacaoAddress = {
	id: 'documentacao-address',
	level: 'error',
	title: $said('`documentacao` is an address that a path can be put after'),
	why: $said('Clients put a slash and `doc` after it; after a query or a fragment that is no page, and a password in it is public.'),
	remedy: $said('Give the address of the site or of a folder in it, without "?", "#", user name or password, such as "https://lume.example/docs".'),
	planted: { file: 'index', pointer: '', value: { documentacao: 'https://lume.example/docs?lang=pt' } },
	*check({ index }) {
		if (!index)
			return;
		const fault = faultOfAddress(index.documentacao);
		if (fault === undefined)
			return;
		const message = $said`\`documentacao\` is ${(0,_text_shown_js$m0  .SP)(index.documentacao)}, which ${fault}.`;
		yield { file: 'index', pointer: '/documentacao', message };
	},
};
const documentacaoSlash = {
	id: 'documentacao-slash',
	level: 'warning',
	title: $said('`documentacao` does not end in a slash'),
	why: $said('Clients put a slash and `doc` after it; the two slashes in a row are another page for many servers.'),
	remedy: $said('Leave the last slash out.'),
	planted: { file: 'index', pointer: '', value: { documentacao: 'https://lume.example/docs/' } },
	*check({ index }) {
		if (!index?.documentacao.endsWith('/'))
			return;
		const message = $said`\`documentacao\` is ${(0,_text_shown_js$m0  .SP)(index.documentacao)}, which ends in a slash.`;
		yield { file: 'index', pointer: '/documentacao', message };
	},
};
const enderecoRules = [documentacaoAddress, documentacaoSlash];
function faultOfAddress(address) {
	if (!URL.canParse(address))
		return $said('is not an address');
	const { username, password } = new URL(address);
	if (username !== '' || password !== '')
		return $said('holds a user name or a password');
	if (address.includes('#'))
		return $said('has a fragment');
	if (address.includes('?'))
		return $said('has a query');
	return undefined;
}


 }),

 65274:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  m: () => (  erroRules)
});

var shown = __webpack_require__(69531);
var fields = __webpack_require__(68587);
var external_node_vm_ = __webpack_require__(30714);
var user_error = __webpack_require__(14343);
; 


const MAX_MATCH_MS = 1000;
function matchesOf(pattern, texts) {
	const regex = compile(pattern);
	try {
		const matches = (0,external_node_vm_.runInNewContext)('texts.map(text => regex.test(text))', { regex, texts }, { timeout: MAX_MATCH_MS });
		return matches;
	}
	catch (cause) {
		throw new user_error .y($said`The pattern ${pattern} takes longer than ${MAX_MATCH_MS / 1000} s.`, $said('Write it without nested repetition such as (a+)+.'), { cause });
	}
}
function compile(pattern) {
	try {
		return new RegExp(pattern, 'u');
	}
	catch (cause) {
		throw new user_error .y($said`The pattern ${pattern} is not a regular expression: ${cause.message}.`, $said('Correct `pattern` of the rule in refdata.yml.'), { cause });
	}
}

var repeats = __webpack_require__(1480);
; 




const CODIGO_PATTERN = /^[A-Z]{2}\d{4}$/;
const codigoPattern = {
	id: 'codigo-pattern',
	level: 'error',
	title: $said('`codigo` is two capital letters and four digits, or what refdata.yml says'),
	why: $said('Editors and bots recognise codes in messages by this form.'),
	remedy: $said('Correct the code, or give the rule another `pattern` in refdata.yml if the language’s codes have another form.'),
	planted: { file: 'erros', pointer: '/codigos/0', value: { codigo: 'lm101' } },
	*check({ erros }, { pattern }) {
		const codes = erros?.codigos.map(({ codigo }) => codigo) ?? [];
		const matches = pattern === undefined ? codes.map(code => CODIGO_PATTERN.test(code)) : matchesOf(pattern, codes);
		for (const [i, code] of codes.entries()) {
			if (matches[i])
				continue;
			const message = $said`The code ${(0,shown .SP)(code)} does not match the pattern ${pattern ?? CODIGO_PATTERN.source}.`;
			yield { file: 'erros', pointer: `/codigos/${i}/codigo`, message };
		}
	},
};
const codigoUnique = {
	id: 'codigo-unique',
	level: 'error',
	title: $said('A code is listed once'),
	why: $said('`explain` and editors look a code up and find only one of the two.'),
	remedy: $said('Give one of the two errors a code of its own.'),
	planted: {
		file: 'erros',
		pointer: '',
		value: { total: 2, codigos: [error('LM0101', 'Tabulação'), error('LM0101', 'Caractere inesperado')] },
	},
	check: files => (0,repeats .D)((0,fields .i)(files, { erros: ['codigos/*/codigo'] }), 'code'),
};
const docRelative = {
	id: 'doc-relative',
	level: 'error',
	title: $said('`doc` is a path under the documentation site'),
	why: $said('Clients put `doc` after `documentacao` and a slash; anything but a plain relative path gives a broken or a foreign address.'),
	remedy: $said('Write the path of the page from `documentacao` on, such as "referencia/sintaxe": no scheme, no leading slash, no "..".'),
	planted: { file: 'erros', pointer: '/codigos/0', value: { doc: '/docs/referencia/sintaxe' } },
	*check({ erros }) {
		for (const [i, { codigo, doc }] of erros?.codigos.entries() ?? []) {
			const fault = doc === '' ? undefined : faultOfDoc(doc);
			if (fault === undefined)
				continue;
			const message = $said`\`doc\` of ${(0,shown .SP)(codigo)} is ${(0,shown .SP)(doc)}, which ${fault}.`;
			yield { file: 'erros', pointer: `/codigos/${i}/doc`, message };
		}
	},
};
const docPresent = {
	id: 'doc-present',
	level: 'error',
	title: $said('`doc` is not empty'),
	why: $said('The link of the error leads to the front page of the documentation, where nothing explains it.'),
	remedy: $said('Name the page on the subject, or switch this rule off in refdata.yml if there are no such pages yet.'),
	planted: { file: 'erros', pointer: '/codigos/0', value: { doc: '' } },
	*check({ erros }) {
		for (const [i, { codigo, doc }] of erros?.codigos.entries() ?? []) {
			if (doc !== '')
				continue;
			yield { file: 'erros', pointer: `/codigos/${i}/doc`, message: $said`\`doc\` of ${(0,shown .SP)(codigo)} is empty.` };
		}
	},
};
const erroRules = [codigoPattern, codigoUnique, docRelative, docPresent];
const SOME_SITE = 'https://site.invalid/docs/';
function faultOfDoc(doc) {
	if (/[\s\p{Cc}]/u.test(doc))
		return $said('holds white space or a control character');
	if (/^[A-Za-z][A-Za-z0-9+.-]*:/.test(doc))
		return $said('begins with a scheme');
	if (doc.startsWith('/'))
		return $said('begins with a slash');
	if (doc.includes('\\'))
		return $said('holds a backslash');
	const segments = (doc.split(/[?#]/)[0] ?? '').split('/');
	if (segments.slice(0, -1).includes(''))
		return $said('has an empty part between slashes');
	if (segments.some(segment => segment === '.' || segment === '..'))
		return $said('has "." or ".." in it');
	const address = URL.canParse(doc, SOME_SITE) ? new URL(doc, SOME_SITE).href : '';
	return address.startsWith(SOME_SITE) ? undefined : $said('leads out of the documentation site');
}
function error(codigo, titulo) {
	const texts = { explicacao: 'Há um erro.', exemplo: 'x = 1', solucao: 'Corrija a linha.' };
	return { codigo, titulo, ...texts, doc: 'referencia/sintaxe' };
}


 }),

 68587:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   e: () => (  exerciseFolders),
   i: () => (  textsAt)
 });
 var _contract_files_js$m0 = __webpack_require__(77964);
 var _contract_json_pointer_js$m1 = __webpack_require__(24477);


function* textsAt(files, paths) {
	for (const file of _contract_files_js$m0  .GY) {
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
function* exerciseFolders(files) {
	for (const folder of Object.keys(files.conteudos?.exercicios.modulos ?? {})) {
		yield { file: 'conteudos', pointer: (0,_contract_json_pointer_js$m1.at)('/exercicios/modulos', folder), value: folder };
	}
}


 }),

 87899:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   g: () => (  moduloRules)
 });
 var _text_shown_js$m0 = __webpack_require__(69531);
 var _fields_js$m1 = __webpack_require__(68587);
 var _repeats_js$m2 = __webpack_require__(1480);



const funcaoUnique = {
	id: 'funcao-unique',
	level: 'error',
	title: $said('A built-in function is listed once'),
	why: $said('Completion would offer it twice, and the total would be too high.'),
	remedy: $said('Remove the second one; if two functions share a name, the later one hides the earlier.'),
	planted: { file: 'embutidas', pointer: '', value: { total: 2, funcoes: ['mostre', 'mostre'] } },
	check: files => (0,_repeats_js$m2  .D)((0,_fields_js$m1  .i)(files, { embutidas: ['funcoes/*'] }), 'built-in function'),
};
const moduloUnique = {
	id: 'modulo-unique',
	level: 'error',
	title: $said('A module is listed once, under its official name'),
	why: $said('Clients look a module up by name and find only one of the two; the totals count it twice.'),
	remedy: $said('Merge the two entries, and list other names in `apelidos`.'),
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
	check: files => (0,_repeats_js$m2  .D)((0,_fields_js$m1  .i)(files, { modulos: ['modulos/*/nome'] }), 'module'),
};
const moduloApelidoIsModulo = {
	id: 'modulo-apelido-is-modulo',
	level: 'error',
	title: $said('An alias is not the name of another module'),
	why: $said('Importing that name can load only one of the two modules, and nobody can tell which.'),
	remedy: $said('Remove the alias, or fold the other entry into this module. A module’s own name among its aliases is fine.'),
	planted: { file: 'modulos', pointer: '/modulos/0', value: { apelidos: ['Lume.Tempo'] } },
	*check({ modulos }) {
		const indexes = new Map(modulos?.modulos.map(({ nome }, i) => [nome, i]));
		for (const [i, { nome, apelidos }] of modulos?.modulos.entries() ?? []) {
			for (const [j, apelido] of apelidos.entries()) {
				const other = indexes.get(apelido);
				if (other === undefined || apelido === nome)
					continue;
				const message = $said`The alias ${(0,_text_shown_js$m0  .SP)(apelido)} of the module ${(0,_text_shown_js$m0  .SP)(nome)} is itself a module, at \`modulos/${other}\`.`;
				yield { file: 'modulos', pointer: `/modulos/${i}/apelidos/${j}`, message };
			}
		}
	},
};
const moduloApelidoUnique = {
	id: 'modulo-apelido-unique',
	level: 'error',
	title: $said('An alias belongs to one module and is listed once'),
	why: $said('Importing an alias of two modules can load only one of them.'),
	remedy: $said('Leave the alias with the module that it really loads, once.'),
	planted: { file: 'modulos', pointer: '/modulos/0', value: { apelidos: ['Texto', 'Texto'] } },
	check: files => (0,_repeats_js$m2  .D)((0,_fields_js$m1  .i)(files, { modulos: ['modulos/*/apelidos/*'] }), 'alias'),
};
const simboloUnique = {
	id: 'simbolo-unique',
	level: 'error',
	title: $said('A symbol is listed once in its module'),
	why: $said('Completion would offer it twice, perhaps with two signatures of which one is wrong.'),
	remedy: $said('Keep the definition that the language uses: the later one hides the earlier.'),
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
			yield* (0,_repeats_js$m2  .D)((0,_fields_js$m1  .i)(files, { modulos: [`modulos/${i}/simbolos/*/nome`] }), 'symbol');
		}
	},
};
const moduloEmpty = {
	id: 'modulo-empty',
	level: 'notice',
	title: $said('A module has symbols'),
	why: $said('A module without symbols often means that its source could not be read as it was meant.'),
	remedy: $said('Look whether the module really exports nothing; if so, leave it out or switch this rule off.'),
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
			const message = $said`The module ${(0,_text_shown_js$m0  .SP)(nome)} has no symbols.`;
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


 }),

 17380:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   J: () => (  nameRules)
 });
 var _text_shown_js$m0 = __webpack_require__(69531);
 var _code_point_js$m1 = __webpack_require__(90040);
 var _fields_js$m2 = __webpack_require__(68587);



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
	title: $said('Names have no white space around them'),
	why: $said('A look-up by the name that people see finds nothing.'),
	remedy: $said('Remove the white space where the name is written, or trim it in `map`.'),
	planted: { file: 'embutidas', pointer: '/funcoes/0', value: 'mostre ' },
	*check(files) {
		for (const { file, pointer, value } of namesOf(files)) {
			if (value.trim() === value)
				continue;
			yield { file, pointer, message: $said`The name ${(0,_text_shown_js$m0  .SP)(value)} has white space around it.` };
		}
	},
};
const NOT_IN_NAMES = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]/u;
const nameCharacters = {
	id: 'name-characters',
	level: 'error',
	title: $said('Names hold no control, invisible or broken characters'),
	why: $said('Two names look alike and are not, a line break ends the line of a list, a lone surrogate cannot be written as UTF-8.'),
	remedy: $said('Write the name again where it is defined; look for a wrong encoding if there are several.'),
	planted: { file: 'embutidas', pointer: '/funcoes/0', value: 'mos\u200btre' },
	*check(files) {
		for (const { file, pointer, value } of namesOf(files)) {
			const found = NOT_IN_NAMES.exec(value.trim())?.[0];
			if (found === undefined)
				continue;
			yield { file, pointer, message: $said`The name ${(0,_text_shown_js$m0  .SP)(value)} holds the character ${(0,_code_point_js$m1  .y)(found)}.` };
		}
	},
};
const nameComposed = {
	id: 'name-composed',
	level: 'warning',
	title: $said('Names are in Unicode normal form C'),
	why: $said('An accent written as a character of its own looks the same, but what people type does not find it.'),
	remedy: $said('Write the name with composed characters (NFC) where it is defined.'),
	planted: { file: 'embutidas', pointer: '/funcoes/0', value: 'intervenc\u0327a\u0303o' },
	*check(files) {
		for (const { file, pointer, value } of namesOf(files)) {
			const composed = value.normalize('NFC');
			if (composed === value)
				continue;
			const message = $said`The name ${(0,_text_shown_js$m0  .SP)(value)} is written with separate accents: ${value.length} units in place of ${composed.length}.`;
			yield { file, pointer, message };
		}
	},
};
const nameRules = [nameTrimmed, nameCharacters, nameComposed];
function* namesOf(files) {
	const versions = new Set();
	for (const name of (0,_fields_js$m2  .i)(files, NAMES)) {
		if (name.pointer === '/versao') {
			if (versions.has(name.value))
				continue;
			versions.add(name.value);
		}
		yield name;
	}
	yield* (0,_fields_js$m2  .e)(files);
}


 }),

 57976:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   X: () => (  placeholderRules),
   j: () => (  PLACEHOLDERS)
 });
 var _text_shown_js$m0 = __webpack_require__(69531);

const PLACEHOLDERS = {
	documentacao: 'https://example.com/docs',
	versao: '0.0.0',
	extensao: '.txt',
};
const EXAMPLE_HOST = /^(?:[^/]*\.)?example\.(?:com|org|net)$/i;
const NAMES_ANOTHER = /\$\{|\$\(|\{\{|^@\w+@$|^%\w+%$|^(?:attr|file):/;
const placeholder = {
	id: 'placeholder',
	level: 'error',
	title: $said('Version, address and extension are the true ones'),
	why: $said('A draft that was published as it is says what is wrong: links lead nowhere, editors register every text file.'),
	remedy: $said('Write the true one into refdata.yml: `documentacao`, the address of the documentation; `versao`, or the constant that holds it ({ table: src/version.py#VERSION }); `sintaxe.extensao`. If it is right as it is, switch this rule off.'),
	planted: { file: 'index', pointer: '', value: { documentacao: 'https://example.com/docs' } },
	*check({ index, sintaxe }) {
		const breach = (file, field, value, what) => ({
			file,
			pointer: `/${field}`,
			message: $said`\`${field}\` is ${(0,_text_shown_js$m0  .SP)(value)}, which stands for ${what}.`,
		});
		if (index && isExample(index.documentacao))
			yield breach('index', 'documentacao', index.documentacao, $said('an address that is still to be written'));
		if (index?.versao.trim() === PLACEHOLDERS.versao)
			yield breach('index', 'versao', index.versao, $said('a version that is still to be written'));
		else if (index && NAMES_ANOTHER.test(index.versao.trim()))
			yield breach('index', 'versao', index.versao, $said('a version that is written elsewhere'));
		if (sintaxe?.extensao.trim().toLowerCase() === PLACEHOLDERS.extensao)
			yield breach('sintaxe', 'extensao', sintaxe.extensao, $said('an extension that is still to be written'));
	},
};
const placeholderRules = [placeholder];
function isExample(address) {
	return URL.canParse(address) && EXAMPLE_HOST.test(new URL(address).hostname);
}


 }),

 1480:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   D: () => (  repeats)
 });
 var _text_shown_js$m0 = __webpack_require__(69531);

function* repeats(texts, what) {
	const seen = new Map();
	for (const { file, pointer, value } of texts) {
		const earlier = seen.get(value);
		if (earlier === undefined) {
			seen.set(value, pointer);
		}
		else {
			yield { file, pointer, message: $said`The ${what} ${(0,_text_shown_js$m0  .SP)(value)} is already at \`${earlier.slice(1)}\`.` };
		}
	}
}


 }),

 25758:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Q: () => (  sintaxeRules)
 });
 var _text_shown_js$m0 = __webpack_require__(69531);
 var _fields_js$m1 = __webpack_require__(68587);
 var _repeats_js$m2 = __webpack_require__(1480);



const palavraUnique = {
	id: 'palavra-unique',
	level: 'error',
	title: $said('A word is listed once'),
	why: $said('Highlighters build a set or a regular expression from the words; two entries for one word disagree on its meaning.'),
	remedy: $said('Keep one entry for the word, with the better description.'),
	planted: {
		file: 'sintaxe',
		pointer: '/reservadas',
		value: [
			{ palavra: 'se', descricao: 'decide', equivalente: 'if' },
			{ palavra: 'se', descricao: 'condição', equivalente: '' },
		],
	},
	*check(files) {
		yield* (0,_repeats_js$m2  .D)((0,_fields_js$m1  .i)(files, { sintaxe: ['reservadas/*/palavra'] }), 'reserved word');
		yield* (0,_repeats_js$m2  .D)((0,_fields_js$m1  .i)(files, { sintaxe: ['contextuais/*/palavra'] }), 'contextual word');
	},
};
const palavraOneKind = {
	id: 'palavra-one-kind',
	level: 'error',
	title: $said('A word is reserved or contextual, not both'),
	why: $said('A reserved word can never be a name, a contextual one can; an editor cannot tell which holds.'),
	remedy: $said('Leave the word in `reservadas` if it can never be a name, otherwise in `contextuais`.'),
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
			const message = $said`The contextual word ${(0,_text_shown_js$m0  .SP)(palavra)} is also a reserved word, at \`reservadas/${other}\`.`;
			yield { file: 'sintaxe', pointer: `/contextuais/${i}/palavra`, message };
		}
	},
};
const ondePresent = {
	id: 'onde-present',
	level: 'error',
	title: $said('A contextual word says where it is a keyword'),
	why: $said('Without `onde` a highlighter colours the word everywhere, also where it is an ordinary name.'),
	remedy: $said('Give `onde` the context in a few words, such as "bloco servidor".'),
	planted: { file: 'sintaxe', pointer: '/contextuais/0', value: { onde: '' } },
	*check({ sintaxe }) {
		for (const [i, { palavra, onde }] of sintaxe?.contextuais.entries() ?? []) {
			if (onde.trim() !== '')
				continue;
			const message = $said`\`onde\` of the contextual word ${(0,_text_shown_js$m0  .SP)(palavra)} is empty.`;
			yield { file: 'sintaxe', pointer: `/contextuais/${i}/onde`, message };
		}
	},
};
const operadorUnique = {
	id: 'operador-unique',
	level: 'error',
	title: $said('An operator is listed once'),
	why: $said('Cheat sheets would show it twice, and a look-up finds only one of the two meanings.'),
	remedy: $said('Keep one entry for the operator; tell its meanings apart in `descricao`.'),
	planted: {
		file: 'sintaxe',
		pointer: '/operadores',
		value: [
			{ simbolo: ':=', descricao: 'atribui', equivalente: '=' },
			{ simbolo: ':=', descricao: 'declara', equivalente: 'let' },
		],
	},
	check: files => (0,_repeats_js$m2  .D)((0,_fields_js$m1  .i)(files, { sintaxe: ['operadores/*/simbolo'] }), 'operator'),
};
const verboUnique = {
	id: 'verbo-unique',
	level: 'error',
	title: $said('An HTTP verb is listed once'),
	why: $said('Completion would offer it twice.'),
	remedy: $said('Remove the second one.'),
	planted: { file: 'sintaxe', pointer: '/verbos_http', value: ['GET', 'GET'] },
	check: files => (0,_repeats_js$m2  .D)((0,_fields_js$m1  .i)(files, { sintaxe: ['verbos_http/*'] }), 'HTTP verb'),
};
const regraUnique = {
	id: 'regra-unique',
	level: 'error',
	title: $said('A rule of the language is told once'),
	why: $said('Lists of advice would repeat themselves; usually two sources were merged that hold the same text.'),
	remedy: $said('Remove the second one.'),
	planted: {
		file: 'sintaxe',
		pointer: '/regras',
		value: ['Tab é erro de sintaxe.', 'Tab é erro de sintaxe.'],
	},
	check: files => (0,_repeats_js$m2  .D)((0,_fields_js$m1  .i)(files, { sintaxe: ['regras/*'] }), 'rule'),
};
const NOT_IN_EXTENSION = /[/\\:*?"<>|]|\p{Zs}/u;
const extensaoForm = {
	id: 'extensao-form',
	level: 'error',
	title: $said('`extensao` is the end of a file name'),
	why: $said('Editors register the extension as it is; with a space, a slash or a wildcard it matches no file.'),
	remedy: $said('Write the dot and the extension alone, such as ".lm".'),
	planted: { file: 'sintaxe', pointer: '/extensao', value: '.lm/*' },
	*check({ sintaxe }) {
		const extensao = sintaxe?.extensao.trim() ?? '';
		const found = NOT_IN_EXTENSION.exec(extensao)?.[0];
		if (found === undefined)
			return;
		const message = $said`\`extensao\` is ${(0,_text_shown_js$m0  .SP)(extensao)}; ${(0,_text_shown_js$m0  .SP)(found)} cannot stand in the name of a file.`;
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


 }),

 68092:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   f: () => (  textRules)
 });
 var _text_shown_js$m0 = __webpack_require__(69531);
 var _code_point_js$m1 = __webpack_require__(90040);
 var _fields_js$m2 = __webpack_require__(68587);



const SUMMARIES = {
	modulos: ['modulos/*/simbolos/*/resumo'],
	comandos: ['grupos/*/comandos/*/resumo'],
};
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
const PARAGRAPHS = {
	sintaxe: ['regras/*'],
	comandos: ['grupos/*/comandos/*/detalhe', 'grupos/*/comandos/*/exemplos/*/comando'],
	erros: ['codigos/*/explicacao', 'codigos/*/exemplo', 'codigos/*/solucao'],
};
const LINE_BREAK = /[\n\r\u0085\p{Zl}\p{Zp}]/u;
const resumoOneLine = {
	id: 'resumo-one-line',
	level: 'error',
	title: $said('`resumo` is one line'),
	why: $said('Completion menus and lists show one line; the rest is lost or breaks the list.'),
	remedy: $said('Take the first line or sentence; longer text belongs in `detalhe` or in the documentation.'),
	planted: {
		file: 'modulos',
		pointer: '/modulos/0/simbolos/0',
		value: { resumo: 'Sem espaços em volta.\nO resto fica.' },
	},
	*check(files) {
		for (const { file, pointer, value } of (0,_fields_js$m2  .i)(files, SUMMARIES)) {
			if (!LINE_BREAK.test(value))
				continue;
			yield { file, pointer, message: $said`\`resumo\` has several lines: ${(0,_text_shown_js$m0  .SP)(value)}.` };
		}
	},
};
const labelOneLine = {
	id: 'label-one-line',
	level: 'warning',
	title: $said('Short texts are one line'),
	why: $said('Titles, signatures, usage lines and notes stand in tables and menus, which a line break tears apart.'),
	remedy: $said('Join the lines with a space.'),
	planted: {
		file: 'erros',
		pointer: '/codigos/0',
		value: { titulo: 'Indentação\ninconsistente' },
	},
	*check(files) {
		for (const { file, pointer, value } of (0,_fields_js$m2  .i)(files, LABELS)) {
			if (!LINE_BREAK.test(value))
				continue;
			yield { file, pointer, message: $said`The text has several lines: ${(0,_text_shown_js$m0  .SP)(value)}.` };
		}
	},
};
const NOT_IN_TEXTS = /(?![\t\n\r\u0085])[\p{Cc}\p{Cs}]/u;
const textCharacters = {
	id: 'text-characters',
	level: 'error',
	title: $said('Texts hold no control characters but newline and tab, and no broken ones'),
	why: $said('A terminal obeys an escape sequence in an explanation; many readers of JSON refuse a NUL or a lone surrogate.'),
	remedy: $said('Remove the character where the text is written; in source code it is often an escape such as \\x1b.'),
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
			yield { file, pointer, message: $said`The text ${(0,_text_shown_js$m0  .SP)(value)} holds the character ${(0,_code_point_js$m1  .y)(found)}.` };
		}
	},
};
const textDecoded = {
	id: 'text-decoded',
	level: 'warning',
	title: $said('Texts hold no replacement characters'),
	why: $said('U+FFFD stands where a program read a text in the wrong encoding: a letter is lost.'),
	remedy: $said('Save the source as UTF-8, or read it in the encoding that it has.'),
	planted: {
		file: 'erros',
		pointer: '/codigos/0',
		value: { titulo: 'Indenta\ufffd\ufffdo inconsistente' },
	},
	*check(files) {
		for (const { file, pointer, value } of allTexts(files)) {
			if (!value.includes('\ufffd'))
				continue;
			yield { file, pointer, message: $said`The text ${(0,_text_shown_js$m0  .SP)(value)} holds the replacement character U+FFFD.` };
		}
	},
};
const textLineEnds = {
	id: 'text-line-ends',
	level: 'warning',
	title: $said('Lines of texts end in a newline alone'),
	why: $said('The same source gives other bytes on Windows, and code examples show stray characters.'),
	remedy: $said('Replace carriage returns in `map`, or save the source with LF line ends.'),
	planted: {
		file: 'erros',
		pointer: '/codigos/0',
		value: { exemplo: 'se x:\r\n    mostre x' },
	},
	*check(files) {
		for (const { file, pointer, value } of (0,_fields_js$m2  .i)(files, PARAGRAPHS)) {
			if (!value.includes('\r'))
				continue;
			yield { file, pointer, message: $said`The text ${(0,_text_shown_js$m0  .SP)(value)} holds carriage returns.` };
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
		yield* (0,_fields_js$m2  .i)(files, paths);
}


 }),

 36549:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   m: () => (  totalRules)
 });
 var _contract_counts_js$m0 = __webpack_require__(67451);

const totalEqualsCount = {
	id: 'total-equals-count',
	level: 'error',
	title: $said('Totals are what there is to count'),
	why: $said('Clients show a total, or allocate by it, without counting; a wrong one hides that entries were lost.'),
	remedy: $said('Compute the total from the entries; do not write it by hand.'),
	planted: { file: 'embutidas', pointer: '', value: { total: 3, funcoes: ['mostre', 'tamanho'] } },
	*check({ embutidas, modulos, comandos, erros, conteudos }) {
		if (embutidas) {
			yield* compare('embutidas', '/total', embutidas.total, embutidas.funcoes.length, 'functions');
		}
		if (modulos) {
			const list = modulos.modulos;
			for (const [i, { total, simbolos }] of list.entries()) {
				yield* compare('modulos', `/modulos/${i}/total`, total, simbolos.length, $said('symbols in the module'));
			}
			yield* compare('modulos', '/total_modulos', modulos.total_modulos, list.length, 'modules');
			const simbolos = (0,_contract_counts_js$m0  .cz)(list.map(modulo => modulo.simbolos.length));
			yield* compare('modulos', '/total_simbolos', modulos.total_simbolos, simbolos, $said('symbols over all modules'));
		}
		if (comandos) {
			const count = (0,_contract_counts_js$m0  .cz)(comandos.grupos.map(grupo => grupo.comandos.length));
			yield* compare('comandos', '/total', comandos.total, count, $said('commands over all groups'));
		}
		if (erros)
			yield* compare('erros', '/total', erros.total, erros.codigos.length, 'error codes');
		if (conteudos) {
			const { total, modulos: folders } = conteudos.exercicios;
			const count = (0,_contract_counts_js$m0  .cz)(Object.values(folders));
			yield* compare('conteudos', '/exercicios/total', total, count, $said('exercises over all folders'));
		}
	},
};
const totalRules = [totalEqualsCount];
function* compare(file, pointer, total, count, counted) {
	if (total !== count) {
		yield {
			file,
			pointer,
			message: $said`\`${pointer.slice(1)}\` is ${total}, but there are ${count} ${counted}.`,
		};
	}
}


 }),

 33728:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   G: () => (  versaoRules)
 });
 var _contract_files_js$m0 = __webpack_require__(77964);
 var _text_shown_js$m1 = __webpack_require__(69531);


const versaoEqual = {
	id: 'versao-equal',
	level: 'error',
	title: $said('`versao` is the same in all files'),
	why: $said('Clients read `versao` in one file and rely on it for the others; a mixture of two builds looks like one.'),
	remedy: $said('Build all seven files from the same source, and publish them together.'),
	planted: { file: 'erros', pointer: '/versao', value: '0.9.0' },
	*check(files) {
		const first = _contract_files_js$m0  .GY.find(name => files[name] !== undefined);
		if (first === undefined)
			return;
		const expected = files[first]?.versao.trim();
		for (const file of _contract_files_js$m0  .GY) {
			const versao = files[file]?.versao;
			if (versao === undefined || versao.trim() === expected)
				continue;
			const message = $said`\`versao\` is ${(0,_text_shown_js$m1  .SP)(versao)}, and ${(0,_text_shown_js$m1  .SP)(expected)} in ${(0,_contract_files_js$m0  .XM)(first)}.`;
			yield { file, pointer: '/versao', message };
		}
	},
};
const versaoRules = [versaoEqual];


 }),

 78007:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Ai: () => (  manifestUnlisted),
   C2: () => (  manifestPathUnique),
   Im: () => (  manifestPolicy),
   T8: () => (  manifestBytes),
   dL: () => (  manifestSha256),
   gf: () => (  MANIFEST_RULES),
   mv: () => (  manifestVersao),
   ws: () => (  manifestFileMissing)
 });
const manifestFileMissing = manifestRule({
	id: 'manifest-file-missing',
	title: $said('What the manifest lists is there'),
	why: $said('Mirrors and caches fetch what the manifest lists.'),
	remedy: $said('Publish the folder as a whole, as it was built.'),
});
const manifestBytes = manifestRule({
	id: 'manifest-bytes',
	title: $said('A file has the size that the manifest says'),
	why: $said('The file was changed or cut short after the build, or files of two builds are mixed.'),
	remedy: $said('Build again and publish the folder as a whole; do not edit or reformat published files.'),
});
const manifestSha256 = manifestRule({
	id: 'manifest-sha256',
	title: $said('A file has the hash that the manifest says'),
	why: $said('The file was changed after the build, or files of two builds are mixed.'),
	remedy: $said('Build again and publish the folder as a whole; do not edit or reformat published files.'),
});
const manifestUnlisted = manifestRule({
	id: 'manifest-unlisted',
	title: $said('The manifest lists the published files'),
	why: $said('A file that is not listed is not proved: nobody can tell whether it belongs to this build.'),
	remedy: $said('Build again; the manifest lists everything that the build writes.'),
});
const manifestPathUnique = manifestRule({
	id: 'manifest-path-unique',
	title: $said('The manifest lists a file once'),
	why: $said('Two entries for one file can disagree on its hash.'),
	remedy: $said('Build again; the manifest is not meant to be edited.'),
});
const manifestVersao = manifestRule({
	id: 'manifest-versao',
	title: $said('The manifest has the `versao` of the files'),
	why: $said('The manifest is of another build than the files.'),
	remedy: $said('Publish the manifest and the files of one build together.'),
});
const manifestPolicy = {
	...manifestRule({
		id: 'manifest-policy',
		title: $said('The manifest changes rules that there are'),
		why: $said('A change that cannot be applied is left out, so the files are judged by the rule as it is.'),
		remedy: $said('Correct `rules` in refdata.yml and build again; this may also be the mark of another version.'),
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


 }),

 30195:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Ah: () => (  registryFirst),
   Aw: () => (  registryChanged),
   GE: () => (  registryYankedUnknown),
   In: () => (  registryArchivesAbsent),
   JI: () => (  registryArchiveSize),
   Lz: () => (  registryArchiveManifest),
   Mt: () => (  registryVanished),
   NS: () => (  packageEntry),
   TI: () => (  registryArchiveSha256),
   T_: () => (  registryDependencyUnknown),
   Vg: () => (  registryDependencyConflict),
   ZP: () => (  PACKAGE_RULES),
   cT: () => (  registryDependencyUnsatisfied),
   eX: () => (  packageDependency),
   eZ: () => (  registryVersion),
   fd: () => (  registryPackageName),
   fy: () => (  registryArchiveName),
   i9: () => (  packageFiles),
   jL: () => (  packageRepeated),
   jP: () => (  packageField),
   jT: () => (  registryName),
   kw: () => (  REGISTRY_RULES),
   l5: () => (  registryRange),
   lT: () => (  registryCopy),
   oo: () => (  registryYanked),
   or: () => (  registryArchiveMissing),
   qW: () => (  registryArchiveEntry),
   rQ: () => (  registryArchiveUnreadable),
   re: () => (  registryDependencyCycle),
   sk: () => (  registryArchiveOrphan),
   u5: () => (  packageManifest),
   wv: () => (  registryArchiveRoot),
   yj: () => (  packageSize)
 });
const packageManifest = fixedError({
	id: 'package-manifest',
	title: $said('The manifest of a package can be read'),
	why: $said('Name, version and dependencies of a package stand there and nowhere else.'),
	remedy: $said('Correct the manifest; `registro.pacotes` in refdata.yml says which files are manifests.'),
	example: '[package]\nname = "texto"\nversion = 1.0.0',
});
const packageField = fixedError({
	id: 'package-field',
	title: $said('The manifest has a name, a version, and fields of the right type'),
	why: $said('A package without a name or a version cannot be found, and a list in place of a text breaks clients.'),
	remedy: $said('Correct the field in the manifest, or say with `registro.map` in refdata.yml where the manifest has it.'),
	example: '[package]\nname = "texto"\nversion = 1',
});
const packageRepeated = fixedError({
	id: 'package-repeated',
	title: $said('Two manifests do not have the same name'),
	why: $said('Which of the two would be published depends on nothing that anybody decided.'),
	remedy: $said('Rename one of them, or make `registro.pacotes` in refdata.yml narrower.'),
});
const packageEntry = fixedError({
	id: 'package-entry',
	title: $said('The entry file of a package is in its archive'),
	why: $said('The package installs, and the first program that uses it fails.'),
	remedy: $said('Correct `entry` in the manifest, add the file, or take it out of .gitignore.'),
});
const packageDependency = fixedError({
	id: 'package-dependency',
	title: $said('A package depends on packages of the registry'),
	why: $said('A path, a repository or an address that only its author has cannot be installed by anybody else.'),
	remedy: $said('Give a version range, or add `version` beside `path`, `git` or `url`: that is what will be published.'),
	example: '[dependencies]\nmoeda = { path = "../moeda" }',
});
const packageFiles = fixedError({
	id: 'package-files',
	title: $said('A package holds plain files with names that every system can have'),
	why: $said('Links lead out of the package, and some names cannot be unpacked on Windows or macOS.'),
	remedy: $said('Replace the link by the file, rename the file, or leave it out with .gitignore.'),
});
const packageSize = fixedError({
	id: 'package-size',
	title: $said('A package is not larger than the limit'),
	why: $said('Everybody who installs it downloads it; what is large is mostly there by mistake.'),
	remedy: $said('Leave files out with .gitignore, or raise `limits.package_mib` in refdata.yml.'),
});
const registryFirst = {
	id: 'registry-first',
	level: 'notice',
	title: $said('Where the previous index should be, there is one'),
	why: $said('This is taken for the first publication: older versions, if there were any, are not in the new index.'),
	remedy: $said('If this is not the first publication, correct `registro.previous` in refdata.yml.'),
	fixed: true,
};
const registryName = fixedError({
	id: 'registry-name',
	title: $said('All files carry the name of the registry'),
	why: $said('Clients take an index with another name for something else.'),
	remedy: $said('Build again; `registro.name` in refdata.yml gives the name where it is not that of the language.'),
	example: '{\n "registro": "DataForge",\n "pacotes": {}\n}',
});
const registryPackageName = fixedError({
	id: 'registry-package-name',
	title: $said('A package name is a lower-case letter and 1 to 48 letters, digits, `_` or `-`'),
	why: $said('The name becomes a folder, a file and a part of addresses; clients refuse others.'),
	remedy: $said('Rename the package in its manifest.'),
	example: '[package]\nname = "Texto"\nversion = "1.0.0"',
});
const registryVersion = fixedError({
	id: 'registry-version',
	title: $said('A version is major.minor.patch, with -pre for a pre-release'),
	why: $said('Clients compare versions; one that cannot be compared is never chosen, or always.'),
	remedy: $said('Write three numbers without `v`, such as 1.0.0 or 2.0.0-beta.1.'),
	example: '[package]\nname = "texto"\nversion = "1.0"',
});
const registryRange = fixedError({
	id: 'registry-range',
	title: $said('A version range can be read'),
	why: $said('No client can choose a version for it: the package cannot be installed.'),
	remedy: $said('Write a version, ^1.2, ~1.2, comparators such as ">=1.2, <2", or *; there is no ||, no 1.x and no "1 - 2".'),
	example: '[dependencies]\nmoeda = "1.x || 2.x"',
});
const registryDependencyUnknown = fixedError({
	id: 'registry-dependency-unknown',
	title: $said('A dependency is in the registry'),
	why: $said('The package cannot be installed.'),
	remedy: $said('Correct the name, publish the package that is missing, or remove the dependency.'),
});
const registryDependencyUnsatisfied = fixedError({
	id: 'registry-dependency-unsatisfied',
	title: $said('Some version is in the range of a dependency'),
	why: $said('The package cannot be installed.'),
	remedy: $said('Correct the range; a bare version means exactly that version.'),
});
const registryDependencyConflict = fixedError({
	id: 'registry-dependency-conflict',
	title: $said('The dependencies of a version agree with each other'),
	why: $said('Two packages on the way ask for different versions of a third: the package cannot be installed.'),
	remedy: $said('Widen one of the ranges, in a new version of the package that has it.'),
});
const registryDependencyCycle = fixedError({
	id: 'registry-dependency-cycle',
	title: $said('No package depends on itself, directly or through others'),
	why: $said('None of them can be loaded before the others.'),
	remedy: $said('Remove one of the dependencies, or move what both need into a third package.'),
});
const registryChanged = fixedError({
	id: 'registry-changed',
	title: $said('A published version does not change'),
	why: $said('Who has installed it has another content under the same version, and their lock file refuses the new one.'),
	remedy: $said('Raise the version in the manifest; to withdraw a version, name it under `registro.yanked` as well.'),
});
const registryVanished = fixedError({
	id: 'registry-vanished',
	title: $said('What was published stays published'),
	why: $said('Projects that depend on it can no longer be installed.'),
	remedy: $said('Put it back; in refdata.yml, `registro.archived` keeps a package without source and `registro.yanked` withdraws it.'),
});
const registryYanked = fixedError({
	id: 'registry-yanked',
	title: $said('A withdrawn version is not published again'),
	why: $said('The same version would mean two contents.'),
	remedy: $said('Raise the version in the manifest, or remove it from `registro.yanked` in refdata.yml.'),
});
const registryYankedUnknown = {
	id: 'registry-yanked-unknown',
	level: 'warning',
	title: $said('What is withdrawn was published'),
	why: $said('A name or version that nothing has withdraws nothing, and what was meant stays published.'),
	remedy: $said('Correct it below `registro.yanked` in refdata.yml; versions are written in full, as 1.4.0.'),
	example: 'yanked: { texto: ["1.0"] }, where 1.0.0 is published',
	fixed: true,
};
const registryArchiveName = fixedError({
	id: 'registry-archive-name',
	title: $said('Each version has an archive of its own, named by a plain file name'),
	why: $said('Two versions with one archive cannot both be what they say; a path leads out of the registry.'),
	remedy: $said('Build the index again; the archive is <name>-<version>.tar.gz.'),
});
const registryArchiveMissing = fixedError({
	id: 'registry-archive-missing',
	title: $said('The archive of a version is there'),
	why: $said('The version cannot be installed.'),
	remedy: $said('Publish the folder pacotes/ together with the index.'),
});
const registryArchivesAbsent = {
	id: 'registry-archives-absent',
	level: 'notice',
	title: $said('Archives are beside the index'),
	why: $said('Archives that are not looked at are not proved; what the index says of them may be wrong.'),
	remedy: $said('Check the published registry, or the folder that has pacotes/ with the archives.'),
	fixed: true,
};
const registryArchiveOrphan = fixedError({
	id: 'registry-archive-orphan',
	title: $said('Every archive belongs to a version'),
	why: $said('It can be downloaded and nothing proves what it is; mostly a version was lost from the index.'),
	remedy: $said('Build the index again, or remove the archive.'),
});
const registryArchiveSha256 = fixedError({
	id: 'registry-archive-sha256',
	title: $said('An archive has the hash that the index says'),
	why: $said('Clients refuse the archive: it was changed, or cut short, after it was published.'),
	remedy: $said('Put the archive back as it was published; for another content, raise the version.'),
});
const registryArchiveUnreadable = fixedError({
	id: 'registry-archive-unreadable',
	title: $said('An archive is a whole gzip-compressed tar file'),
	why: $said('Clients cannot unpack it.'),
	remedy: $said('Pack it again with `refdata registry pack`, or look what the server answers.'),
});
const registryArchiveEntry = fixedError({
	id: 'registry-archive-entry',
	title: $said('An archive holds files and folders only, each once, and none outside of it'),
	why: $said('Absolute paths, "..", links and devices write where they should not; clients refuse the archive.'),
	remedy: $said('Pack it again with `refdata registry pack`; treat an archive that you did not make as an attack.'),
});
const registryArchiveRoot = fixedError({
	id: 'registry-archive-root',
	title: $said('An archive holds one folder, <name>-<version>'),
	why: $said('Clients unpack that folder as the package.'),
	remedy: $said('Pack it again with `refdata registry pack`.'),
});
const registryArchiveManifest = fixedError({
	id: 'registry-archive-manifest',
	title: $said('The manifest in an archive has the name and version of the index'),
	why: $said('The archive is of another package or version than the one that is asked for.'),
	remedy: $said('Pack the right version again and publish it under a new version.'),
});
const registryArchiveSize = fixedError({
	id: 'registry-archive-size',
	title: $said('An archive unpacks to a reasonable size'),
	why: $said('A small archive that unpacks to gigabytes fills the disks of those who install it.'),
	remedy: $said('Pack less; treat an archive that you did not make as an attack.'),
});
const registryCopy = fixedError({
	id: 'registry-copy',
	title: $said('config.json and the files of single packages say what the index says'),
	why: $said('Clients that read the small files see another registry than those that read the index.'),
	remedy: $said('Build the registry again and publish the folder as a whole.'),
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
	registryYankedUnknown,
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


 }),

 96968:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Ex: () => (  addressUnrecorded),
   Wb: () => (  PAGE_RULES),
   jT: () => (  addressFollowerUnknown)
 });
const addressUnrecorded = {
	id: 'address-unrecorded',
	level: 'notice',
	title: $said('Every address is recorded'),
	why: $said('People and other sites keep the address of a page. One that is recorded is never given to anything else, and keeps a page when its thing is gone; one that is not may.'),
	remedy: $said('Run `refdata addresses --write`, and commit the file that `enderecos` in refdata.yml names.'),
	example: 'enderecos: enderecos.json',
};
const addressFollowerUnknown = {
	id: 'address-follower-unknown',
	level: 'warning',
	title: $said('What is said to follow a thing is there'),
	why: $said('The page of a thing that is gone leads to what `agora` names, however often that was renamed. Where that is nothing, or leads back to itself, the page leads nowhere, and nobody is told of a successor.'),
	remedy: $said('Write the whole id of what it is called now, as the file has it: `modulo:Lume.Novo`.'),
	example: '"agora": "Lume.Novo"',
};
const PAGE_RULES = [addressUnrecorded, addressFollowerUnknown];


 }),

 9324:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   DY: () => (  jsonDuplicateKey),
   ME: () => (  fileTooLarge),
   OK: () => (  encoding),
   WO: () => (  fileUnreadable),
   WS: () => (  jsonSyntax),
   Zr: () => (  fileUnknown),
   pJ: () => (  CONTRACT_RULES),
   tO: () => (  fileMissing),
   wQ: () => (  schema)
 });
const fileMissing = fixedError({
	id: 'file-missing',
	title: $said('All seven files are there'),
	why: $said('Clients start at the index and follow `rotas`; a file that is not there ends in an error for their users.'),
	remedy: $said('Publish all seven files together; `refdata build` always writes all of them.'),
});
const fileUnreadable = fixedError({
	id: 'file-unreadable',
	title: $said('Every file can be read'),
	why: $said('A server that answers with an error, or not in time, gives clients nothing.'),
	remedy: $said('Open the address or the file yourself, and look what stands in the way.'),
});
const fileTooLarge = fixedError({
	id: 'file-too-large',
	title: $said('A file has at most 64 MiB'),
	why: $said('Clients read a file as a whole; a larger one is a mistake or an attack.'),
	remedy: $said('Look what was written into the file; `limits.published_mib` lets `refdata check` read a larger one.'),
});
const fileUnknown = {
	id: 'file-unknown',
	level: 'notice',
	title: $said('Only the files of the contract are beside each other'),
	why: $said('Nothing refers to another JSON file in `api/`: it may be a misspelt name, or left over from an earlier version.'),
	remedy: $said('Rename or remove the file; data of your own has a better place outside `api/`.'),
	fixed: true,
};
const encoding = fixedError({
	id: 'encoding',
	title: $said('A file is UTF-8 without byte order mark'),
	why: $said('JSON is UTF-8 (RFC 8259); many parsers refuse a byte order mark, and all show wrong letters for other encodings.'),
	remedy: $said('Save the file as UTF-8 without byte order mark.'),
});
const jsonSyntax = fixedError({
	id: 'json-syntax',
	title: $said('A file is JSON'),
	why: $said('No client can read it otherwise.'),
	remedy: $said('Write the file with a JSON library rather than by hand; look whether it was cut short.'),
	example: '{"versao": "1.4.0", "total": 1, "fun',
	exampleAt: '/api/embutidas.json',
});
const jsonDuplicateKey = fixedError({
	id: 'json-duplicate-key',
	title: $said('A key stands once in its object'),
	why: $said('Most parsers keep the last one and say nothing, others the first: two clients see different data.'),
	remedy: $said('Remove one of the two.'),
	example: '{\n  "versao": "1.4.0",\n  "exemplos": 8,\n  "exemplos": 9\n}',
	exampleAt: '/api/conteudos.json',
});
const schema = fixedError({
	id: 'schema',
	title: $said('A file follows its JSON Schema'),
	why: $said('Clients are written against exactly these fields and types; one that is missing, or of another type, breaks them.'),
	remedy: $said('Give the value that `schemas/` describes; fields of your own do not belong into these files.'),
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


 })

};
