// Generated from schemas/ by scripts/generate-contract.mjs: change the schemas, not this file.
import imported0 from "ajv/dist/runtime/ucs2length.js";

export const index = validate20;
const func1 = imported0.default ?? imported0;
const pattern4 = new RegExp("^https?://[^\\s/?#]+(?:[/?#]\\S*)?$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:refdata-action:schema:index:1" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.nome === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nome"}};
vErrors = withError(vErrors, err0);
errors++;
}
if(data.versao === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "versao"}};
vErrors = withError(vErrors, err1);
errors++;
}
if(data.descricao === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "descricao"}};
vErrors = withError(vErrors, err2);
errors++;
}
if(data.documentacao === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "documentacao"}};
vErrors = withError(vErrors, err3);
errors++;
}
if(data.rotas === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rotas"}};
vErrors = withError(vErrors, err4);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "nome") || (key0 === "versao")) || (key0 === "descricao")) || (key0 === "documentacao")) || (key0 === "rotas"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = withError(vErrors, err5);
errors++;
}
}
if(data.nome !== undefined){
let data0 = data.nome;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err6 = {instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err7);
errors++;
}
}
if(data.versao !== undefined){
let data1 = data.versao;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err8 = {instancePath:instancePath+"/versao",schemaPath:"#/properties/versao/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/versao",schemaPath:"#/properties/versao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err9);
errors++;
}
}
if(data.descricao !== undefined){
if(typeof data.descricao !== "string"){
const err10 = {instancePath:instancePath+"/descricao",schemaPath:"#/properties/descricao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err10);
errors++;
}
}
if(data.documentacao !== undefined){
let data3 = data.documentacao;
if(typeof data3 === "string"){
if(!pattern4.test(data3)){
const err11 = {instancePath:instancePath+"/documentacao",schemaPath:"#/properties/documentacao/pattern",keyword:"pattern",params:{pattern: "^https?://[^\\s/?#]+(?:[/?#]\\S*)?$"}};
vErrors = withError(vErrors, err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/documentacao",schemaPath:"#/properties/documentacao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err12);
errors++;
}
}
if(data.rotas !== undefined){
let data4 = data.rotas;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.sintaxe === undefined){
const err13 = {instancePath:instancePath+"/rotas",schemaPath:"#/properties/rotas/required",keyword:"required",params:{missingProperty: "sintaxe"}};
vErrors = withError(vErrors, err13);
errors++;
}
if(data4.embutidas === undefined){
const err14 = {instancePath:instancePath+"/rotas",schemaPath:"#/properties/rotas/required",keyword:"required",params:{missingProperty: "embutidas"}};
vErrors = withError(vErrors, err14);
errors++;
}
if(data4.modulos === undefined){
const err15 = {instancePath:instancePath+"/rotas",schemaPath:"#/properties/rotas/required",keyword:"required",params:{missingProperty: "modulos"}};
vErrors = withError(vErrors, err15);
errors++;
}
if(data4.comandos === undefined){
const err16 = {instancePath:instancePath+"/rotas",schemaPath:"#/properties/rotas/required",keyword:"required",params:{missingProperty: "comandos"}};
vErrors = withError(vErrors, err16);
errors++;
}
if(data4.erros === undefined){
const err17 = {instancePath:instancePath+"/rotas",schemaPath:"#/properties/rotas/required",keyword:"required",params:{missingProperty: "erros"}};
vErrors = withError(vErrors, err17);
errors++;
}
if(data4.conteudos === undefined){
const err18 = {instancePath:instancePath+"/rotas",schemaPath:"#/properties/rotas/required",keyword:"required",params:{missingProperty: "conteudos"}};
vErrors = withError(vErrors, err18);
errors++;
}
for(const key1 in data4){
if(!((((((key1 === "sintaxe") || (key1 === "embutidas")) || (key1 === "modulos")) || (key1 === "comandos")) || (key1 === "erros")) || (key1 === "conteudos"))){
const err19 = {instancePath:instancePath+"/rotas",schemaPath:"#/properties/rotas/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = withError(vErrors, err19);
errors++;
}
}
if(data4.sintaxe !== undefined){
if("/api/sintaxe.json" !== data4.sintaxe){
const err20 = {instancePath:instancePath+"/rotas/sintaxe",schemaPath:"#/properties/rotas/properties/sintaxe/const",keyword:"const",params:{allowedValue: "/api/sintaxe.json"}};
vErrors = withError(vErrors, err20);
errors++;
}
}
if(data4.embutidas !== undefined){
if("/api/embutidas.json" !== data4.embutidas){
const err21 = {instancePath:instancePath+"/rotas/embutidas",schemaPath:"#/properties/rotas/properties/embutidas/const",keyword:"const",params:{allowedValue: "/api/embutidas.json"}};
vErrors = withError(vErrors, err21);
errors++;
}
}
if(data4.modulos !== undefined){
if("/api/modulos.json" !== data4.modulos){
const err22 = {instancePath:instancePath+"/rotas/modulos",schemaPath:"#/properties/rotas/properties/modulos/const",keyword:"const",params:{allowedValue: "/api/modulos.json"}};
vErrors = withError(vErrors, err22);
errors++;
}
}
if(data4.comandos !== undefined){
if("/api/comandos.json" !== data4.comandos){
const err23 = {instancePath:instancePath+"/rotas/comandos",schemaPath:"#/properties/rotas/properties/comandos/const",keyword:"const",params:{allowedValue: "/api/comandos.json"}};
vErrors = withError(vErrors, err23);
errors++;
}
}
if(data4.erros !== undefined){
if("/api/erros.json" !== data4.erros){
const err24 = {instancePath:instancePath+"/rotas/erros",schemaPath:"#/properties/rotas/properties/erros/const",keyword:"const",params:{allowedValue: "/api/erros.json"}};
vErrors = withError(vErrors, err24);
errors++;
}
}
if(data4.conteudos !== undefined){
if("/api/conteudos.json" !== data4.conteudos){
const err25 = {instancePath:instancePath+"/rotas/conteudos",schemaPath:"#/properties/rotas/properties/conteudos/const",keyword:"const",params:{allowedValue: "/api/conteudos.json"}};
vErrors = withError(vErrors, err25);
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/rotas",schemaPath:"#/properties/rotas/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err26);
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err27);
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const sintaxe = validate21;
const schema32 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:refdata-action:schema:sintaxe:1","type":"object","additionalProperties":false,"required":["versao","extensao","reservadas","contextuais","operadores","verbos_http","regras"],"properties":{"versao":{"type":"string","minLength":1},"extensao":{"type":"string","pattern":"^\\.\\S"},"reservadas":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["palavra","descricao","equivalente"],"properties":{"palavra":{"type":"string","minLength":1},"descricao":{"type":"string"},"equivalente":{"type":"string"}}}},"contextuais":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["palavra","descricao","equivalente","onde"],"properties":{"palavra":{"type":"string","minLength":1},"descricao":{"type":"string"},"equivalente":{"type":"string"},"onde":{"type":"string"}}}},"operadores":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["simbolo","descricao","equivalente"],"properties":{"simbolo":{"type":"string","minLength":1},"descricao":{"type":"string"},"equivalente":{"type":"string"}}}},"verbos_http":{"type":"array","items":{"enum":["GET","POST","PUT","PATCH","DELETE","HEAD","OPTIONS","ANY"]}},"regras":{"type":"array","items":{"type":"string"}}}};
const pattern5 = new RegExp("^\\.\\S", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:refdata-action:schema:sintaxe:1" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.versao === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "versao"}};
vErrors = withError(vErrors, err0);
errors++;
}
if(data.extensao === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "extensao"}};
vErrors = withError(vErrors, err1);
errors++;
}
if(data.reservadas === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reservadas"}};
vErrors = withError(vErrors, err2);
errors++;
}
if(data.contextuais === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contextuais"}};
vErrors = withError(vErrors, err3);
errors++;
}
if(data.operadores === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operadores"}};
vErrors = withError(vErrors, err4);
errors++;
}
if(data.verbos_http === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verbos_http"}};
vErrors = withError(vErrors, err5);
errors++;
}
if(data.regras === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "regras"}};
vErrors = withError(vErrors, err6);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "versao") || (key0 === "extensao")) || (key0 === "reservadas")) || (key0 === "contextuais")) || (key0 === "operadores")) || (key0 === "verbos_http")) || (key0 === "regras"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = withError(vErrors, err7);
errors++;
}
}
if(data.versao !== undefined){
let data0 = data.versao;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err8 = {instancePath:instancePath+"/versao",schemaPath:"#/properties/versao/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/versao",schemaPath:"#/properties/versao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err9);
errors++;
}
}
if(data.extensao !== undefined){
let data1 = data.extensao;
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
const err10 = {instancePath:instancePath+"/extensao",schemaPath:"#/properties/extensao/pattern",keyword:"pattern",params:{pattern: "^\\.\\S"}};
vErrors = withError(vErrors, err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/extensao",schemaPath:"#/properties/extensao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err11);
errors++;
}
}
if(data.reservadas !== undefined){
let data2 = data.reservadas;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.palavra === undefined){
const err12 = {instancePath:instancePath+"/reservadas/" + i0,schemaPath:"#/properties/reservadas/items/required",keyword:"required",params:{missingProperty: "palavra"}};
vErrors = withError(vErrors, err12);
errors++;
}
if(data3.descricao === undefined){
const err13 = {instancePath:instancePath+"/reservadas/" + i0,schemaPath:"#/properties/reservadas/items/required",keyword:"required",params:{missingProperty: "descricao"}};
vErrors = withError(vErrors, err13);
errors++;
}
if(data3.equivalente === undefined){
const err14 = {instancePath:instancePath+"/reservadas/" + i0,schemaPath:"#/properties/reservadas/items/required",keyword:"required",params:{missingProperty: "equivalente"}};
vErrors = withError(vErrors, err14);
errors++;
}
for(const key1 in data3){
if(!(((key1 === "palavra") || (key1 === "descricao")) || (key1 === "equivalente"))){
const err15 = {instancePath:instancePath+"/reservadas/" + i0,schemaPath:"#/properties/reservadas/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = withError(vErrors, err15);
errors++;
}
}
if(data3.palavra !== undefined){
let data4 = data3.palavra;
if(typeof data4 === "string"){
if(func1(data4) < 1){
const err16 = {instancePath:instancePath+"/reservadas/" + i0+"/palavra",schemaPath:"#/properties/reservadas/items/properties/palavra/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/reservadas/" + i0+"/palavra",schemaPath:"#/properties/reservadas/items/properties/palavra/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err17);
errors++;
}
}
if(data3.descricao !== undefined){
if(typeof data3.descricao !== "string"){
const err18 = {instancePath:instancePath+"/reservadas/" + i0+"/descricao",schemaPath:"#/properties/reservadas/items/properties/descricao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err18);
errors++;
}
}
if(data3.equivalente !== undefined){
if(typeof data3.equivalente !== "string"){
const err19 = {instancePath:instancePath+"/reservadas/" + i0+"/equivalente",schemaPath:"#/properties/reservadas/items/properties/equivalente/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err19);
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/reservadas/" + i0,schemaPath:"#/properties/reservadas/items/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err20);
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/reservadas",schemaPath:"#/properties/reservadas/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err21);
errors++;
}
}
if(data.contextuais !== undefined){
let data7 = data.contextuais;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.palavra === undefined){
const err22 = {instancePath:instancePath+"/contextuais/" + i1,schemaPath:"#/properties/contextuais/items/required",keyword:"required",params:{missingProperty: "palavra"}};
vErrors = withError(vErrors, err22);
errors++;
}
if(data8.descricao === undefined){
const err23 = {instancePath:instancePath+"/contextuais/" + i1,schemaPath:"#/properties/contextuais/items/required",keyword:"required",params:{missingProperty: "descricao"}};
vErrors = withError(vErrors, err23);
errors++;
}
if(data8.equivalente === undefined){
const err24 = {instancePath:instancePath+"/contextuais/" + i1,schemaPath:"#/properties/contextuais/items/required",keyword:"required",params:{missingProperty: "equivalente"}};
vErrors = withError(vErrors, err24);
errors++;
}
if(data8.onde === undefined){
const err25 = {instancePath:instancePath+"/contextuais/" + i1,schemaPath:"#/properties/contextuais/items/required",keyword:"required",params:{missingProperty: "onde"}};
vErrors = withError(vErrors, err25);
errors++;
}
for(const key2 in data8){
if(!((((key2 === "palavra") || (key2 === "descricao")) || (key2 === "equivalente")) || (key2 === "onde"))){
const err26 = {instancePath:instancePath+"/contextuais/" + i1,schemaPath:"#/properties/contextuais/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = withError(vErrors, err26);
errors++;
}
}
if(data8.palavra !== undefined){
let data9 = data8.palavra;
if(typeof data9 === "string"){
if(func1(data9) < 1){
const err27 = {instancePath:instancePath+"/contextuais/" + i1+"/palavra",schemaPath:"#/properties/contextuais/items/properties/palavra/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err27);
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/contextuais/" + i1+"/palavra",schemaPath:"#/properties/contextuais/items/properties/palavra/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err28);
errors++;
}
}
if(data8.descricao !== undefined){
if(typeof data8.descricao !== "string"){
const err29 = {instancePath:instancePath+"/contextuais/" + i1+"/descricao",schemaPath:"#/properties/contextuais/items/properties/descricao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err29);
errors++;
}
}
if(data8.equivalente !== undefined){
if(typeof data8.equivalente !== "string"){
const err30 = {instancePath:instancePath+"/contextuais/" + i1+"/equivalente",schemaPath:"#/properties/contextuais/items/properties/equivalente/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err30);
errors++;
}
}
if(data8.onde !== undefined){
if(typeof data8.onde !== "string"){
const err31 = {instancePath:instancePath+"/contextuais/" + i1+"/onde",schemaPath:"#/properties/contextuais/items/properties/onde/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err31);
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/contextuais/" + i1,schemaPath:"#/properties/contextuais/items/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err32);
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/contextuais",schemaPath:"#/properties/contextuais/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err33);
errors++;
}
}
if(data.operadores !== undefined){
let data13 = data.operadores;
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.simbolo === undefined){
const err34 = {instancePath:instancePath+"/operadores/" + i2,schemaPath:"#/properties/operadores/items/required",keyword:"required",params:{missingProperty: "simbolo"}};
vErrors = withError(vErrors, err34);
errors++;
}
if(data14.descricao === undefined){
const err35 = {instancePath:instancePath+"/operadores/" + i2,schemaPath:"#/properties/operadores/items/required",keyword:"required",params:{missingProperty: "descricao"}};
vErrors = withError(vErrors, err35);
errors++;
}
if(data14.equivalente === undefined){
const err36 = {instancePath:instancePath+"/operadores/" + i2,schemaPath:"#/properties/operadores/items/required",keyword:"required",params:{missingProperty: "equivalente"}};
vErrors = withError(vErrors, err36);
errors++;
}
for(const key3 in data14){
if(!(((key3 === "simbolo") || (key3 === "descricao")) || (key3 === "equivalente"))){
const err37 = {instancePath:instancePath+"/operadores/" + i2,schemaPath:"#/properties/operadores/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = withError(vErrors, err37);
errors++;
}
}
if(data14.simbolo !== undefined){
let data15 = data14.simbolo;
if(typeof data15 === "string"){
if(func1(data15) < 1){
const err38 = {instancePath:instancePath+"/operadores/" + i2+"/simbolo",schemaPath:"#/properties/operadores/items/properties/simbolo/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err38);
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/operadores/" + i2+"/simbolo",schemaPath:"#/properties/operadores/items/properties/simbolo/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err39);
errors++;
}
}
if(data14.descricao !== undefined){
if(typeof data14.descricao !== "string"){
const err40 = {instancePath:instancePath+"/operadores/" + i2+"/descricao",schemaPath:"#/properties/operadores/items/properties/descricao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err40);
errors++;
}
}
if(data14.equivalente !== undefined){
if(typeof data14.equivalente !== "string"){
const err41 = {instancePath:instancePath+"/operadores/" + i2+"/equivalente",schemaPath:"#/properties/operadores/items/properties/equivalente/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err41);
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/operadores/" + i2,schemaPath:"#/properties/operadores/items/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err42);
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/operadores",schemaPath:"#/properties/operadores/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err43);
errors++;
}
}
if(data.verbos_http !== undefined){
let data18 = data.verbos_http;
if(Array.isArray(data18)){
const len3 = data18.length;
for(let i3=0; i3<len3; i3++){
let data19 = data18[i3];
if(!((((((((data19 === "GET") || (data19 === "POST")) || (data19 === "PUT")) || (data19 === "PATCH")) || (data19 === "DELETE")) || (data19 === "HEAD")) || (data19 === "OPTIONS")) || (data19 === "ANY"))){
const err44 = {instancePath:instancePath+"/verbos_http/" + i3,schemaPath:"#/properties/verbos_http/items/enum",keyword:"enum",params:{allowedValues: schema32.properties.verbos_http.items.enum}};
vErrors = withError(vErrors, err44);
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/verbos_http",schemaPath:"#/properties/verbos_http/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err45);
errors++;
}
}
if(data.regras !== undefined){
let data20 = data.regras;
if(Array.isArray(data20)){
const len4 = data20.length;
for(let i4=0; i4<len4; i4++){
if(typeof data20[i4] !== "string"){
const err46 = {instancePath:instancePath+"/regras/" + i4,schemaPath:"#/properties/regras/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err46);
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/regras",schemaPath:"#/properties/regras/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err47);
errors++;
}
}
}
else {
const err48 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err48);
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const embutidas = validate22;

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:refdata-action:schema:embutidas:1" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.versao === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "versao"}};
vErrors = withError(vErrors, err0);
errors++;
}
if(data.total === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"}};
vErrors = withError(vErrors, err1);
errors++;
}
if(data.funcoes === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "funcoes"}};
vErrors = withError(vErrors, err2);
errors++;
}
for(const key0 in data){
if(!(((key0 === "versao") || (key0 === "total")) || (key0 === "funcoes"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = withError(vErrors, err3);
errors++;
}
}
if(data.versao !== undefined){
let data0 = data.versao;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/versao",schemaPath:"#/properties/versao/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/versao",schemaPath:"#/properties/versao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err5);
errors++;
}
}
if(data.total !== undefined){
let data1 = data.total;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err6);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err7);
errors++;
}
}
}
if(data.funcoes !== undefined){
let data2 = data.funcoes;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func1(data3) < 1){
const err8 = {instancePath:instancePath+"/funcoes/" + i0,schemaPath:"#/properties/funcoes/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/funcoes/" + i0,schemaPath:"#/properties/funcoes/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err9);
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/funcoes",schemaPath:"#/properties/funcoes/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err10);
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err11);
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const modulos = validate23;

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:refdata-action:schema:modulos:1" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.versao === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "versao"}};
vErrors = withError(vErrors, err0);
errors++;
}
if(data.total_modulos === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total_modulos"}};
vErrors = withError(vErrors, err1);
errors++;
}
if(data.total_simbolos === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total_simbolos"}};
vErrors = withError(vErrors, err2);
errors++;
}
if(data.modulos === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "modulos"}};
vErrors = withError(vErrors, err3);
errors++;
}
for(const key0 in data){
if(!((((key0 === "versao") || (key0 === "total_modulos")) || (key0 === "total_simbolos")) || (key0 === "modulos"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = withError(vErrors, err4);
errors++;
}
}
if(data.versao !== undefined){
let data0 = data.versao;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err5 = {instancePath:instancePath+"/versao",schemaPath:"#/properties/versao/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/versao",schemaPath:"#/properties/versao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err6);
errors++;
}
}
if(data.total_modulos !== undefined){
let data1 = data.total_modulos;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/total_modulos",schemaPath:"#/properties/total_modulos/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err7);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/total_modulos",schemaPath:"#/properties/total_modulos/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err8);
errors++;
}
}
}
if(data.total_simbolos !== undefined){
let data2 = data.total_simbolos;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/total_simbolos",schemaPath:"#/properties/total_simbolos/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err9);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/total_simbolos",schemaPath:"#/properties/total_simbolos/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err10);
errors++;
}
}
}
if(data.modulos !== undefined){
let data3 = data.modulos;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.nome === undefined){
const err11 = {instancePath:instancePath+"/modulos/" + i0,schemaPath:"#/properties/modulos/items/required",keyword:"required",params:{missingProperty: "nome"}};
vErrors = withError(vErrors, err11);
errors++;
}
if(data4.apelidos === undefined){
const err12 = {instancePath:instancePath+"/modulos/" + i0,schemaPath:"#/properties/modulos/items/required",keyword:"required",params:{missingProperty: "apelidos"}};
vErrors = withError(vErrors, err12);
errors++;
}
if(data4.total === undefined){
const err13 = {instancePath:instancePath+"/modulos/" + i0,schemaPath:"#/properties/modulos/items/required",keyword:"required",params:{missingProperty: "total"}};
vErrors = withError(vErrors, err13);
errors++;
}
if(data4.simbolos === undefined){
const err14 = {instancePath:instancePath+"/modulos/" + i0,schemaPath:"#/properties/modulos/items/required",keyword:"required",params:{missingProperty: "simbolos"}};
vErrors = withError(vErrors, err14);
errors++;
}
for(const key1 in data4){
if(!((((key1 === "nome") || (key1 === "apelidos")) || (key1 === "total")) || (key1 === "simbolos"))){
const err15 = {instancePath:instancePath+"/modulos/" + i0,schemaPath:"#/properties/modulos/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = withError(vErrors, err15);
errors++;
}
}
if(data4.nome !== undefined){
let data5 = data4.nome;
if(typeof data5 === "string"){
if(func1(data5) < 1){
const err16 = {instancePath:instancePath+"/modulos/" + i0+"/nome",schemaPath:"#/properties/modulos/items/properties/nome/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/modulos/" + i0+"/nome",schemaPath:"#/properties/modulos/items/properties/nome/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err17);
errors++;
}
}
if(data4.apelidos !== undefined){
let data6 = data4.apelidos;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 === "string"){
if(func1(data7) < 1){
const err18 = {instancePath:instancePath+"/modulos/" + i0+"/apelidos/" + i1,schemaPath:"#/properties/modulos/items/properties/apelidos/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/modulos/" + i0+"/apelidos/" + i1,schemaPath:"#/properties/modulos/items/properties/apelidos/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err19);
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/modulos/" + i0+"/apelidos",schemaPath:"#/properties/modulos/items/properties/apelidos/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err20);
errors++;
}
}
if(data4.total !== undefined){
let data8 = data4.total;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err21 = {instancePath:instancePath+"/modulos/" + i0+"/total",schemaPath:"#/properties/modulos/items/properties/total/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err21);
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err22 = {instancePath:instancePath+"/modulos/" + i0+"/total",schemaPath:"#/properties/modulos/items/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err22);
errors++;
}
}
}
if(data4.simbolos !== undefined){
let data9 = data4.simbolos;
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.nome === undefined){
const err23 = {instancePath:instancePath+"/modulos/" + i0+"/simbolos/" + i2,schemaPath:"#/properties/modulos/items/properties/simbolos/items/required",keyword:"required",params:{missingProperty: "nome"}};
vErrors = withError(vErrors, err23);
errors++;
}
if(data10.assinatura === undefined){
const err24 = {instancePath:instancePath+"/modulos/" + i0+"/simbolos/" + i2,schemaPath:"#/properties/modulos/items/properties/simbolos/items/required",keyword:"required",params:{missingProperty: "assinatura"}};
vErrors = withError(vErrors, err24);
errors++;
}
if(data10.resumo === undefined){
const err25 = {instancePath:instancePath+"/modulos/" + i0+"/simbolos/" + i2,schemaPath:"#/properties/modulos/items/properties/simbolos/items/required",keyword:"required",params:{missingProperty: "resumo"}};
vErrors = withError(vErrors, err25);
errors++;
}
for(const key2 in data10){
if(!(((key2 === "nome") || (key2 === "assinatura")) || (key2 === "resumo"))){
const err26 = {instancePath:instancePath+"/modulos/" + i0+"/simbolos/" + i2,schemaPath:"#/properties/modulos/items/properties/simbolos/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = withError(vErrors, err26);
errors++;
}
}
if(data10.nome !== undefined){
let data11 = data10.nome;
if(typeof data11 === "string"){
if(func1(data11) < 1){
const err27 = {instancePath:instancePath+"/modulos/" + i0+"/simbolos/" + i2+"/nome",schemaPath:"#/properties/modulos/items/properties/simbolos/items/properties/nome/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err27);
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/modulos/" + i0+"/simbolos/" + i2+"/nome",schemaPath:"#/properties/modulos/items/properties/simbolos/items/properties/nome/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err28);
errors++;
}
}
if(data10.assinatura !== undefined){
if(typeof data10.assinatura !== "string"){
const err29 = {instancePath:instancePath+"/modulos/" + i0+"/simbolos/" + i2+"/assinatura",schemaPath:"#/properties/modulos/items/properties/simbolos/items/properties/assinatura/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err29);
errors++;
}
}
if(data10.resumo !== undefined){
if(typeof data10.resumo !== "string"){
const err30 = {instancePath:instancePath+"/modulos/" + i0+"/simbolos/" + i2+"/resumo",schemaPath:"#/properties/modulos/items/properties/simbolos/items/properties/resumo/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err30);
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/modulos/" + i0+"/simbolos/" + i2,schemaPath:"#/properties/modulos/items/properties/simbolos/items/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err31);
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/modulos/" + i0+"/simbolos",schemaPath:"#/properties/modulos/items/properties/simbolos/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err32);
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/modulos/" + i0,schemaPath:"#/properties/modulos/items/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err33);
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/modulos",schemaPath:"#/properties/modulos/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err34);
errors++;
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err35);
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const comandos = validate24;

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:refdata-action:schema:comandos:1" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.versao === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "versao"}};
vErrors = withError(vErrors, err0);
errors++;
}
if(data.total === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"}};
vErrors = withError(vErrors, err1);
errors++;
}
if(data.grupos === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "grupos"}};
vErrors = withError(vErrors, err2);
errors++;
}
for(const key0 in data){
if(!(((key0 === "versao") || (key0 === "total")) || (key0 === "grupos"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = withError(vErrors, err3);
errors++;
}
}
if(data.versao !== undefined){
let data0 = data.versao;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/versao",schemaPath:"#/properties/versao/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/versao",schemaPath:"#/properties/versao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err5);
errors++;
}
}
if(data.total !== undefined){
let data1 = data.total;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err6);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err7);
errors++;
}
}
}
if(data.grupos !== undefined){
let data2 = data.grupos;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.grupo === undefined){
const err8 = {instancePath:instancePath+"/grupos/" + i0,schemaPath:"#/properties/grupos/items/required",keyword:"required",params:{missingProperty: "grupo"}};
vErrors = withError(vErrors, err8);
errors++;
}
if(data3.comandos === undefined){
const err9 = {instancePath:instancePath+"/grupos/" + i0,schemaPath:"#/properties/grupos/items/required",keyword:"required",params:{missingProperty: "comandos"}};
vErrors = withError(vErrors, err9);
errors++;
}
for(const key1 in data3){
if(!((key1 === "grupo") || (key1 === "comandos"))){
const err10 = {instancePath:instancePath+"/grupos/" + i0,schemaPath:"#/properties/grupos/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = withError(vErrors, err10);
errors++;
}
}
if(data3.grupo !== undefined){
let data4 = data3.grupo;
if(typeof data4 === "string"){
if(func1(data4) < 1){
const err11 = {instancePath:instancePath+"/grupos/" + i0+"/grupo",schemaPath:"#/properties/grupos/items/properties/grupo/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/grupos/" + i0+"/grupo",schemaPath:"#/properties/grupos/items/properties/grupo/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err12);
errors++;
}
}
if(data3.comandos !== undefined){
let data5 = data3.comandos;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.nome === undefined){
const err13 = {instancePath:instancePath+"/grupos/" + i0+"/comandos/" + i1,schemaPath:"#/properties/grupos/items/properties/comandos/items/required",keyword:"required",params:{missingProperty: "nome"}};
vErrors = withError(vErrors, err13);
errors++;
}
if(data6.uso === undefined){
const err14 = {instancePath:instancePath+"/grupos/" + i0+"/comandos/" + i1,schemaPath:"#/properties/grupos/items/properties/comandos/items/required",keyword:"required",params:{missingProperty: "uso"}};
vErrors = withError(vErrors, err14);
errors++;
}
if(data6.resumo === undefined){
const err15 = {instancePath:instancePath+"/grupos/" + i0+"/comandos/" + i1,schemaPath:"#/properties/grupos/items/properties/comandos/items/required",keyword:"required",params:{missingProperty: "resumo"}};
vErrors = withError(vErrors, err15);
errors++;
}
if(data6.detalhe === undefined){
const err16 = {instancePath:instancePath+"/grupos/" + i0+"/comandos/" + i1,schemaPath:"#/properties/grupos/items/properties/comandos/items/required",keyword:"required",params:{missingProperty: "detalhe"}};
vErrors = withError(vErrors, err16);
errors++;
}
if(data6.opcoes === undefined){
const err17 = {instancePath:instancePath+"/grupos/" + i0+"/comandos/" + i1,schemaPath:"#/properties/grupos/items/properties/comandos/items/required",keyword:"required",params:{missingProperty: "opcoes"}};
vErrors = withError(vErrors, err17);
errors++;
}
if(data6.exemplos === undefined){
const err18 = {instancePath:instancePath+"/grupos/" + i0+"/comandos/" + i1,schemaPath:"#/properties/grupos/items/properties/comandos/items/required",keyword:"required",params:{missingProperty: "exemplos"}};
vErrors = withError(vErrors, err18);
errors++;
}
if(data6.apelidos === undefined){
const err19 = {instancePath:instancePath+"/grupos/" + i0+"/comandos/" + i1,schemaPath:"#/properties/grupos/items/properties/comandos/items/required",keyword:"required",params:{missingProperty: "apelidos"}};
vErrors = withError(vErrors, err19);
errors++;
}
if(data6.veja === undefined){
const err20 = {instancePath:instancePath+"/grupos/" + i0+"/comandos/" + i1,schemaPath:"#/properties/grupos/items/properties/comandos/items/required",keyword:"required",params:{missingProperty: "veja"}};
vErrors = withError(vErrors, err20);
errors++;
}
for(const key2 in data6){
if(!((((((((key2 === "nome") || (key2 === "uso")) || (key2 === "resumo")) || (key2 === "detalhe")) || (key2 === "opcoes")) || (key2 === "exemplos")) || (key2 === "apelidos")) || (key2 === "veja"))){
const err21 = {instancePath:instancePath+"/grupos/" + i0+"/comandos/" + i1,schemaPath:"#/properties/grupos/items/properties/comandos/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = withError(vErrors, err21);
errors++;
}
}
if(data6.nome !== undefined){
let data7 = data6.nome;
if(typeof data7 === "string"){
if(func1(data7) < 1){
const err22 = {instancePath:instancePath+"/grupos/" + i0+"/comandos/" + i1+"/nome",schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/nome/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err22);
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/grupos/" + i0+"/comandos/" + i1+"/nome",schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/nome/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err23);
errors++;
}
}
if(data6.uso !== undefined){
if(typeof data6.uso !== "string"){
const err24 = {instancePath:instancePath+"/grupos/" + i0+"/comandos/" + i1+"/uso",schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/uso/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err24);
errors++;
}
}
if(data6.resumo !== undefined){
if(typeof data6.resumo !== "string"){
const err25 = {instancePath:instancePath+"/grupos/" + i0+"/comandos/" + i1+"/resumo",schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/resumo/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err25);
errors++;
}
}
if(data6.detalhe !== undefined){
if(typeof data6.detalhe !== "string"){
const err26 = {instancePath:instancePath+"/grupos/" + i0+"/comandos/" + i1+"/detalhe",schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/detalhe/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err26);
errors++;
}
}
if(data6.opcoes !== undefined){
let data11 = data6.opcoes;
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.flag === undefined){
const err27 = {instancePath:instancePath+"/grupos/" + i0+"/comandos/" + i1+"/opcoes/" + i2,schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/opcoes/items/required",keyword:"required",params:{missingProperty: "flag"}};
vErrors = withError(vErrors, err27);
errors++;
}
if(data12.descricao === undefined){
const err28 = {instancePath:instancePath+"/grupos/" + i0+"/comandos/" + i1+"/opcoes/" + i2,schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/opcoes/items/required",keyword:"required",params:{missingProperty: "descricao"}};
vErrors = withError(vErrors, err28);
errors++;
}
for(const key3 in data12){
if(!((key3 === "flag") || (key3 === "descricao"))){
const err29 = {instancePath:instancePath+"/grupos/" + i0+"/comandos/" + i1+"/opcoes/" + i2,schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/opcoes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = withError(vErrors, err29);
errors++;
}
}
if(data12.flag !== undefined){
let data13 = data12.flag;
if(typeof data13 === "string"){
if(func1(data13) < 1){
const err30 = {instancePath:instancePath+"/grupos/" + i0+"/comandos/" + i1+"/opcoes/" + i2+"/flag",schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/opcoes/items/properties/flag/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err30);
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/grupos/" + i0+"/comandos/" + i1+"/opcoes/" + i2+"/flag",schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/opcoes/items/properties/flag/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err31);
errors++;
}
}
if(data12.descricao !== undefined){
if(typeof data12.descricao !== "string"){
const err32 = {instancePath:instancePath+"/grupos/" + i0+"/comandos/" + i1+"/opcoes/" + i2+"/descricao",schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/opcoes/items/properties/descricao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err32);
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/grupos/" + i0+"/comandos/" + i1+"/opcoes/" + i2,schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/opcoes/items/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err33);
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/grupos/" + i0+"/comandos/" + i1+"/opcoes",schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/opcoes/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err34);
errors++;
}
}
if(data6.exemplos !== undefined){
let data15 = data6.exemplos;
if(Array.isArray(data15)){
const len3 = data15.length;
for(let i3=0; i3<len3; i3++){
let data16 = data15[i3];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.comando === undefined){
const err35 = {instancePath:instancePath+"/grupos/" + i0+"/comandos/" + i1+"/exemplos/" + i3,schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/exemplos/items/required",keyword:"required",params:{missingProperty: "comando"}};
vErrors = withError(vErrors, err35);
errors++;
}
if(data16.nota === undefined){
const err36 = {instancePath:instancePath+"/grupos/" + i0+"/comandos/" + i1+"/exemplos/" + i3,schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/exemplos/items/required",keyword:"required",params:{missingProperty: "nota"}};
vErrors = withError(vErrors, err36);
errors++;
}
for(const key4 in data16){
if(!((key4 === "comando") || (key4 === "nota"))){
const err37 = {instancePath:instancePath+"/grupos/" + i0+"/comandos/" + i1+"/exemplos/" + i3,schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/exemplos/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
vErrors = withError(vErrors, err37);
errors++;
}
}
if(data16.comando !== undefined){
let data17 = data16.comando;
if(typeof data17 === "string"){
if(func1(data17) < 1){
const err38 = {instancePath:instancePath+"/grupos/" + i0+"/comandos/" + i1+"/exemplos/" + i3+"/comando",schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/exemplos/items/properties/comando/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err38);
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/grupos/" + i0+"/comandos/" + i1+"/exemplos/" + i3+"/comando",schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/exemplos/items/properties/comando/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err39);
errors++;
}
}
if(data16.nota !== undefined){
if(typeof data16.nota !== "string"){
const err40 = {instancePath:instancePath+"/grupos/" + i0+"/comandos/" + i1+"/exemplos/" + i3+"/nota",schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/exemplos/items/properties/nota/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err40);
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/grupos/" + i0+"/comandos/" + i1+"/exemplos/" + i3,schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/exemplos/items/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err41);
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/grupos/" + i0+"/comandos/" + i1+"/exemplos",schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/exemplos/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err42);
errors++;
}
}
if(data6.apelidos !== undefined){
let data19 = data6.apelidos;
if(Array.isArray(data19)){
const len4 = data19.length;
for(let i4=0; i4<len4; i4++){
let data20 = data19[i4];
if(typeof data20 === "string"){
if(func1(data20) < 1){
const err43 = {instancePath:instancePath+"/grupos/" + i0+"/comandos/" + i1+"/apelidos/" + i4,schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/apelidos/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err43);
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/grupos/" + i0+"/comandos/" + i1+"/apelidos/" + i4,schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/apelidos/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err44);
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/grupos/" + i0+"/comandos/" + i1+"/apelidos",schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/apelidos/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err45);
errors++;
}
}
if(data6.veja !== undefined){
let data21 = data6.veja;
if(Array.isArray(data21)){
const len5 = data21.length;
for(let i5=0; i5<len5; i5++){
let data22 = data21[i5];
if(typeof data22 === "string"){
if(func1(data22) < 1){
const err46 = {instancePath:instancePath+"/grupos/" + i0+"/comandos/" + i1+"/veja/" + i5,schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/veja/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err46);
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/grupos/" + i0+"/comandos/" + i1+"/veja/" + i5,schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/veja/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err47);
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/grupos/" + i0+"/comandos/" + i1+"/veja",schemaPath:"#/properties/grupos/items/properties/comandos/items/properties/veja/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err48);
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/grupos/" + i0+"/comandos/" + i1,schemaPath:"#/properties/grupos/items/properties/comandos/items/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err49);
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/grupos/" + i0+"/comandos",schemaPath:"#/properties/grupos/items/properties/comandos/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err50);
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/grupos/" + i0,schemaPath:"#/properties/grupos/items/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err51);
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/grupos",schemaPath:"#/properties/grupos/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err52);
errors++;
}
}
}
else {
const err53 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err53);
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const erros = validate25;

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:refdata-action:schema:erros:1" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.versao === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "versao"}};
vErrors = withError(vErrors, err0);
errors++;
}
if(data.total === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"}};
vErrors = withError(vErrors, err1);
errors++;
}
if(data.codigos === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "codigos"}};
vErrors = withError(vErrors, err2);
errors++;
}
for(const key0 in data){
if(!(((key0 === "versao") || (key0 === "total")) || (key0 === "codigos"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = withError(vErrors, err3);
errors++;
}
}
if(data.versao !== undefined){
let data0 = data.versao;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/versao",schemaPath:"#/properties/versao/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/versao",schemaPath:"#/properties/versao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err5);
errors++;
}
}
if(data.total !== undefined){
let data1 = data.total;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err6);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err7);
errors++;
}
}
}
if(data.codigos !== undefined){
let data2 = data.codigos;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.codigo === undefined){
const err8 = {instancePath:instancePath+"/codigos/" + i0,schemaPath:"#/properties/codigos/items/required",keyword:"required",params:{missingProperty: "codigo"}};
vErrors = withError(vErrors, err8);
errors++;
}
if(data3.titulo === undefined){
const err9 = {instancePath:instancePath+"/codigos/" + i0,schemaPath:"#/properties/codigos/items/required",keyword:"required",params:{missingProperty: "titulo"}};
vErrors = withError(vErrors, err9);
errors++;
}
if(data3.explicacao === undefined){
const err10 = {instancePath:instancePath+"/codigos/" + i0,schemaPath:"#/properties/codigos/items/required",keyword:"required",params:{missingProperty: "explicacao"}};
vErrors = withError(vErrors, err10);
errors++;
}
if(data3.exemplo === undefined){
const err11 = {instancePath:instancePath+"/codigos/" + i0,schemaPath:"#/properties/codigos/items/required",keyword:"required",params:{missingProperty: "exemplo"}};
vErrors = withError(vErrors, err11);
errors++;
}
if(data3.solucao === undefined){
const err12 = {instancePath:instancePath+"/codigos/" + i0,schemaPath:"#/properties/codigos/items/required",keyword:"required",params:{missingProperty: "solucao"}};
vErrors = withError(vErrors, err12);
errors++;
}
if(data3.doc === undefined){
const err13 = {instancePath:instancePath+"/codigos/" + i0,schemaPath:"#/properties/codigos/items/required",keyword:"required",params:{missingProperty: "doc"}};
vErrors = withError(vErrors, err13);
errors++;
}
for(const key1 in data3){
if(!((((((key1 === "codigo") || (key1 === "titulo")) || (key1 === "explicacao")) || (key1 === "exemplo")) || (key1 === "solucao")) || (key1 === "doc"))){
const err14 = {instancePath:instancePath+"/codigos/" + i0,schemaPath:"#/properties/codigos/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = withError(vErrors, err14);
errors++;
}
}
if(data3.codigo !== undefined){
let data4 = data3.codigo;
if(typeof data4 === "string"){
if(func1(data4) < 1){
const err15 = {instancePath:instancePath+"/codigos/" + i0+"/codigo",schemaPath:"#/properties/codigos/items/properties/codigo/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/codigos/" + i0+"/codigo",schemaPath:"#/properties/codigos/items/properties/codigo/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err16);
errors++;
}
}
if(data3.titulo !== undefined){
if(typeof data3.titulo !== "string"){
const err17 = {instancePath:instancePath+"/codigos/" + i0+"/titulo",schemaPath:"#/properties/codigos/items/properties/titulo/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err17);
errors++;
}
}
if(data3.explicacao !== undefined){
if(typeof data3.explicacao !== "string"){
const err18 = {instancePath:instancePath+"/codigos/" + i0+"/explicacao",schemaPath:"#/properties/codigos/items/properties/explicacao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err18);
errors++;
}
}
if(data3.exemplo !== undefined){
if(typeof data3.exemplo !== "string"){
const err19 = {instancePath:instancePath+"/codigos/" + i0+"/exemplo",schemaPath:"#/properties/codigos/items/properties/exemplo/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err19);
errors++;
}
}
if(data3.solucao !== undefined){
if(typeof data3.solucao !== "string"){
const err20 = {instancePath:instancePath+"/codigos/" + i0+"/solucao",schemaPath:"#/properties/codigos/items/properties/solucao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err20);
errors++;
}
}
if(data3.doc !== undefined){
if(typeof data3.doc !== "string"){
const err21 = {instancePath:instancePath+"/codigos/" + i0+"/doc",schemaPath:"#/properties/codigos/items/properties/doc/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err21);
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/codigos/" + i0,schemaPath:"#/properties/codigos/items/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err22);
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/codigos",schemaPath:"#/properties/codigos/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err23);
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err24);
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const conteudos = validate26;

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:refdata-action:schema:conteudos:1" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.versao === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "versao"}};
vErrors = withError(vErrors, err0);
errors++;
}
if(data.exercicios === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exercicios"}};
vErrors = withError(vErrors, err1);
errors++;
}
if(data.exemplos === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exemplos"}};
vErrors = withError(vErrors, err2);
errors++;
}
if(data.pacotes === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pacotes"}};
vErrors = withError(vErrors, err3);
errors++;
}
if(data.projetos === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projetos"}};
vErrors = withError(vErrors, err4);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "versao") || (key0 === "exercicios")) || (key0 === "exemplos")) || (key0 === "pacotes")) || (key0 === "projetos"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = withError(vErrors, err5);
errors++;
}
}
if(data.versao !== undefined){
let data0 = data.versao;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err6 = {instancePath:instancePath+"/versao",schemaPath:"#/properties/versao/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/versao",schemaPath:"#/properties/versao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err7);
errors++;
}
}
if(data.exercicios !== undefined){
let data1 = data.exercicios;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.modulos === undefined){
const err8 = {instancePath:instancePath+"/exercicios",schemaPath:"#/properties/exercicios/required",keyword:"required",params:{missingProperty: "modulos"}};
vErrors = withError(vErrors, err8);
errors++;
}
if(data1.total === undefined){
const err9 = {instancePath:instancePath+"/exercicios",schemaPath:"#/properties/exercicios/required",keyword:"required",params:{missingProperty: "total"}};
vErrors = withError(vErrors, err9);
errors++;
}
for(const key1 in data1){
if(!((key1 === "modulos") || (key1 === "total"))){
const err10 = {instancePath:instancePath+"/exercicios",schemaPath:"#/properties/exercicios/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = withError(vErrors, err10);
errors++;
}
}
if(data1.modulos !== undefined){
let data2 = data1.modulos;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key2 in data2){
const _errs9 = errors;
if(typeof key2 === "string"){
if(func1(key2) < 1){
const err11 = {instancePath:instancePath+"/exercicios/modulos",schemaPath:"#/properties/exercicios/properties/modulos/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key2};
vErrors = withError(vErrors, err11);
errors++;
}
}
var valid2 = _errs9 === errors;
if(!valid2){
const err12 = {instancePath:instancePath+"/exercicios/modulos",schemaPath:"#/properties/exercicios/properties/modulos/propertyNames",keyword:"propertyNames",params:{propertyName: key2}};
vErrors = withError(vErrors, err12);
errors++;
}
}
for(const key3 in data2){
let data3 = data2[key3];
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err13 = {instancePath:instancePath+"/exercicios/modulos/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/exercicios/properties/modulos/additionalProperties/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err13);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/exercicios/modulos/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/exercicios/properties/modulos/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err14);
errors++;
}
}
}
}
else {
const err15 = {instancePath:instancePath+"/exercicios/modulos",schemaPath:"#/properties/exercicios/properties/modulos/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err15);
errors++;
}
}
if(data1.total !== undefined){
let data4 = data1.total;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err16 = {instancePath:instancePath+"/exercicios/total",schemaPath:"#/properties/exercicios/properties/total/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err16);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/exercicios/total",schemaPath:"#/properties/exercicios/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err17);
errors++;
}
}
}
}
else {
const err18 = {instancePath:instancePath+"/exercicios",schemaPath:"#/properties/exercicios/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err18);
errors++;
}
}
if(data.exemplos !== undefined){
let data5 = data.exemplos;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err19 = {instancePath:instancePath+"/exemplos",schemaPath:"#/properties/exemplos/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err19);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/exemplos",schemaPath:"#/properties/exemplos/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err20);
errors++;
}
}
}
if(data.pacotes !== undefined){
let data6 = data.pacotes;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err21 = {instancePath:instancePath+"/pacotes",schemaPath:"#/properties/pacotes/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err21);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err22 = {instancePath:instancePath+"/pacotes",schemaPath:"#/properties/pacotes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err22);
errors++;
}
}
}
if(data.projetos !== undefined){
let data7 = data.projetos;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err23 = {instancePath:instancePath+"/projetos",schemaPath:"#/properties/projetos/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err23);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/projetos",schemaPath:"#/properties/projetos/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err24);
errors++;
}
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err25);
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const manifest = validate27;
const schema38 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:refdata-action:schema:manifest:1","type":"object","additionalProperties":false,"required":["versao","generator","source","base_url","rules","files"],"properties":{"versao":{"type":"string","minLength":1},"generator":{"type":"object","additionalProperties":false,"required":["name","version"],"properties":{"name":{"const":"refdata-action"},"version":{"type":"string","minLength":1}}},"source":{"type":"object","additionalProperties":false,"required":["commit","modified"],"properties":{"commit":{"type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},"modified":{"type":"boolean"},"repositories":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["name","repository","commit","modified"],"properties":{"name":{"type":"string"},"repository":{"type":"string"},"commit":{"type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},"modified":{"type":"boolean"}}}}}},"base_url":{"type":["string","null"],"pattern":"^https?://\\S+$"},"rules":{"type":"object","propertyNames":{"minLength":1},"additionalProperties":{"type":"object","additionalProperties":false,"properties":{"level":{"enum":["error","warning","notice","off"]},"pattern":{"type":"string"}}}},"unread":{"type":"array","items":{"type":"string","pattern":"^/api/[a-z]+\\.json#/"}},"files":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["path","bytes","sha256","schema"],"properties":{"path":{"type":"string","pattern":"^(?!.*/\\.{1,2}(?:/|$))(?:/[^/\\\\]+)+$"},"bytes":{"type":"integer","minimum":0},"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"},"schema":{"type":["string","null"],"pattern":"^/schemas/[^/\\\\]+\\.schema\\.json$"},"served":{"const":false}}}}}};
const pattern6 = new RegExp("^[0-9a-f]{40}(?:[0-9a-f]{24})?$", "u");
const pattern8 = new RegExp("^https?://\\S+$", "u");
const pattern9 = new RegExp("^/api/[a-z]+\\.json#/", "u");
const pattern10 = new RegExp("^(?!.*/\\.{1,2}(?:/|$))(?:/[^/\\\\]+)+$", "u");
const pattern11 = new RegExp("^[0-9a-f]{64}$", "u");
const pattern12 = new RegExp("^/schemas/[^/\\\\]+\\.schema\\.json$", "u");

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:refdata-action:schema:manifest:1" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.versao === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "versao"}};
vErrors = withError(vErrors, err0);
errors++;
}
if(data.generator === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "generator"}};
vErrors = withError(vErrors, err1);
errors++;
}
if(data.source === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"}};
vErrors = withError(vErrors, err2);
errors++;
}
if(data.base_url === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "base_url"}};
vErrors = withError(vErrors, err3);
errors++;
}
if(data.rules === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rules"}};
vErrors = withError(vErrors, err4);
errors++;
}
if(data.files === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "files"}};
vErrors = withError(vErrors, err5);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "versao") || (key0 === "generator")) || (key0 === "source")) || (key0 === "base_url")) || (key0 === "rules")) || (key0 === "unread")) || (key0 === "files"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = withError(vErrors, err6);
errors++;
}
}
if(data.versao !== undefined){
let data0 = data.versao;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err7 = {instancePath:instancePath+"/versao",schemaPath:"#/properties/versao/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/versao",schemaPath:"#/properties/versao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err8);
errors++;
}
}
if(data.generator !== undefined){
let data1 = data.generator;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name === undefined){
const err9 = {instancePath:instancePath+"/generator",schemaPath:"#/properties/generator/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = withError(vErrors, err9);
errors++;
}
if(data1.version === undefined){
const err10 = {instancePath:instancePath+"/generator",schemaPath:"#/properties/generator/required",keyword:"required",params:{missingProperty: "version"}};
vErrors = withError(vErrors, err10);
errors++;
}
for(const key1 in data1){
if(!((key1 === "name") || (key1 === "version"))){
const err11 = {instancePath:instancePath+"/generator",schemaPath:"#/properties/generator/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = withError(vErrors, err11);
errors++;
}
}
if(data1.name !== undefined){
if("refdata-action" !== data1.name){
const err12 = {instancePath:instancePath+"/generator/name",schemaPath:"#/properties/generator/properties/name/const",keyword:"const",params:{allowedValue: "refdata-action"}};
vErrors = withError(vErrors, err12);
errors++;
}
}
if(data1.version !== undefined){
let data3 = data1.version;
if(typeof data3 === "string"){
if(func1(data3) < 1){
const err13 = {instancePath:instancePath+"/generator/version",schemaPath:"#/properties/generator/properties/version/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/generator/version",schemaPath:"#/properties/generator/properties/version/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err14);
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/generator",schemaPath:"#/properties/generator/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err15);
errors++;
}
}
if(data.source !== undefined){
let data4 = data.source;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.commit === undefined){
const err16 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/required",keyword:"required",params:{missingProperty: "commit"}};
vErrors = withError(vErrors, err16);
errors++;
}
if(data4.modified === undefined){
const err17 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/required",keyword:"required",params:{missingProperty: "modified"}};
vErrors = withError(vErrors, err17);
errors++;
}
for(const key2 in data4){
if(!(((key2 === "commit") || (key2 === "modified")) || (key2 === "repositories"))){
const err18 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = withError(vErrors, err18);
errors++;
}
}
if(data4.commit !== undefined){
let data5 = data4.commit;
if((typeof data5 !== "string") && (data5 !== null)){
const err19 = {instancePath:instancePath+"/source/commit",schemaPath:"#/properties/source/properties/commit/type",keyword:"type",params:{type: schema38.properties.source.properties.commit.type}};
vErrors = withError(vErrors, err19);
errors++;
}
if(typeof data5 === "string"){
if(!pattern6.test(data5)){
const err20 = {instancePath:instancePath+"/source/commit",schemaPath:"#/properties/source/properties/commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"}};
vErrors = withError(vErrors, err20);
errors++;
}
}
}
if(data4.modified !== undefined){
if(typeof data4.modified !== "boolean"){
const err21 = {instancePath:instancePath+"/source/modified",schemaPath:"#/properties/source/properties/modified/type",keyword:"type",params:{type: "boolean"}};
vErrors = withError(vErrors, err21);
errors++;
}
}
if(data4.repositories !== undefined){
let data7 = data4.repositories;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.name === undefined){
const err22 = {instancePath:instancePath+"/source/repositories/" + i0,schemaPath:"#/properties/source/properties/repositories/items/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = withError(vErrors, err22);
errors++;
}
if(data8.repository === undefined){
const err23 = {instancePath:instancePath+"/source/repositories/" + i0,schemaPath:"#/properties/source/properties/repositories/items/required",keyword:"required",params:{missingProperty: "repository"}};
vErrors = withError(vErrors, err23);
errors++;
}
if(data8.commit === undefined){
const err24 = {instancePath:instancePath+"/source/repositories/" + i0,schemaPath:"#/properties/source/properties/repositories/items/required",keyword:"required",params:{missingProperty: "commit"}};
vErrors = withError(vErrors, err24);
errors++;
}
if(data8.modified === undefined){
const err25 = {instancePath:instancePath+"/source/repositories/" + i0,schemaPath:"#/properties/source/properties/repositories/items/required",keyword:"required",params:{missingProperty: "modified"}};
vErrors = withError(vErrors, err25);
errors++;
}
for(const key3 in data8){
if(!((((key3 === "name") || (key3 === "repository")) || (key3 === "commit")) || (key3 === "modified"))){
const err26 = {instancePath:instancePath+"/source/repositories/" + i0,schemaPath:"#/properties/source/properties/repositories/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = withError(vErrors, err26);
errors++;
}
}
if(data8.name !== undefined){
if(typeof data8.name !== "string"){
const err27 = {instancePath:instancePath+"/source/repositories/" + i0+"/name",schemaPath:"#/properties/source/properties/repositories/items/properties/name/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err27);
errors++;
}
}
if(data8.repository !== undefined){
if(typeof data8.repository !== "string"){
const err28 = {instancePath:instancePath+"/source/repositories/" + i0+"/repository",schemaPath:"#/properties/source/properties/repositories/items/properties/repository/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err28);
errors++;
}
}
if(data8.commit !== undefined){
let data11 = data8.commit;
if((typeof data11 !== "string") && (data11 !== null)){
const err29 = {instancePath:instancePath+"/source/repositories/" + i0+"/commit",schemaPath:"#/properties/source/properties/repositories/items/properties/commit/type",keyword:"type",params:{type: schema38.properties.source.properties.repositories.items.properties.commit.type}};
vErrors = withError(vErrors, err29);
errors++;
}
if(typeof data11 === "string"){
if(!pattern6.test(data11)){
const err30 = {instancePath:instancePath+"/source/repositories/" + i0+"/commit",schemaPath:"#/properties/source/properties/repositories/items/properties/commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"}};
vErrors = withError(vErrors, err30);
errors++;
}
}
}
if(data8.modified !== undefined){
if(typeof data8.modified !== "boolean"){
const err31 = {instancePath:instancePath+"/source/repositories/" + i0+"/modified",schemaPath:"#/properties/source/properties/repositories/items/properties/modified/type",keyword:"type",params:{type: "boolean"}};
vErrors = withError(vErrors, err31);
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/source/repositories/" + i0,schemaPath:"#/properties/source/properties/repositories/items/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err32);
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/source/repositories",schemaPath:"#/properties/source/properties/repositories/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err33);
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err34);
errors++;
}
}
if(data.base_url !== undefined){
let data13 = data.base_url;
if((typeof data13 !== "string") && (data13 !== null)){
const err35 = {instancePath:instancePath+"/base_url",schemaPath:"#/properties/base_url/type",keyword:"type",params:{type: schema38.properties.base_url.type}};
vErrors = withError(vErrors, err35);
errors++;
}
if(typeof data13 === "string"){
if(!pattern8.test(data13)){
const err36 = {instancePath:instancePath+"/base_url",schemaPath:"#/properties/base_url/pattern",keyword:"pattern",params:{pattern: "^https?://\\S+$"}};
vErrors = withError(vErrors, err36);
errors++;
}
}
}
if(data.rules !== undefined){
let data14 = data.rules;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key4 in data14){
const _errs34 = errors;
if(typeof key4 === "string"){
if(func1(key4) < 1){
const err37 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key4};
vErrors = withError(vErrors, err37);
errors++;
}
}
var valid6 = _errs34 === errors;
if(!valid6){
const err38 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/propertyNames",keyword:"propertyNames",params:{propertyName: key4}};
vErrors = withError(vErrors, err38);
errors++;
}
}
for(const key5 in data14){
let data15 = data14[key5];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key6 in data15){
if(!((key6 === "level") || (key6 === "pattern"))){
const err39 = {instancePath:instancePath+"/rules/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/rules/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
vErrors = withError(vErrors, err39);
errors++;
}
}
if(data15.level !== undefined){
let data16 = data15.level;
if(!((((data16 === "error") || (data16 === "warning")) || (data16 === "notice")) || (data16 === "off"))){
const err40 = {instancePath:instancePath+"/rules/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/level",schemaPath:"#/properties/rules/additionalProperties/properties/level/enum",keyword:"enum",params:{allowedValues: schema38.properties.rules.additionalProperties.properties.level.enum}};
vErrors = withError(vErrors, err40);
errors++;
}
}
if(data15.pattern !== undefined){
if(typeof data15.pattern !== "string"){
const err41 = {instancePath:instancePath+"/rules/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/pattern",schemaPath:"#/properties/rules/additionalProperties/properties/pattern/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err41);
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/rules/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/rules/additionalProperties/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err42);
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err43);
errors++;
}
}
if(data.unread !== undefined){
let data18 = data.unread;
if(Array.isArray(data18)){
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
let data19 = data18[i1];
if(typeof data19 === "string"){
if(!pattern9.test(data19)){
const err44 = {instancePath:instancePath+"/unread/" + i1,schemaPath:"#/properties/unread/items/pattern",keyword:"pattern",params:{pattern: "^/api/[a-z]+\\.json#/"}};
vErrors = withError(vErrors, err44);
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/unread/" + i1,schemaPath:"#/properties/unread/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err45);
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/unread",schemaPath:"#/properties/unread/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err46);
errors++;
}
}
if(data.files !== undefined){
let data20 = data.files;
if(Array.isArray(data20)){
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
let data21 = data20[i2];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.path === undefined){
const err47 = {instancePath:instancePath+"/files/" + i2,schemaPath:"#/properties/files/items/required",keyword:"required",params:{missingProperty: "path"}};
vErrors = withError(vErrors, err47);
errors++;
}
if(data21.bytes === undefined){
const err48 = {instancePath:instancePath+"/files/" + i2,schemaPath:"#/properties/files/items/required",keyword:"required",params:{missingProperty: "bytes"}};
vErrors = withError(vErrors, err48);
errors++;
}
if(data21.sha256 === undefined){
const err49 = {instancePath:instancePath+"/files/" + i2,schemaPath:"#/properties/files/items/required",keyword:"required",params:{missingProperty: "sha256"}};
vErrors = withError(vErrors, err49);
errors++;
}
if(data21.schema === undefined){
const err50 = {instancePath:instancePath+"/files/" + i2,schemaPath:"#/properties/files/items/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = withError(vErrors, err50);
errors++;
}
for(const key7 in data21){
if(!(((((key7 === "path") || (key7 === "bytes")) || (key7 === "sha256")) || (key7 === "schema")) || (key7 === "served"))){
const err51 = {instancePath:instancePath+"/files/" + i2,schemaPath:"#/properties/files/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}};
vErrors = withError(vErrors, err51);
errors++;
}
}
if(data21.path !== undefined){
let data22 = data21.path;
if(typeof data22 === "string"){
if(!pattern10.test(data22)){
const err52 = {instancePath:instancePath+"/files/" + i2+"/path",schemaPath:"#/properties/files/items/properties/path/pattern",keyword:"pattern",params:{pattern: "^(?!.*/\\.{1,2}(?:/|$))(?:/[^/\\\\]+)+$"}};
vErrors = withError(vErrors, err52);
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/files/" + i2+"/path",schemaPath:"#/properties/files/items/properties/path/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err53);
errors++;
}
}
if(data21.bytes !== undefined){
let data23 = data21.bytes;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err54 = {instancePath:instancePath+"/files/" + i2+"/bytes",schemaPath:"#/properties/files/items/properties/bytes/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err54);
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 < 0 || isNaN(data23)){
const err55 = {instancePath:instancePath+"/files/" + i2+"/bytes",schemaPath:"#/properties/files/items/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err55);
errors++;
}
}
}
if(data21.sha256 !== undefined){
let data24 = data21.sha256;
if(typeof data24 === "string"){
if(!pattern11.test(data24)){
const err56 = {instancePath:instancePath+"/files/" + i2+"/sha256",schemaPath:"#/properties/files/items/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"}};
vErrors = withError(vErrors, err56);
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/files/" + i2+"/sha256",schemaPath:"#/properties/files/items/properties/sha256/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err57);
errors++;
}
}
if(data21.schema !== undefined){
let data25 = data21.schema;
if((typeof data25 !== "string") && (data25 !== null)){
const err58 = {instancePath:instancePath+"/files/" + i2+"/schema",schemaPath:"#/properties/files/items/properties/schema/type",keyword:"type",params:{type: schema38.properties.files.items.properties.schema.type}};
vErrors = withError(vErrors, err58);
errors++;
}
if(typeof data25 === "string"){
if(!pattern12.test(data25)){
const err59 = {instancePath:instancePath+"/files/" + i2+"/schema",schemaPath:"#/properties/files/items/properties/schema/pattern",keyword:"pattern",params:{pattern: "^/schemas/[^/\\\\]+\\.schema\\.json$"}};
vErrors = withError(vErrors, err59);
errors++;
}
}
}
if(data21.served !== undefined){
if(false !== data21.served){
const err60 = {instancePath:instancePath+"/files/" + i2+"/served",schemaPath:"#/properties/files/items/properties/served/const",keyword:"const",params:{allowedValue: false}};
vErrors = withError(vErrors, err60);
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/files/" + i2,schemaPath:"#/properties/files/items/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err61);
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err62);
errors++;
}
}
}
else {
const err63 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err63);
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const registro = validate28;
const pattern13 = new RegExp("^[^/\\\\]+\\.tar\\.gz$", "u");
const pattern14 = new RegExp("^[0-9A-Fa-f]{64}$", "u");

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:refdata-action:schema:registro:1" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registro === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "registro"}};
vErrors = withError(vErrors, err0);
errors++;
}
if(data.pacotes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pacotes"}};
vErrors = withError(vErrors, err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "registro") || (key0 === "pacotes"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = withError(vErrors, err2);
errors++;
}
}
if(data.registro !== undefined){
let data0 = data.registro;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/registro",schemaPath:"#/properties/registro/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/registro",schemaPath:"#/properties/registro/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err4);
errors++;
}
}
if(data.pacotes !== undefined){
let data1 = data.pacotes;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
const _errs6 = errors;
if(typeof key1 === "string"){
if(func1(key1) < 1){
const err5 = {instancePath:instancePath+"/pacotes",schemaPath:"#/properties/pacotes/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
vErrors = withError(vErrors, err5);
errors++;
}
}
var valid1 = _errs6 === errors;
if(!valid1){
const err6 = {instancePath:instancePath+"/pacotes",schemaPath:"#/properties/pacotes/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
vErrors = withError(vErrors, err6);
errors++;
}
}
for(const key2 in data1){
let data2 = data1[key2];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.descricao === undefined){
const err7 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/pacotes/additionalProperties/required",keyword:"required",params:{missingProperty: "descricao"}};
vErrors = withError(vErrors, err7);
errors++;
}
if(data2.licenca === undefined){
const err8 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/pacotes/additionalProperties/required",keyword:"required",params:{missingProperty: "licenca"}};
vErrors = withError(vErrors, err8);
errors++;
}
if(data2.autores === undefined){
const err9 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/pacotes/additionalProperties/required",keyword:"required",params:{missingProperty: "autores"}};
vErrors = withError(vErrors, err9);
errors++;
}
if(data2.tags === undefined){
const err10 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/pacotes/additionalProperties/required",keyword:"required",params:{missingProperty: "tags"}};
vErrors = withError(vErrors, err10);
errors++;
}
if(data2.versoes === undefined){
const err11 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/pacotes/additionalProperties/required",keyword:"required",params:{missingProperty: "versoes"}};
vErrors = withError(vErrors, err11);
errors++;
}
for(const key3 in data2){
if(!(((((key3 === "descricao") || (key3 === "licenca")) || (key3 === "autores")) || (key3 === "tags")) || (key3 === "versoes"))){
const err12 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/pacotes/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = withError(vErrors, err12);
errors++;
}
}
if(data2.descricao !== undefined){
if(typeof data2.descricao !== "string"){
const err13 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/descricao",schemaPath:"#/properties/pacotes/additionalProperties/properties/descricao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err13);
errors++;
}
}
if(data2.licenca !== undefined){
if(typeof data2.licenca !== "string"){
const err14 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/licenca",schemaPath:"#/properties/pacotes/additionalProperties/properties/licenca/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err14);
errors++;
}
}
if(data2.autores !== undefined){
let data5 = data2.autores;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 === "string"){
if(func1(data6) < 1){
const err15 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/autores/" + i0,schemaPath:"#/properties/pacotes/additionalProperties/properties/autores/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/autores/" + i0,schemaPath:"#/properties/pacotes/additionalProperties/properties/autores/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err16);
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/autores",schemaPath:"#/properties/pacotes/additionalProperties/properties/autores/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err17);
errors++;
}
}
if(data2.tags !== undefined){
let data7 = data2.tags;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 === "string"){
if(func1(data8) < 1){
const err18 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/tags/" + i1,schemaPath:"#/properties/pacotes/additionalProperties/properties/tags/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/tags/" + i1,schemaPath:"#/properties/pacotes/additionalProperties/properties/tags/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err19);
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/tags",schemaPath:"#/properties/pacotes/additionalProperties/properties/tags/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err20);
errors++;
}
}
if(data2.versoes !== undefined){
let data9 = data2.versoes;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key4 in data9){
const _errs25 = errors;
if(typeof key4 === "string"){
if(func1(key4) < 1){
const err21 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/versoes",schemaPath:"#/properties/pacotes/additionalProperties/properties/versoes/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key4};
vErrors = withError(vErrors, err21);
errors++;
}
}
var valid8 = _errs25 === errors;
if(!valid8){
const err22 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/versoes",schemaPath:"#/properties/pacotes/additionalProperties/properties/versoes/propertyNames",keyword:"propertyNames",params:{propertyName: key4}};
vErrors = withError(vErrors, err22);
errors++;
}
}
for(const key5 in data9){
let data10 = data9[key5];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.arquivo === undefined){
const err23 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/versoes/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/required",keyword:"required",params:{missingProperty: "arquivo"}};
vErrors = withError(vErrors, err23);
errors++;
}
if(data10.sha256 === undefined){
const err24 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/versoes/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/required",keyword:"required",params:{missingProperty: "sha256"}};
vErrors = withError(vErrors, err24);
errors++;
}
if(data10.dependencias === undefined){
const err25 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/versoes/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/required",keyword:"required",params:{missingProperty: "dependencias"}};
vErrors = withError(vErrors, err25);
errors++;
}
if(data10.dataforge === undefined){
const err26 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/versoes/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/required",keyword:"required",params:{missingProperty: "dataforge"}};
vErrors = withError(vErrors, err26);
errors++;
}
for(const key6 in data10){
if(!(((((key6 === "arquivo") || (key6 === "sha256")) || (key6 === "dependencias")) || (key6 === "dataforge")) || (key6 === "url"))){
const err27 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/versoes/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
vErrors = withError(vErrors, err27);
errors++;
}
}
if(data10.arquivo !== undefined){
let data11 = data10.arquivo;
if(typeof data11 === "string"){
if(!pattern13.test(data11)){
const err28 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/versoes/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/arquivo",schemaPath:"#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/properties/arquivo/pattern",keyword:"pattern",params:{pattern: "^[^/\\\\]+\\.tar\\.gz$"}};
vErrors = withError(vErrors, err28);
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/versoes/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/arquivo",schemaPath:"#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/properties/arquivo/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err29);
errors++;
}
}
if(data10.sha256 !== undefined){
let data12 = data10.sha256;
if(typeof data12 === "string"){
if(!pattern14.test(data12)){
const err30 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/versoes/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/sha256",schemaPath:"#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Fa-f]{64}$"}};
vErrors = withError(vErrors, err30);
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/versoes/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/sha256",schemaPath:"#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/properties/sha256/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err31);
errors++;
}
}
if(data10.dependencias !== undefined){
let data13 = data10.dependencias;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key7 in data13){
const _errs36 = errors;
if(typeof key7 === "string"){
if(func1(key7) < 1){
const err32 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/versoes/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/dependencias",schemaPath:"#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/properties/dependencias/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key7};
vErrors = withError(vErrors, err32);
errors++;
}
}
var valid11 = _errs36 === errors;
if(!valid11){
const err33 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/versoes/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/dependencias",schemaPath:"#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/properties/dependencias/propertyNames",keyword:"propertyNames",params:{propertyName: key7}};
vErrors = withError(vErrors, err33);
errors++;
}
}
for(const key8 in data13){
if(typeof data13[key8] !== "string"){
const err34 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/versoes/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/dependencias/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/properties/dependencias/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err34);
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/versoes/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/dependencias",schemaPath:"#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/properties/dependencias/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err35);
errors++;
}
}
if(data10.dataforge !== undefined){
if(typeof data10.dataforge !== "string"){
const err36 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/versoes/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/dataforge",schemaPath:"#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/properties/dataforge/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err36);
errors++;
}
}
if(data10.url !== undefined){
let data16 = data10.url;
if(typeof data16 === "string"){
if(!pattern8.test(data16)){
const err37 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/versoes/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/url",schemaPath:"#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://\\S+$"}};
vErrors = withError(vErrors, err37);
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/versoes/" + key5.replace(/~/g, "~0").replace(/\//g, "~1")+"/url",schemaPath:"#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err38);
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/versoes/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/pacotes/additionalProperties/properties/versoes/additionalProperties/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err39);
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/versoes",schemaPath:"#/properties/pacotes/additionalProperties/properties/versoes/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err40);
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/pacotes/additionalProperties/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err41);
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/pacotes",schemaPath:"#/properties/pacotes/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err42);
errors++;
}
}
}
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err43);
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const pacote = validate29;

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:refdata-action:schema:pacote:1" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.registro === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "registro"}};
vErrors = withError(vErrors, err0);
errors++;
}
if(data.nome === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nome"}};
vErrors = withError(vErrors, err1);
errors++;
}
if(data.descricao === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "descricao"}};
vErrors = withError(vErrors, err2);
errors++;
}
if(data.licenca === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "licenca"}};
vErrors = withError(vErrors, err3);
errors++;
}
if(data.autores === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "autores"}};
vErrors = withError(vErrors, err4);
errors++;
}
if(data.tags === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tags"}};
vErrors = withError(vErrors, err5);
errors++;
}
if(data.versoes === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "versoes"}};
vErrors = withError(vErrors, err6);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "registro") || (key0 === "nome")) || (key0 === "descricao")) || (key0 === "licenca")) || (key0 === "autores")) || (key0 === "tags")) || (key0 === "versoes"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = withError(vErrors, err7);
errors++;
}
}
if(data.registro !== undefined){
let data0 = data.registro;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err8 = {instancePath:instancePath+"/registro",schemaPath:"#/properties/registro/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/registro",schemaPath:"#/properties/registro/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err9);
errors++;
}
}
if(data.nome !== undefined){
let data1 = data.nome;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err10 = {instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err11);
errors++;
}
}
if(data.descricao !== undefined){
if(typeof data.descricao !== "string"){
const err12 = {instancePath:instancePath+"/descricao",schemaPath:"#/properties/descricao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err12);
errors++;
}
}
if(data.licenca !== undefined){
if(typeof data.licenca !== "string"){
const err13 = {instancePath:instancePath+"/licenca",schemaPath:"#/properties/licenca/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err13);
errors++;
}
}
if(data.autores !== undefined){
let data4 = data.autores;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func1(data5) < 1){
const err14 = {instancePath:instancePath+"/autores/" + i0,schemaPath:"#/properties/autores/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/autores/" + i0,schemaPath:"#/properties/autores/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err15);
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/autores",schemaPath:"#/properties/autores/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err16);
errors++;
}
}
if(data.tags !== undefined){
let data6 = data.tags;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 === "string"){
if(func1(data7) < 1){
const err17 = {instancePath:instancePath+"/tags/" + i1,schemaPath:"#/properties/tags/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err17);
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/tags/" + i1,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err18);
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err19);
errors++;
}
}
if(data.versoes !== undefined){
let data8 = data.versoes;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key1 in data8){
const _errs20 = errors;
if(typeof key1 === "string"){
if(func1(key1) < 1){
const err20 = {instancePath:instancePath+"/versoes",schemaPath:"#/properties/versoes/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
vErrors = withError(vErrors, err20);
errors++;
}
}
var valid5 = _errs20 === errors;
if(!valid5){
const err21 = {instancePath:instancePath+"/versoes",schemaPath:"#/properties/versoes/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
vErrors = withError(vErrors, err21);
errors++;
}
}
for(const key2 in data8){
let data9 = data8[key2];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.arquivo === undefined){
const err22 = {instancePath:instancePath+"/versoes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/versoes/additionalProperties/required",keyword:"required",params:{missingProperty: "arquivo"}};
vErrors = withError(vErrors, err22);
errors++;
}
if(data9.sha256 === undefined){
const err23 = {instancePath:instancePath+"/versoes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/versoes/additionalProperties/required",keyword:"required",params:{missingProperty: "sha256"}};
vErrors = withError(vErrors, err23);
errors++;
}
if(data9.dependencias === undefined){
const err24 = {instancePath:instancePath+"/versoes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/versoes/additionalProperties/required",keyword:"required",params:{missingProperty: "dependencias"}};
vErrors = withError(vErrors, err24);
errors++;
}
if(data9.dataforge === undefined){
const err25 = {instancePath:instancePath+"/versoes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/versoes/additionalProperties/required",keyword:"required",params:{missingProperty: "dataforge"}};
vErrors = withError(vErrors, err25);
errors++;
}
for(const key3 in data9){
if(!(((((key3 === "arquivo") || (key3 === "sha256")) || (key3 === "dependencias")) || (key3 === "dataforge")) || (key3 === "url"))){
const err26 = {instancePath:instancePath+"/versoes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/versoes/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = withError(vErrors, err26);
errors++;
}
}
if(data9.arquivo !== undefined){
let data10 = data9.arquivo;
if(typeof data10 === "string"){
if(!pattern13.test(data10)){
const err27 = {instancePath:instancePath+"/versoes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/arquivo",schemaPath:"#/properties/versoes/additionalProperties/properties/arquivo/pattern",keyword:"pattern",params:{pattern: "^[^/\\\\]+\\.tar\\.gz$"}};
vErrors = withError(vErrors, err27);
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/versoes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/arquivo",schemaPath:"#/properties/versoes/additionalProperties/properties/arquivo/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err28);
errors++;
}
}
if(data9.sha256 !== undefined){
let data11 = data9.sha256;
if(typeof data11 === "string"){
if(!pattern14.test(data11)){
const err29 = {instancePath:instancePath+"/versoes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/sha256",schemaPath:"#/properties/versoes/additionalProperties/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Fa-f]{64}$"}};
vErrors = withError(vErrors, err29);
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/versoes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/sha256",schemaPath:"#/properties/versoes/additionalProperties/properties/sha256/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err30);
errors++;
}
}
if(data9.dependencias !== undefined){
let data12 = data9.dependencias;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key4 in data12){
const _errs31 = errors;
if(typeof key4 === "string"){
if(func1(key4) < 1){
const err31 = {instancePath:instancePath+"/versoes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/dependencias",schemaPath:"#/properties/versoes/additionalProperties/properties/dependencias/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key4};
vErrors = withError(vErrors, err31);
errors++;
}
}
var valid8 = _errs31 === errors;
if(!valid8){
const err32 = {instancePath:instancePath+"/versoes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/dependencias",schemaPath:"#/properties/versoes/additionalProperties/properties/dependencias/propertyNames",keyword:"propertyNames",params:{propertyName: key4}};
vErrors = withError(vErrors, err32);
errors++;
}
}
for(const key5 in data12){
if(typeof data12[key5] !== "string"){
const err33 = {instancePath:instancePath+"/versoes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/dependencias/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/versoes/additionalProperties/properties/dependencias/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err33);
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/versoes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/dependencias",schemaPath:"#/properties/versoes/additionalProperties/properties/dependencias/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err34);
errors++;
}
}
if(data9.dataforge !== undefined){
if(typeof data9.dataforge !== "string"){
const err35 = {instancePath:instancePath+"/versoes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/dataforge",schemaPath:"#/properties/versoes/additionalProperties/properties/dataforge/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err35);
errors++;
}
}
if(data9.url !== undefined){
let data15 = data9.url;
if(typeof data15 === "string"){
if(!pattern8.test(data15)){
const err36 = {instancePath:instancePath+"/versoes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/url",schemaPath:"#/properties/versoes/additionalProperties/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://\\S+$"}};
vErrors = withError(vErrors, err36);
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/versoes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/url",schemaPath:"#/properties/versoes/additionalProperties/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err37);
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/versoes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/versoes/additionalProperties/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err38);
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/versoes",schemaPath:"#/properties/versoes/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err39);
errors++;
}
}
}
else {
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err40);
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const config = validate30;
const schema41 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:refdata-action:schema:config:1","type":"object","additionalProperties":false,"required":["formato","registro","indice","pacote","arquivo","manifesto"],"properties":{"formato":{"type":"integer","const":1},"registro":{"type":"string","minLength":1},"indice":{"type":"string","minLength":1},"pacote":{"type":"string","pattern":"\\{nome\\}"},"arquivo":{"type":"string","pattern":"\\{arquivo\\}"},"manifesto":{"type":["string","null"]}}};
const pattern19 = new RegExp("\\{nome\\}", "u");
const pattern20 = new RegExp("\\{arquivo\\}", "u");

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:refdata-action:schema:config:1" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.formato === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "formato"}};
vErrors = withError(vErrors, err0);
errors++;
}
if(data.registro === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "registro"}};
vErrors = withError(vErrors, err1);
errors++;
}
if(data.indice === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "indice"}};
vErrors = withError(vErrors, err2);
errors++;
}
if(data.pacote === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pacote"}};
vErrors = withError(vErrors, err3);
errors++;
}
if(data.arquivo === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "arquivo"}};
vErrors = withError(vErrors, err4);
errors++;
}
if(data.manifesto === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "manifesto"}};
vErrors = withError(vErrors, err5);
errors++;
}
for(const key0 in data){
if(!((((((key0 === "formato") || (key0 === "registro")) || (key0 === "indice")) || (key0 === "pacote")) || (key0 === "arquivo")) || (key0 === "manifesto"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = withError(vErrors, err6);
errors++;
}
}
if(data.formato !== undefined){
let data0 = data.formato;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err7 = {instancePath:instancePath+"/formato",schemaPath:"#/properties/formato/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err7);
errors++;
}
if(1 !== data0){
const err8 = {instancePath:instancePath+"/formato",schemaPath:"#/properties/formato/const",keyword:"const",params:{allowedValue: 1}};
vErrors = withError(vErrors, err8);
errors++;
}
}
if(data.registro !== undefined){
let data1 = data.registro;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err9 = {instancePath:instancePath+"/registro",schemaPath:"#/properties/registro/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/registro",schemaPath:"#/properties/registro/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err10);
errors++;
}
}
if(data.indice !== undefined){
let data2 = data.indice;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err11 = {instancePath:instancePath+"/indice",schemaPath:"#/properties/indice/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/indice",schemaPath:"#/properties/indice/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err12);
errors++;
}
}
if(data.pacote !== undefined){
let data3 = data.pacote;
if(typeof data3 === "string"){
if(!pattern19.test(data3)){
const err13 = {instancePath:instancePath+"/pacote",schemaPath:"#/properties/pacote/pattern",keyword:"pattern",params:{pattern: "\\{nome\\}"}};
vErrors = withError(vErrors, err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/pacote",schemaPath:"#/properties/pacote/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err14);
errors++;
}
}
if(data.arquivo !== undefined){
let data4 = data.arquivo;
if(typeof data4 === "string"){
if(!pattern20.test(data4)){
const err15 = {instancePath:instancePath+"/arquivo",schemaPath:"#/properties/arquivo/pattern",keyword:"pattern",params:{pattern: "\\{arquivo\\}"}};
vErrors = withError(vErrors, err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/arquivo",schemaPath:"#/properties/arquivo/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err16);
errors++;
}
}
if(data.manifesto !== undefined){
let data5 = data.manifesto;
if((typeof data5 !== "string") && (data5 !== null)){
const err17 = {instancePath:instancePath+"/manifesto",schemaPath:"#/properties/manifesto/type",keyword:"type",params:{type: schema41.properties.manifesto.type}};
vErrors = withError(vErrors, err17);
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err18);
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const lock = validate31;
const pattern21 = new RegExp("^([0-9A-Fa-f]{64})?$", "u");

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:refdata-action:schema:lock:1" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.lockVersion === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lockVersion"}};
vErrors = withError(vErrors, err0);
errors++;
}
if(data.pacotes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pacotes"}};
vErrors = withError(vErrors, err1);
errors++;
}
for(const key0 in data){
if(!(((key0 === "lockVersion") || (key0 === "registro")) || (key0 === "pacotes"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = withError(vErrors, err2);
errors++;
}
}
if(data.lockVersion !== undefined){
let data0 = data.lockVersion;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/lockVersion",schemaPath:"#/properties/lockVersion/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err3);
errors++;
}
if(1 !== data0){
const err4 = {instancePath:instancePath+"/lockVersion",schemaPath:"#/properties/lockVersion/const",keyword:"const",params:{allowedValue: 1}};
vErrors = withError(vErrors, err4);
errors++;
}
}
if(data.registro !== undefined){
if(typeof data.registro !== "string"){
const err5 = {instancePath:instancePath+"/registro",schemaPath:"#/properties/registro/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err5);
errors++;
}
}
if(data.pacotes !== undefined){
let data2 = data.pacotes;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
const _errs8 = errors;
if(typeof key1 === "string"){
if(func1(key1) < 1){
const err6 = {instancePath:instancePath+"/pacotes",schemaPath:"#/properties/pacotes/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key1};
vErrors = withError(vErrors, err6);
errors++;
}
}
var valid1 = _errs8 === errors;
if(!valid1){
const err7 = {instancePath:instancePath+"/pacotes",schemaPath:"#/properties/pacotes/propertyNames",keyword:"propertyNames",params:{propertyName: key1}};
vErrors = withError(vErrors, err7);
errors++;
}
}
for(const key2 in data2){
let data3 = data2[key2];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.versao === undefined){
const err8 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/pacotes/additionalProperties/required",keyword:"required",params:{missingProperty: "versao"}};
vErrors = withError(vErrors, err8);
errors++;
}
if(data3.fonte === undefined){
const err9 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/pacotes/additionalProperties/required",keyword:"required",params:{missingProperty: "fonte"}};
vErrors = withError(vErrors, err9);
errors++;
}
if(data3.sha256 === undefined){
const err10 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/pacotes/additionalProperties/required",keyword:"required",params:{missingProperty: "sha256"}};
vErrors = withError(vErrors, err10);
errors++;
}
if(data3.dependencias === undefined){
const err11 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/pacotes/additionalProperties/required",keyword:"required",params:{missingProperty: "dependencias"}};
vErrors = withError(vErrors, err11);
errors++;
}
for(const key3 in data3){
if(!((((key3 === "versao") || (key3 === "fonte")) || (key3 === "sha256")) || (key3 === "dependencias"))){
const err12 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/pacotes/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = withError(vErrors, err12);
errors++;
}
}
if(data3.versao !== undefined){
let data4 = data3.versao;
if(typeof data4 === "string"){
if(func1(data4) < 1){
const err13 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/versao",schemaPath:"#/properties/pacotes/additionalProperties/properties/versao/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/versao",schemaPath:"#/properties/pacotes/additionalProperties/properties/versao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err14);
errors++;
}
}
if(data3.fonte !== undefined){
let data5 = data3.fonte;
if(typeof data5 === "string"){
if(func1(data5) < 1){
const err15 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/fonte",schemaPath:"#/properties/pacotes/additionalProperties/properties/fonte/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/fonte",schemaPath:"#/properties/pacotes/additionalProperties/properties/fonte/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err16);
errors++;
}
}
if(data3.sha256 !== undefined){
let data6 = data3.sha256;
if(typeof data6 === "string"){
if(!pattern21.test(data6)){
const err17 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/sha256",schemaPath:"#/properties/pacotes/additionalProperties/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^([0-9A-Fa-f]{64})?$"}};
vErrors = withError(vErrors, err17);
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/sha256",schemaPath:"#/properties/pacotes/additionalProperties/properties/sha256/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err18);
errors++;
}
}
if(data3.dependencias !== undefined){
let data7 = data3.dependencias;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key4 in data7){
const _errs21 = errors;
if(typeof key4 === "string"){
if(func1(key4) < 1){
const err19 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/dependencias",schemaPath:"#/properties/pacotes/additionalProperties/properties/dependencias/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key4};
vErrors = withError(vErrors, err19);
errors++;
}
}
var valid4 = _errs21 === errors;
if(!valid4){
const err20 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/dependencias",schemaPath:"#/properties/pacotes/additionalProperties/properties/dependencias/propertyNames",keyword:"propertyNames",params:{propertyName: key4}};
vErrors = withError(vErrors, err20);
errors++;
}
}
for(const key5 in data7){
if(typeof data7[key5] !== "string"){
const err21 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/dependencias/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/pacotes/additionalProperties/properties/dependencias/additionalProperties/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err21);
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/dependencias",schemaPath:"#/properties/pacotes/additionalProperties/properties/dependencias/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err22);
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/pacotes/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/pacotes/additionalProperties/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err23);
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/pacotes",schemaPath:"#/properties/pacotes/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err24);
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err25);
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const verification = validate32;
const schema43 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:refdata-action:schema:verification:1","type":"object","additionalProperties":false,"required":["ok","baseUrl","versao","commit","attempts","pass","warn","fail","points"],"properties":{"ok":{"type":"boolean"},"baseUrl":{"type":"string"},"versao":{"type":["string","null"]},"commit":{"type":["string","null"]},"attempts":{"type":"integer","minimum":1},"pass":{"type":"integer","minimum":0},"warn":{"type":"integer","minimum":0},"fail":{"type":"integer","minimum":0},"attestation":{"oneOf":[{"type":"null"},{"type":"object","additionalProperties":false,"required":["repository","workflow","commit","run"],"properties":{"repository":{"type":"string"},"workflow":{"type":"string"},"commit":{"type":"string"},"run":{"type":"string"}}}]},"points":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["check","title","verdict","message","remedy","paths"],"properties":{"check":{"type":"string","pattern":"^[a-z][a-z0-9-]*$"},"title":{"type":"string"},"verdict":{"enum":["pass","warn","fail"]},"message":{"type":"string"},"remedy":{"type":["string","null"]},"paths":{"type":"array","items":{"type":"string"}}}}}}};
const func45 = Object.prototype.hasOwnProperty;
const pattern22 = new RegExp("^[a-z][a-z0-9-]*$", "u");

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:refdata-action:schema:verification:1" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ok === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
vErrors = withError(vErrors, err0);
errors++;
}
if(data.baseUrl === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "baseUrl"}};
vErrors = withError(vErrors, err1);
errors++;
}
if(data.versao === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "versao"}};
vErrors = withError(vErrors, err2);
errors++;
}
if(data.commit === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "commit"}};
vErrors = withError(vErrors, err3);
errors++;
}
if(data.attempts === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attempts"}};
vErrors = withError(vErrors, err4);
errors++;
}
if(data.pass === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pass"}};
vErrors = withError(vErrors, err5);
errors++;
}
if(data.warn === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warn"}};
vErrors = withError(vErrors, err6);
errors++;
}
if(data.fail === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fail"}};
vErrors = withError(vErrors, err7);
errors++;
}
if(data.points === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "points"}};
vErrors = withError(vErrors, err8);
errors++;
}
for(const key0 in data){
if(!(func45.call(schema43.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = withError(vErrors, err9);
errors++;
}
}
if(data.ok !== undefined){
if(typeof data.ok !== "boolean"){
const err10 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type: "boolean"}};
vErrors = withError(vErrors, err10);
errors++;
}
}
if(data.baseUrl !== undefined){
if(typeof data.baseUrl !== "string"){
const err11 = {instancePath:instancePath+"/baseUrl",schemaPath:"#/properties/baseUrl/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err11);
errors++;
}
}
if(data.versao !== undefined){
let data2 = data.versao;
if((typeof data2 !== "string") && (data2 !== null)){
const err12 = {instancePath:instancePath+"/versao",schemaPath:"#/properties/versao/type",keyword:"type",params:{type: schema43.properties.versao.type}};
vErrors = withError(vErrors, err12);
errors++;
}
}
if(data.commit !== undefined){
let data3 = data.commit;
if((typeof data3 !== "string") && (data3 !== null)){
const err13 = {instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/type",keyword:"type",params:{type: schema43.properties.commit.type}};
vErrors = withError(vErrors, err13);
errors++;
}
}
if(data.attempts !== undefined){
let data4 = data.attempts;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err14 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err14);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/attempts",schemaPath:"#/properties/attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = withError(vErrors, err15);
errors++;
}
}
}
if(data.pass !== undefined){
let data5 = data.pass;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err16 = {instancePath:instancePath+"/pass",schemaPath:"#/properties/pass/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err16);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err17 = {instancePath:instancePath+"/pass",schemaPath:"#/properties/pass/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err17);
errors++;
}
}
}
if(data.warn !== undefined){
let data6 = data.warn;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err18 = {instancePath:instancePath+"/warn",schemaPath:"#/properties/warn/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err18);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err19 = {instancePath:instancePath+"/warn",schemaPath:"#/properties/warn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err19);
errors++;
}
}
}
if(data.fail !== undefined){
let data7 = data.fail;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err20 = {instancePath:instancePath+"/fail",schemaPath:"#/properties/fail/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err20);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/fail",schemaPath:"#/properties/fail/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err21);
errors++;
}
}
}
if(data.attestation !== undefined){
let data8 = data.attestation;
const _errs19 = errors;
let valid1 = false;
let passing0 = null;
const _errs20 = errors;
if(data8 !== null){
const err22 = {instancePath:instancePath+"/attestation",schemaPath:"#/properties/attestation/oneOf/0/type",keyword:"type",params:{type: "null"}};
vErrors = withError(vErrors, err22);
errors++;
}
var _valid0 = _errs20 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs22 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.repository === undefined){
const err23 = {instancePath:instancePath+"/attestation",schemaPath:"#/properties/attestation/oneOf/1/required",keyword:"required",params:{missingProperty: "repository"}};
vErrors = withError(vErrors, err23);
errors++;
}
if(data8.workflow === undefined){
const err24 = {instancePath:instancePath+"/attestation",schemaPath:"#/properties/attestation/oneOf/1/required",keyword:"required",params:{missingProperty: "workflow"}};
vErrors = withError(vErrors, err24);
errors++;
}
if(data8.commit === undefined){
const err25 = {instancePath:instancePath+"/attestation",schemaPath:"#/properties/attestation/oneOf/1/required",keyword:"required",params:{missingProperty: "commit"}};
vErrors = withError(vErrors, err25);
errors++;
}
if(data8.run === undefined){
const err26 = {instancePath:instancePath+"/attestation",schemaPath:"#/properties/attestation/oneOf/1/required",keyword:"required",params:{missingProperty: "run"}};
vErrors = withError(vErrors, err26);
errors++;
}
for(const key1 in data8){
if(!((((key1 === "repository") || (key1 === "workflow")) || (key1 === "commit")) || (key1 === "run"))){
const err27 = {instancePath:instancePath+"/attestation",schemaPath:"#/properties/attestation/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = withError(vErrors, err27);
errors++;
}
}
if(data8.repository !== undefined){
if(typeof data8.repository !== "string"){
const err28 = {instancePath:instancePath+"/attestation/repository",schemaPath:"#/properties/attestation/oneOf/1/properties/repository/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err28);
errors++;
}
}
if(data8.workflow !== undefined){
if(typeof data8.workflow !== "string"){
const err29 = {instancePath:instancePath+"/attestation/workflow",schemaPath:"#/properties/attestation/oneOf/1/properties/workflow/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err29);
errors++;
}
}
if(data8.commit !== undefined){
if(typeof data8.commit !== "string"){
const err30 = {instancePath:instancePath+"/attestation/commit",schemaPath:"#/properties/attestation/oneOf/1/properties/commit/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err30);
errors++;
}
}
if(data8.run !== undefined){
if(typeof data8.run !== "string"){
const err31 = {instancePath:instancePath+"/attestation/run",schemaPath:"#/properties/attestation/oneOf/1/properties/run/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err31);
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/attestation",schemaPath:"#/properties/attestation/oneOf/1/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err32);
errors++;
}
var _valid0 = _errs22 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err33 = {instancePath:instancePath+"/attestation",schemaPath:"#/properties/attestation/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}};
vErrors = withError(vErrors, err33);
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
if(data.points !== undefined){
let data13 = data.points;
if(Array.isArray(data13)){
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
let data14 = data13[i0];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.check === undefined){
const err34 = {instancePath:instancePath+"/points/" + i0,schemaPath:"#/properties/points/items/required",keyword:"required",params:{missingProperty: "check"}};
vErrors = withError(vErrors, err34);
errors++;
}
if(data14.title === undefined){
const err35 = {instancePath:instancePath+"/points/" + i0,schemaPath:"#/properties/points/items/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = withError(vErrors, err35);
errors++;
}
if(data14.verdict === undefined){
const err36 = {instancePath:instancePath+"/points/" + i0,schemaPath:"#/properties/points/items/required",keyword:"required",params:{missingProperty: "verdict"}};
vErrors = withError(vErrors, err36);
errors++;
}
if(data14.message === undefined){
const err37 = {instancePath:instancePath+"/points/" + i0,schemaPath:"#/properties/points/items/required",keyword:"required",params:{missingProperty: "message"}};
vErrors = withError(vErrors, err37);
errors++;
}
if(data14.remedy === undefined){
const err38 = {instancePath:instancePath+"/points/" + i0,schemaPath:"#/properties/points/items/required",keyword:"required",params:{missingProperty: "remedy"}};
vErrors = withError(vErrors, err38);
errors++;
}
if(data14.paths === undefined){
const err39 = {instancePath:instancePath+"/points/" + i0,schemaPath:"#/properties/points/items/required",keyword:"required",params:{missingProperty: "paths"}};
vErrors = withError(vErrors, err39);
errors++;
}
for(const key2 in data14){
if(!((((((key2 === "check") || (key2 === "title")) || (key2 === "verdict")) || (key2 === "message")) || (key2 === "remedy")) || (key2 === "paths"))){
const err40 = {instancePath:instancePath+"/points/" + i0,schemaPath:"#/properties/points/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = withError(vErrors, err40);
errors++;
}
}
if(data14.check !== undefined){
let data15 = data14.check;
if(typeof data15 === "string"){
if(!pattern22.test(data15)){
const err41 = {instancePath:instancePath+"/points/" + i0+"/check",schemaPath:"#/properties/points/items/properties/check/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"}};
vErrors = withError(vErrors, err41);
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/points/" + i0+"/check",schemaPath:"#/properties/points/items/properties/check/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err42);
errors++;
}
}
if(data14.title !== undefined){
if(typeof data14.title !== "string"){
const err43 = {instancePath:instancePath+"/points/" + i0+"/title",schemaPath:"#/properties/points/items/properties/title/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err43);
errors++;
}
}
if(data14.verdict !== undefined){
let data17 = data14.verdict;
if(!(((data17 === "pass") || (data17 === "warn")) || (data17 === "fail"))){
const err44 = {instancePath:instancePath+"/points/" + i0+"/verdict",schemaPath:"#/properties/points/items/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema43.properties.points.items.properties.verdict.enum}};
vErrors = withError(vErrors, err44);
errors++;
}
}
if(data14.message !== undefined){
if(typeof data14.message !== "string"){
const err45 = {instancePath:instancePath+"/points/" + i0+"/message",schemaPath:"#/properties/points/items/properties/message/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err45);
errors++;
}
}
if(data14.remedy !== undefined){
let data19 = data14.remedy;
if((typeof data19 !== "string") && (data19 !== null)){
const err46 = {instancePath:instancePath+"/points/" + i0+"/remedy",schemaPath:"#/properties/points/items/properties/remedy/type",keyword:"type",params:{type: schema43.properties.points.items.properties.remedy.type}};
vErrors = withError(vErrors, err46);
errors++;
}
}
if(data14.paths !== undefined){
let data20 = data14.paths;
if(Array.isArray(data20)){
const len1 = data20.length;
for(let i1=0; i1<len1; i1++){
if(typeof data20[i1] !== "string"){
const err47 = {instancePath:instancePath+"/points/" + i0+"/paths/" + i1,schemaPath:"#/properties/points/items/properties/paths/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err47);
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/points/" + i0+"/paths",schemaPath:"#/properties/points/items/properties/paths/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err48);
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/points/" + i0,schemaPath:"#/properties/points/items/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err49);
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/points",schemaPath:"#/properties/points/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err50);
errors++;
}
}
}
else {
const err51 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err51);
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const check = validate33;
const schema44 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:refdata-action:schema:check:1","type":"object","additionalProperties":false,"required":["ok","verdict","level","requiredBump","suggestion","nome","base","head","counts","changes","excepted","findings"],"properties":{"ok":{"type":"boolean"},"verdict":{"enum":["unchanged","bumped","not-bumped","bumped-too-little","decreased","bumped-without-change","malformed","first","unknown","unversioned","deferred"]},"level":{"$ref":"#/$defs/bump"},"requiredBump":{"$ref":"#/$defs/bump"},"suggestion":{"type":["string","null"]},"edits":{"type":"array","items":{"$ref":"#/$defs/edit"}},"nome":{"type":"string"},"base":{"type":"object","additionalProperties":false,"required":["name","commit","versao"],"properties":{"name":{"type":"string"},"commit":{"type":["string","null"]},"versao":{"type":["string","null"]}}},"head":{"type":"object","additionalProperties":false,"required":["name","commit","versao"],"properties":{"name":{"type":"string"},"commit":{"type":["string","null"]},"versao":{"type":"string"}}},"release":{"anyOf":[{"$ref":"#/$defs/release"},{"type":"null"}]},"compared":{"type":"object","additionalProperties":false,"required":["base","head"],"properties":{"base":{"type":"integer","minimum":0},"head":{"type":"integer","minimum":0}}},"counts":{"$ref":"#/$defs/counts"},"changes":{"type":"array","items":{"$ref":"#/$defs/change"}},"causes":{"type":"array","items":{"$ref":"#/$defs/cause"}},"evidence":{"type":"array","items":{"$ref":"#/$defs/evidence"}},"unknown":{"type":"array","items":{"$ref":"#/$defs/unknown"}},"excepted":{"type":"array","items":{"$ref":"#/$defs/change"}},"findings":{"type":"array","items":{"$ref":"#/$defs/finding"}}},"$defs":{"counts":{"type":"object","additionalProperties":false,"required":["major","minor","patch","info"],"properties":{"major":{"type":"integer","minimum":0},"minor":{"type":"integer","minimum":0},"patch":{"type":"integer","minimum":0},"info":{"type":"integer","minimum":0}}},"release":{"type":"object","additionalProperties":false,"required":["name","commit","versao","level","counts","requiredBump","suggestion","due"],"properties":{"name":{"type":"string"},"commit":{"type":["string","null"]},"versao":{"type":"string"},"level":{"$ref":"#/$defs/bump"},"counts":{"$ref":"#/$defs/counts"},"requiredBump":{"$ref":"#/$defs/bump"},"suggestion":{"type":["string","null"]},"due":{"type":"boolean"}}},"unknown":{"type":"object","additionalProperties":false,"required":["path","side","place"],"properties":{"path":{"type":"string"},"side":{"enum":["base","head","both"]},"place":{"anyOf":[{"$ref":"#/$defs/place"},{"type":"null"}]},"placeSide":{"enum":["base","head"]}}},"edit":{"type":"object","additionalProperties":false,"required":["file","line","before","after"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"before":{"type":"string"},"after":{"type":"string"}}},"bump":{"enum":["major","minor","patch","none"]},"place":{"type":"object","additionalProperties":false,"required":["file"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"column":{"type":"integer","minimum":1}}},"cause":{"type":"object","additionalProperties":false,"required":["kind","id","message","level","place","side","changes"],"properties":{"kind":{"enum":["change","move","line","edit"]},"id":{"type":"string","pattern":"^[0-9a-f]{16}$"},"message":{"type":"string"},"level":{"enum":["major","minor","patch","info"]},"place":{"anyOf":[{"$ref":"#/$defs/place"},{"type":"null"}]},"side":{"enum":["base","head"]},"changes":{"type":"array","minItems":2,"items":{"$ref":"#/$defs/explained"}}}},"explained":{"type":"object","additionalProperties":false,"required":["fingerprint","confidence"],"properties":{"fingerprint":{"type":"string"},"confidence":{"type":"number","minimum":0,"maximum":1}}},"change":{"type":"object","additionalProperties":false,"required":["rule","level","path","name","message","before","after","place","side","fingerprint"],"properties":{"rule":{"type":"string"},"level":{"enum":["major","minor","patch","info"]},"path":{"type":"string"},"name":{"type":"string"},"message":{"type":"string"},"before":{},"after":{},"place":{"anyOf":[{"$ref":"#/$defs/place"},{"type":"null"}]},"side":{"enum":["base","head"]},"fingerprint":{"type":"string","pattern":"^[0-9a-f]{16}$"}}},"finding":{"type":"object","required":["rule","level","message","remedy"],"properties":{"rule":{"type":"string"},"level":{"enum":["error","warning","notice"]},"message":{"type":"string"},"remedy":{"type":"string"},"place":{"$ref":"#/$defs/place"},"subject":{"type":"string"}}},"evidence":{"type":"object","additionalProperties":false,"required":["fingerprint","known","breaks","edited","programs","shortest"],"properties":{"fingerprint":{"type":"string"},"known":{"type":"integer","minimum":0},"breaks":{"type":"integer","minimum":0},"edited":{"type":"integer","minimum":0},"programs":{"type":"array","items":{"type":"string"}},"shortest":{"anyOf":[{"$ref":"#/$defs/program"},{"type":"null"}]}}},"program":{"type":"object","additionalProperties":false,"required":["program","text"],"properties":{"program":{"type":"string"},"text":{"type":"string"},"error":{"anyOf":[{"$ref":"#/$defs/metError"},{"type":"null"}]}}},"metError":{"type":"object","additionalProperties":false,"required":["codigo","titulo","solucao"],"properties":{"codigo":{"type":"string"},"titulo":{"type":"string"},"solucao":{"type":"string"}}}}};
const schema45 = {"enum":["major","minor","patch","none"]};
const schema48 = {"type":"object","additionalProperties":false,"required":["name","commit","versao","level","counts","requiredBump","suggestion","due"],"properties":{"name":{"type":"string"},"commit":{"type":["string","null"]},"versao":{"type":"string"},"level":{"$ref":"#/$defs/bump"},"counts":{"$ref":"#/$defs/counts"},"requiredBump":{"$ref":"#/$defs/bump"},"suggestion":{"type":["string","null"]},"due":{"type":"boolean"}}};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = withError(vErrors, err0);
errors++;
}
if(data.commit === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "commit"}};
vErrors = withError(vErrors, err1);
errors++;
}
if(data.versao === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "versao"}};
vErrors = withError(vErrors, err2);
errors++;
}
if(data.level === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "level"}};
vErrors = withError(vErrors, err3);
errors++;
}
if(data.counts === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counts"}};
vErrors = withError(vErrors, err4);
errors++;
}
if(data.requiredBump === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requiredBump"}};
vErrors = withError(vErrors, err5);
errors++;
}
if(data.suggestion === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suggestion"}};
vErrors = withError(vErrors, err6);
errors++;
}
if(data.due === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "due"}};
vErrors = withError(vErrors, err7);
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "name") || (key0 === "commit")) || (key0 === "versao")) || (key0 === "level")) || (key0 === "counts")) || (key0 === "requiredBump")) || (key0 === "suggestion")) || (key0 === "due"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = withError(vErrors, err8);
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err9);
errors++;
}
}
if(data.commit !== undefined){
let data1 = data.commit;
if((typeof data1 !== "string") && (data1 !== null)){
const err10 = {instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/type",keyword:"type",params:{type: schema48.properties.commit.type}};
vErrors = withError(vErrors, err10);
errors++;
}
}
if(data.versao !== undefined){
if(typeof data.versao !== "string"){
const err11 = {instancePath:instancePath+"/versao",schemaPath:"#/properties/versao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err11);
errors++;
}
}
if(data.level !== undefined){
let data3 = data.level;
if(!((((data3 === "major") || (data3 === "minor")) || (data3 === "patch")) || (data3 === "none"))){
const err12 = {instancePath:instancePath+"/level",schemaPath:"#/$defs/bump/enum",keyword:"enum",params:{allowedValues: schema45.enum}};
vErrors = withError(vErrors, err12);
errors++;
}
}
if(data.counts !== undefined){
let data4 = data.counts;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.major === undefined){
const err13 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/required",keyword:"required",params:{missingProperty: "major"}};
vErrors = withError(vErrors, err13);
errors++;
}
if(data4.minor === undefined){
const err14 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/required",keyword:"required",params:{missingProperty: "minor"}};
vErrors = withError(vErrors, err14);
errors++;
}
if(data4.patch === undefined){
const err15 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/required",keyword:"required",params:{missingProperty: "patch"}};
vErrors = withError(vErrors, err15);
errors++;
}
if(data4.info === undefined){
const err16 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/required",keyword:"required",params:{missingProperty: "info"}};
vErrors = withError(vErrors, err16);
errors++;
}
for(const key1 in data4){
if(!((((key1 === "major") || (key1 === "minor")) || (key1 === "patch")) || (key1 === "info"))){
const err17 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = withError(vErrors, err17);
errors++;
}
}
if(data4.major !== undefined){
let data5 = data4.major;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err18 = {instancePath:instancePath+"/counts/major",schemaPath:"#/$defs/counts/properties/major/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err18);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/counts/major",schemaPath:"#/$defs/counts/properties/major/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err19);
errors++;
}
}
}
if(data4.minor !== undefined){
let data6 = data4.minor;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err20 = {instancePath:instancePath+"/counts/minor",schemaPath:"#/$defs/counts/properties/minor/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err20);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/counts/minor",schemaPath:"#/$defs/counts/properties/minor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err21);
errors++;
}
}
}
if(data4.patch !== undefined){
let data7 = data4.patch;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err22 = {instancePath:instancePath+"/counts/patch",schemaPath:"#/$defs/counts/properties/patch/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err22);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/counts/patch",schemaPath:"#/$defs/counts/properties/patch/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err23);
errors++;
}
}
}
if(data4.info !== undefined){
let data8 = data4.info;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err24 = {instancePath:instancePath+"/counts/info",schemaPath:"#/$defs/counts/properties/info/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err24);
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err25 = {instancePath:instancePath+"/counts/info",schemaPath:"#/$defs/counts/properties/info/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err25);
errors++;
}
}
}
}
else {
const err26 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err26);
errors++;
}
}
if(data.requiredBump !== undefined){
let data9 = data.requiredBump;
if(!((((data9 === "major") || (data9 === "minor")) || (data9 === "patch")) || (data9 === "none"))){
const err27 = {instancePath:instancePath+"/requiredBump",schemaPath:"#/$defs/bump/enum",keyword:"enum",params:{allowedValues: schema45.enum}};
vErrors = withError(vErrors, err27);
errors++;
}
}
if(data.suggestion !== undefined){
let data10 = data.suggestion;
if((typeof data10 !== "string") && (data10 !== null)){
const err28 = {instancePath:instancePath+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type: schema48.properties.suggestion.type}};
vErrors = withError(vErrors, err28);
errors++;
}
}
if(data.due !== undefined){
if(typeof data.due !== "boolean"){
const err29 = {instancePath:instancePath+"/due",schemaPath:"#/properties/due/type",keyword:"type",params:{type: "boolean"}};
vErrors = withError(vErrors, err29);
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err30);
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema53 = {"type":"object","additionalProperties":false,"required":["rule","level","path","name","message","before","after","place","side","fingerprint"],"properties":{"rule":{"type":"string"},"level":{"enum":["major","minor","patch","info"]},"path":{"type":"string"},"name":{"type":"string"},"message":{"type":"string"},"before":{},"after":{},"place":{"anyOf":[{"$ref":"#/$defs/place"},{"type":"null"}]},"side":{"enum":["base","head"]},"fingerprint":{"type":"string","pattern":"^[0-9a-f]{16}$"}}};
const pattern23 = new RegExp("^[0-9a-f]{16}$", "u");

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rule === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rule"}};
vErrors = withError(vErrors, err0);
errors++;
}
if(data.level === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "level"}};
vErrors = withError(vErrors, err1);
errors++;
}
if(data.path === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}};
vErrors = withError(vErrors, err2);
errors++;
}
if(data.name === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = withError(vErrors, err3);
errors++;
}
if(data.message === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
vErrors = withError(vErrors, err4);
errors++;
}
if(data.before === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "before"}};
vErrors = withError(vErrors, err5);
errors++;
}
if(data.after === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "after"}};
vErrors = withError(vErrors, err6);
errors++;
}
if(data.place === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "place"}};
vErrors = withError(vErrors, err7);
errors++;
}
if(data.side === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "side"}};
vErrors = withError(vErrors, err8);
errors++;
}
if(data.fingerprint === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fingerprint"}};
vErrors = withError(vErrors, err9);
errors++;
}
for(const key0 in data){
if(!(func45.call(schema53.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = withError(vErrors, err10);
errors++;
}
}
if(data.rule !== undefined){
if(typeof data.rule !== "string"){
const err11 = {instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err11);
errors++;
}
}
if(data.level !== undefined){
let data1 = data.level;
if(!((((data1 === "major") || (data1 === "minor")) || (data1 === "patch")) || (data1 === "info"))){
const err12 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema53.properties.level.enum}};
vErrors = withError(vErrors, err12);
errors++;
}
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
const err13 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err13);
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err14 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err14);
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err15 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err15);
errors++;
}
}
if(data.place !== undefined){
let data5 = data.place;
const _errs12 = errors;
let valid1 = false;
const _errs13 = errors;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.file === undefined){
const err16 = {instancePath:instancePath+"/place",schemaPath:"#/$defs/place/required",keyword:"required",params:{missingProperty: "file"}};
vErrors = withError(vErrors, err16);
errors++;
}
for(const key1 in data5){
if(!(((key1 === "file") || (key1 === "line")) || (key1 === "column"))){
const err17 = {instancePath:instancePath+"/place",schemaPath:"#/$defs/place/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = withError(vErrors, err17);
errors++;
}
}
if(data5.file !== undefined){
if(typeof data5.file !== "string"){
const err18 = {instancePath:instancePath+"/place/file",schemaPath:"#/$defs/place/properties/file/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err18);
errors++;
}
}
if(data5.line !== undefined){
let data7 = data5.line;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err19 = {instancePath:instancePath+"/place/line",schemaPath:"#/$defs/place/properties/line/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err19);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/place/line",schemaPath:"#/$defs/place/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = withError(vErrors, err20);
errors++;
}
}
}
if(data5.column !== undefined){
let data8 = data5.column;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err21 = {instancePath:instancePath+"/place/column",schemaPath:"#/$defs/place/properties/column/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err21);
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
const err22 = {instancePath:instancePath+"/place/column",schemaPath:"#/$defs/place/properties/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = withError(vErrors, err22);
errors++;
}
}
}
}
else {
const err23 = {instancePath:instancePath+"/place",schemaPath:"#/$defs/place/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err23);
errors++;
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
const _errs23 = errors;
if(data5 !== null){
const err24 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = withError(vErrors, err24);
errors++;
}
var _valid0 = _errs23 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err25 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/anyOf",keyword:"anyOf",params:{}};
vErrors = withError(vErrors, err25);
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.side !== undefined){
let data9 = data.side;
if(!((data9 === "base") || (data9 === "head"))){
const err26 = {instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema53.properties.side.enum}};
vErrors = withError(vErrors, err26);
errors++;
}
}
if(data.fingerprint !== undefined){
let data10 = data.fingerprint;
if(typeof data10 === "string"){
if(!pattern23.test(data10)){
const err27 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/properties/fingerprint/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{16}$"}};
vErrors = withError(vErrors, err27);
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/properties/fingerprint/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err28);
errors++;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err29);
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema55 = {"type":"object","additionalProperties":false,"required":["kind","id","message","level","place","side","changes"],"properties":{"kind":{"enum":["change","move","line","edit"]},"id":{"type":"string","pattern":"^[0-9a-f]{16}$"},"message":{"type":"string"},"level":{"enum":["major","minor","patch","info"]},"place":{"anyOf":[{"$ref":"#/$defs/place"},{"type":"null"}]},"side":{"enum":["base","head"]},"changes":{"type":"array","minItems":2,"items":{"$ref":"#/$defs/explained"}}}};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"}};
vErrors = withError(vErrors, err0);
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = withError(vErrors, err1);
errors++;
}
if(data.message === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
vErrors = withError(vErrors, err2);
errors++;
}
if(data.level === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "level"}};
vErrors = withError(vErrors, err3);
errors++;
}
if(data.place === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "place"}};
vErrors = withError(vErrors, err4);
errors++;
}
if(data.side === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "side"}};
vErrors = withError(vErrors, err5);
errors++;
}
if(data.changes === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changes"}};
vErrors = withError(vErrors, err6);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "kind") || (key0 === "id")) || (key0 === "message")) || (key0 === "level")) || (key0 === "place")) || (key0 === "side")) || (key0 === "changes"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = withError(vErrors, err7);
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(!((((data0 === "change") || (data0 === "move")) || (data0 === "line")) || (data0 === "edit"))){
const err8 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema55.properties.kind.enum}};
vErrors = withError(vErrors, err8);
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(!pattern23.test(data1)){
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{16}$"}};
vErrors = withError(vErrors, err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err10);
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err11 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err11);
errors++;
}
}
if(data.level !== undefined){
let data3 = data.level;
if(!((((data3 === "major") || (data3 === "minor")) || (data3 === "patch")) || (data3 === "info"))){
const err12 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema55.properties.level.enum}};
vErrors = withError(vErrors, err12);
errors++;
}
}
if(data.place !== undefined){
let data4 = data.place;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.file === undefined){
const err13 = {instancePath:instancePath+"/place",schemaPath:"#/$defs/place/required",keyword:"required",params:{missingProperty: "file"}};
vErrors = withError(vErrors, err13);
errors++;
}
for(const key1 in data4){
if(!(((key1 === "file") || (key1 === "line")) || (key1 === "column"))){
const err14 = {instancePath:instancePath+"/place",schemaPath:"#/$defs/place/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = withError(vErrors, err14);
errors++;
}
}
if(data4.file !== undefined){
if(typeof data4.file !== "string"){
const err15 = {instancePath:instancePath+"/place/file",schemaPath:"#/$defs/place/properties/file/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err15);
errors++;
}
}
if(data4.line !== undefined){
let data6 = data4.line;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err16 = {instancePath:instancePath+"/place/line",schemaPath:"#/$defs/place/properties/line/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err16);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/place/line",schemaPath:"#/$defs/place/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = withError(vErrors, err17);
errors++;
}
}
}
if(data4.column !== undefined){
let data7 = data4.column;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err18 = {instancePath:instancePath+"/place/column",schemaPath:"#/$defs/place/properties/column/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err18);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err19 = {instancePath:instancePath+"/place/column",schemaPath:"#/$defs/place/properties/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = withError(vErrors, err19);
errors++;
}
}
}
}
else {
const err20 = {instancePath:instancePath+"/place",schemaPath:"#/$defs/place/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err20);
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
const _errs20 = errors;
if(data4 !== null){
const err21 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = withError(vErrors, err21);
errors++;
}
var _valid0 = _errs20 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err22 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/anyOf",keyword:"anyOf",params:{}};
vErrors = withError(vErrors, err22);
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.side !== undefined){
let data8 = data.side;
if(!((data8 === "base") || (data8 === "head"))){
const err23 = {instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema55.properties.side.enum}};
vErrors = withError(vErrors, err23);
errors++;
}
}
if(data.changes !== undefined){
let data9 = data.changes;
if(Array.isArray(data9)){
if(data9.length < 2){
const err24 = {instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/minItems",keyword:"minItems",params:{limit: 2}};
vErrors = withError(vErrors, err24);
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.fingerprint === undefined){
const err25 = {instancePath:instancePath+"/changes/" + i0,schemaPath:"#/$defs/explained/required",keyword:"required",params:{missingProperty: "fingerprint"}};
vErrors = withError(vErrors, err25);
errors++;
}
if(data10.confidence === undefined){
const err26 = {instancePath:instancePath+"/changes/" + i0,schemaPath:"#/$defs/explained/required",keyword:"required",params:{missingProperty: "confidence"}};
vErrors = withError(vErrors, err26);
errors++;
}
for(const key2 in data10){
if(!((key2 === "fingerprint") || (key2 === "confidence"))){
const err27 = {instancePath:instancePath+"/changes/" + i0,schemaPath:"#/$defs/explained/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = withError(vErrors, err27);
errors++;
}
}
if(data10.fingerprint !== undefined){
if(typeof data10.fingerprint !== "string"){
const err28 = {instancePath:instancePath+"/changes/" + i0+"/fingerprint",schemaPath:"#/$defs/explained/properties/fingerprint/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err28);
errors++;
}
}
if(data10.confidence !== undefined){
let data12 = data10.confidence;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 1 || isNaN(data12)){
const err29 = {instancePath:instancePath+"/changes/" + i0+"/confidence",schemaPath:"#/$defs/explained/properties/confidence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}};
vErrors = withError(vErrors, err29);
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err30 = {instancePath:instancePath+"/changes/" + i0+"/confidence",schemaPath:"#/$defs/explained/properties/confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err30);
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/changes/" + i0+"/confidence",schemaPath:"#/$defs/explained/properties/confidence/type",keyword:"type",params:{type: "number"}};
vErrors = withError(vErrors, err31);
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/changes/" + i0,schemaPath:"#/$defs/explained/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err32);
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err33);
errors++;
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err34);
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.program === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "program"}};
vErrors = withError(vErrors, err0);
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = withError(vErrors, err1);
errors++;
}
for(const key0 in data){
if(!(((key0 === "program") || (key0 === "text")) || (key0 === "error"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = withError(vErrors, err2);
errors++;
}
}
if(data.program !== undefined){
if(typeof data.program !== "string"){
const err3 = {instancePath:instancePath+"/program",schemaPath:"#/properties/program/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err3);
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err4);
errors++;
}
}
if(data.error !== undefined){
let data2 = data.error;
const _errs7 = errors;
let valid1 = false;
const _errs8 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.codigo === undefined){
const err5 = {instancePath:instancePath+"/error",schemaPath:"#/$defs/metError/required",keyword:"required",params:{missingProperty: "codigo"}};
vErrors = withError(vErrors, err5);
errors++;
}
if(data2.titulo === undefined){
const err6 = {instancePath:instancePath+"/error",schemaPath:"#/$defs/metError/required",keyword:"required",params:{missingProperty: "titulo"}};
vErrors = withError(vErrors, err6);
errors++;
}
if(data2.solucao === undefined){
const err7 = {instancePath:instancePath+"/error",schemaPath:"#/$defs/metError/required",keyword:"required",params:{missingProperty: "solucao"}};
vErrors = withError(vErrors, err7);
errors++;
}
for(const key1 in data2){
if(!(((key1 === "codigo") || (key1 === "titulo")) || (key1 === "solucao"))){
const err8 = {instancePath:instancePath+"/error",schemaPath:"#/$defs/metError/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = withError(vErrors, err8);
errors++;
}
}
if(data2.codigo !== undefined){
if(typeof data2.codigo !== "string"){
const err9 = {instancePath:instancePath+"/error/codigo",schemaPath:"#/$defs/metError/properties/codigo/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err9);
errors++;
}
}
if(data2.titulo !== undefined){
if(typeof data2.titulo !== "string"){
const err10 = {instancePath:instancePath+"/error/titulo",schemaPath:"#/$defs/metError/properties/titulo/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err10);
errors++;
}
}
if(data2.solucao !== undefined){
if(typeof data2.solucao !== "string"){
const err11 = {instancePath:instancePath+"/error/solucao",schemaPath:"#/$defs/metError/properties/solucao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err11);
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/error",schemaPath:"#/$defs/metError/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err12);
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
const _errs18 = errors;
if(data2 !== null){
const err13 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = withError(vErrors, err13);
errors++;
}
var _valid0 = _errs18 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err14 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/anyOf",keyword:"anyOf",params:{}};
vErrors = withError(vErrors, err14);
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err15);
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fingerprint === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fingerprint"}};
vErrors = withError(vErrors, err0);
errors++;
}
if(data.known === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "known"}};
vErrors = withError(vErrors, err1);
errors++;
}
if(data.breaks === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "breaks"}};
vErrors = withError(vErrors, err2);
errors++;
}
if(data.edited === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "edited"}};
vErrors = withError(vErrors, err3);
errors++;
}
if(data.programs === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "programs"}};
vErrors = withError(vErrors, err4);
errors++;
}
if(data.shortest === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shortest"}};
vErrors = withError(vErrors, err5);
errors++;
}
for(const key0 in data){
if(!((((((key0 === "fingerprint") || (key0 === "known")) || (key0 === "breaks")) || (key0 === "edited")) || (key0 === "programs")) || (key0 === "shortest"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = withError(vErrors, err6);
errors++;
}
}
if(data.fingerprint !== undefined){
if(typeof data.fingerprint !== "string"){
const err7 = {instancePath:instancePath+"/fingerprint",schemaPath:"#/properties/fingerprint/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err7);
errors++;
}
}
if(data.known !== undefined){
let data1 = data.known;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/known",schemaPath:"#/properties/known/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err8);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err9 = {instancePath:instancePath+"/known",schemaPath:"#/properties/known/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err9);
errors++;
}
}
}
if(data.breaks !== undefined){
let data2 = data.breaks;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/breaks",schemaPath:"#/properties/breaks/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err10);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/breaks",schemaPath:"#/properties/breaks/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err11);
errors++;
}
}
}
if(data.edited !== undefined){
let data3 = data.edited;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err12 = {instancePath:instancePath+"/edited",schemaPath:"#/properties/edited/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err12);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/edited",schemaPath:"#/properties/edited/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err13);
errors++;
}
}
}
if(data.programs !== undefined){
let data4 = data.programs;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(typeof data4[i0] !== "string"){
const err14 = {instancePath:instancePath+"/programs/" + i0,schemaPath:"#/properties/programs/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err14);
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/programs",schemaPath:"#/properties/programs/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err15);
errors++;
}
}
if(data.shortest !== undefined){
let data6 = data.shortest;
const _errs15 = errors;
let valid3 = false;
const _errs16 = errors;
if(!(validate41(data6, {instancePath:instancePath+"/shortest",parentData:data,parentDataProperty:"shortest",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var _valid0 = _errs16 === errors;
valid3 = valid3 || _valid0;
const _errs17 = errors;
if(data6 !== null){
const err16 = {instancePath:instancePath+"/shortest",schemaPath:"#/properties/shortest/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = withError(vErrors, err16);
errors++;
}
var _valid0 = _errs17 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err17 = {instancePath:instancePath+"/shortest",schemaPath:"#/properties/shortest/anyOf",keyword:"anyOf",params:{}};
vErrors = withError(vErrors, err17);
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err18);
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema61 = {"type":"object","additionalProperties":false,"required":["path","side","place"],"properties":{"path":{"type":"string"},"side":{"enum":["base","head","both"]},"place":{"anyOf":[{"$ref":"#/$defs/place"},{"type":"null"}]},"placeSide":{"enum":["base","head"]}}};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"}};
vErrors = withError(vErrors, err0);
errors++;
}
if(data.side === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "side"}};
vErrors = withError(vErrors, err1);
errors++;
}
if(data.place === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "place"}};
vErrors = withError(vErrors, err2);
errors++;
}
for(const key0 in data){
if(!((((key0 === "path") || (key0 === "side")) || (key0 === "place")) || (key0 === "placeSide"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = withError(vErrors, err3);
errors++;
}
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err4);
errors++;
}
}
if(data.side !== undefined){
let data1 = data.side;
if(!(((data1 === "base") || (data1 === "head")) || (data1 === "both"))){
const err5 = {instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema61.properties.side.enum}};
vErrors = withError(vErrors, err5);
errors++;
}
}
if(data.place !== undefined){
let data2 = data.place;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.file === undefined){
const err6 = {instancePath:instancePath+"/place",schemaPath:"#/$defs/place/required",keyword:"required",params:{missingProperty: "file"}};
vErrors = withError(vErrors, err6);
errors++;
}
for(const key1 in data2){
if(!(((key1 === "file") || (key1 === "line")) || (key1 === "column"))){
const err7 = {instancePath:instancePath+"/place",schemaPath:"#/$defs/place/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = withError(vErrors, err7);
errors++;
}
}
if(data2.file !== undefined){
if(typeof data2.file !== "string"){
const err8 = {instancePath:instancePath+"/place/file",schemaPath:"#/$defs/place/properties/file/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err8);
errors++;
}
}
if(data2.line !== undefined){
let data4 = data2.line;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/place/line",schemaPath:"#/$defs/place/properties/line/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err9);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/place/line",schemaPath:"#/$defs/place/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = withError(vErrors, err10);
errors++;
}
}
}
if(data2.column !== undefined){
let data5 = data2.column;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/place/column",schemaPath:"#/$defs/place/properties/column/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err11);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/place/column",schemaPath:"#/$defs/place/properties/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = withError(vErrors, err12);
errors++;
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/place",schemaPath:"#/$defs/place/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err13);
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
const _errs17 = errors;
if(data2 !== null){
const err14 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = withError(vErrors, err14);
errors++;
}
var _valid0 = _errs17 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err15 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/anyOf",keyword:"anyOf",params:{}};
vErrors = withError(vErrors, err15);
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data.placeSide !== undefined){
let data6 = data.placeSide;
if(!((data6 === "base") || (data6 === "head"))){
const err16 = {instancePath:instancePath+"/placeSide",schemaPath:"#/properties/placeSide/enum",keyword:"enum",params:{allowedValues: schema61.properties.placeSide.enum}};
vErrors = withError(vErrors, err16);
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err17);
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema63 = {"type":"object","required":["rule","level","message","remedy"],"properties":{"rule":{"type":"string"},"level":{"enum":["error","warning","notice"]},"message":{"type":"string"},"remedy":{"type":"string"},"place":{"$ref":"#/$defs/place"},"subject":{"type":"string"}}};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rule === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rule"}};
vErrors = withError(vErrors, err0);
errors++;
}
if(data.level === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "level"}};
vErrors = withError(vErrors, err1);
errors++;
}
if(data.message === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"}};
vErrors = withError(vErrors, err2);
errors++;
}
if(data.remedy === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "remedy"}};
vErrors = withError(vErrors, err3);
errors++;
}
if(data.rule !== undefined){
if(typeof data.rule !== "string"){
const err4 = {instancePath:instancePath+"/rule",schemaPath:"#/properties/rule/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err4);
errors++;
}
}
if(data.level !== undefined){
let data1 = data.level;
if(!(((data1 === "error") || (data1 === "warning")) || (data1 === "notice"))){
const err5 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema63.properties.level.enum}};
vErrors = withError(vErrors, err5);
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
const err6 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err6);
errors++;
}
}
if(data.remedy !== undefined){
if(typeof data.remedy !== "string"){
const err7 = {instancePath:instancePath+"/remedy",schemaPath:"#/properties/remedy/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err7);
errors++;
}
}
if(data.place !== undefined){
let data4 = data.place;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.file === undefined){
const err8 = {instancePath:instancePath+"/place",schemaPath:"#/$defs/place/required",keyword:"required",params:{missingProperty: "file"}};
vErrors = withError(vErrors, err8);
errors++;
}
for(const key0 in data4){
if(!(((key0 === "file") || (key0 === "line")) || (key0 === "column"))){
const err9 = {instancePath:instancePath+"/place",schemaPath:"#/$defs/place/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = withError(vErrors, err9);
errors++;
}
}
if(data4.file !== undefined){
if(typeof data4.file !== "string"){
const err10 = {instancePath:instancePath+"/place/file",schemaPath:"#/$defs/place/properties/file/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err10);
errors++;
}
}
if(data4.line !== undefined){
let data6 = data4.line;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err11 = {instancePath:instancePath+"/place/line",schemaPath:"#/$defs/place/properties/line/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err11);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err12 = {instancePath:instancePath+"/place/line",schemaPath:"#/$defs/place/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = withError(vErrors, err12);
errors++;
}
}
}
if(data4.column !== undefined){
let data7 = data4.column;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err13 = {instancePath:instancePath+"/place/column",schemaPath:"#/$defs/place/properties/column/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err13);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err14 = {instancePath:instancePath+"/place/column",schemaPath:"#/$defs/place/properties/column/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = withError(vErrors, err14);
errors++;
}
}
}
}
else {
const err15 = {instancePath:instancePath+"/place",schemaPath:"#/$defs/place/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err15);
errors++;
}
}
if(data.subject !== undefined){
if(typeof data.subject !== "string"){
const err16 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err16);
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err17);
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":{"rule":true,"level":true,"message":true,"remedy":true,"place":true,"subject":true},"dynamicProps":false,"dynamicItems":false};


function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:refdata-action:schema:check:1" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ok === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ok"}};
vErrors = withError(vErrors, err0);
errors++;
}
if(data.verdict === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"}};
vErrors = withError(vErrors, err1);
errors++;
}
if(data.level === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "level"}};
vErrors = withError(vErrors, err2);
errors++;
}
if(data.requiredBump === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requiredBump"}};
vErrors = withError(vErrors, err3);
errors++;
}
if(data.suggestion === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suggestion"}};
vErrors = withError(vErrors, err4);
errors++;
}
if(data.nome === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nome"}};
vErrors = withError(vErrors, err5);
errors++;
}
if(data.base === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "base"}};
vErrors = withError(vErrors, err6);
errors++;
}
if(data.head === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "head"}};
vErrors = withError(vErrors, err7);
errors++;
}
if(data.counts === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counts"}};
vErrors = withError(vErrors, err8);
errors++;
}
if(data.changes === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changes"}};
vErrors = withError(vErrors, err9);
errors++;
}
if(data.excepted === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "excepted"}};
vErrors = withError(vErrors, err10);
errors++;
}
if(data.findings === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "findings"}};
vErrors = withError(vErrors, err11);
errors++;
}
for(const key0 in data){
if(!(func45.call(schema44.properties, key0))){
const err12 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = withError(vErrors, err12);
errors++;
}
}
if(data.ok !== undefined){
if(typeof data.ok !== "boolean"){
const err13 = {instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type: "boolean"}};
vErrors = withError(vErrors, err13);
errors++;
}
}
if(data.verdict !== undefined){
let data1 = data.verdict;
if(!(((((((((((data1 === "unchanged") || (data1 === "bumped")) || (data1 === "not-bumped")) || (data1 === "bumped-too-little")) || (data1 === "decreased")) || (data1 === "bumped-without-change")) || (data1 === "malformed")) || (data1 === "first")) || (data1 === "unknown")) || (data1 === "unversioned")) || (data1 === "deferred"))){
const err14 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema44.properties.verdict.enum}};
vErrors = withError(vErrors, err14);
errors++;
}
}
if(data.level !== undefined){
let data2 = data.level;
if(!((((data2 === "major") || (data2 === "minor")) || (data2 === "patch")) || (data2 === "none"))){
const err15 = {instancePath:instancePath+"/level",schemaPath:"#/$defs/bump/enum",keyword:"enum",params:{allowedValues: schema45.enum}};
vErrors = withError(vErrors, err15);
errors++;
}
}
if(data.requiredBump !== undefined){
let data3 = data.requiredBump;
if(!((((data3 === "major") || (data3 === "minor")) || (data3 === "patch")) || (data3 === "none"))){
const err16 = {instancePath:instancePath+"/requiredBump",schemaPath:"#/$defs/bump/enum",keyword:"enum",params:{allowedValues: schema45.enum}};
vErrors = withError(vErrors, err16);
errors++;
}
}
if(data.suggestion !== undefined){
let data4 = data.suggestion;
if((typeof data4 !== "string") && (data4 !== null)){
const err17 = {instancePath:instancePath+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type: schema44.properties.suggestion.type}};
vErrors = withError(vErrors, err17);
errors++;
}
}
if(data.edits !== undefined){
let data5 = data.edits;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.file === undefined){
const err18 = {instancePath:instancePath+"/edits/" + i0,schemaPath:"#/$defs/edit/required",keyword:"required",params:{missingProperty: "file"}};
vErrors = withError(vErrors, err18);
errors++;
}
if(data6.line === undefined){
const err19 = {instancePath:instancePath+"/edits/" + i0,schemaPath:"#/$defs/edit/required",keyword:"required",params:{missingProperty: "line"}};
vErrors = withError(vErrors, err19);
errors++;
}
if(data6.before === undefined){
const err20 = {instancePath:instancePath+"/edits/" + i0,schemaPath:"#/$defs/edit/required",keyword:"required",params:{missingProperty: "before"}};
vErrors = withError(vErrors, err20);
errors++;
}
if(data6.after === undefined){
const err21 = {instancePath:instancePath+"/edits/" + i0,schemaPath:"#/$defs/edit/required",keyword:"required",params:{missingProperty: "after"}};
vErrors = withError(vErrors, err21);
errors++;
}
for(const key1 in data6){
if(!((((key1 === "file") || (key1 === "line")) || (key1 === "before")) || (key1 === "after"))){
const err22 = {instancePath:instancePath+"/edits/" + i0,schemaPath:"#/$defs/edit/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = withError(vErrors, err22);
errors++;
}
}
if(data6.file !== undefined){
if(typeof data6.file !== "string"){
const err23 = {instancePath:instancePath+"/edits/" + i0+"/file",schemaPath:"#/$defs/edit/properties/file/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err23);
errors++;
}
}
if(data6.line !== undefined){
let data8 = data6.line;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err24 = {instancePath:instancePath+"/edits/" + i0+"/line",schemaPath:"#/$defs/edit/properties/line/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err24);
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1 || isNaN(data8)){
const err25 = {instancePath:instancePath+"/edits/" + i0+"/line",schemaPath:"#/$defs/edit/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = withError(vErrors, err25);
errors++;
}
}
}
if(data6.before !== undefined){
if(typeof data6.before !== "string"){
const err26 = {instancePath:instancePath+"/edits/" + i0+"/before",schemaPath:"#/$defs/edit/properties/before/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err26);
errors++;
}
}
if(data6.after !== undefined){
if(typeof data6.after !== "string"){
const err27 = {instancePath:instancePath+"/edits/" + i0+"/after",schemaPath:"#/$defs/edit/properties/after/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err27);
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/edits/" + i0,schemaPath:"#/$defs/edit/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err28);
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/edits",schemaPath:"#/properties/edits/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err29);
errors++;
}
}
if(data.nome !== undefined){
if(typeof data.nome !== "string"){
const err30 = {instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err30);
errors++;
}
}
if(data.base !== undefined){
let data12 = data.base;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.name === undefined){
const err31 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = withError(vErrors, err31);
errors++;
}
if(data12.commit === undefined){
const err32 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/required",keyword:"required",params:{missingProperty: "commit"}};
vErrors = withError(vErrors, err32);
errors++;
}
if(data12.versao === undefined){
const err33 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/required",keyword:"required",params:{missingProperty: "versao"}};
vErrors = withError(vErrors, err33);
errors++;
}
for(const key2 in data12){
if(!(((key2 === "name") || (key2 === "commit")) || (key2 === "versao"))){
const err34 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = withError(vErrors, err34);
errors++;
}
}
if(data12.name !== undefined){
if(typeof data12.name !== "string"){
const err35 = {instancePath:instancePath+"/base/name",schemaPath:"#/properties/base/properties/name/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err35);
errors++;
}
}
if(data12.commit !== undefined){
let data14 = data12.commit;
if((typeof data14 !== "string") && (data14 !== null)){
const err36 = {instancePath:instancePath+"/base/commit",schemaPath:"#/properties/base/properties/commit/type",keyword:"type",params:{type: schema44.properties.base.properties.commit.type}};
vErrors = withError(vErrors, err36);
errors++;
}
}
if(data12.versao !== undefined){
let data15 = data12.versao;
if((typeof data15 !== "string") && (data15 !== null)){
const err37 = {instancePath:instancePath+"/base/versao",schemaPath:"#/properties/base/properties/versao/type",keyword:"type",params:{type: schema44.properties.base.properties.versao.type}};
vErrors = withError(vErrors, err37);
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err38);
errors++;
}
}
if(data.head !== undefined){
let data16 = data.head;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.name === undefined){
const err39 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = withError(vErrors, err39);
errors++;
}
if(data16.commit === undefined){
const err40 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/required",keyword:"required",params:{missingProperty: "commit"}};
vErrors = withError(vErrors, err40);
errors++;
}
if(data16.versao === undefined){
const err41 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/required",keyword:"required",params:{missingProperty: "versao"}};
vErrors = withError(vErrors, err41);
errors++;
}
for(const key3 in data16){
if(!(((key3 === "name") || (key3 === "commit")) || (key3 === "versao"))){
const err42 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = withError(vErrors, err42);
errors++;
}
}
if(data16.name !== undefined){
if(typeof data16.name !== "string"){
const err43 = {instancePath:instancePath+"/head/name",schemaPath:"#/properties/head/properties/name/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err43);
errors++;
}
}
if(data16.commit !== undefined){
let data18 = data16.commit;
if((typeof data18 !== "string") && (data18 !== null)){
const err44 = {instancePath:instancePath+"/head/commit",schemaPath:"#/properties/head/properties/commit/type",keyword:"type",params:{type: schema44.properties.head.properties.commit.type}};
vErrors = withError(vErrors, err44);
errors++;
}
}
if(data16.versao !== undefined){
if(typeof data16.versao !== "string"){
const err45 = {instancePath:instancePath+"/head/versao",schemaPath:"#/properties/head/properties/versao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err45);
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err46);
errors++;
}
}
if(data.release !== undefined){
let data20 = data.release;
const _errs46 = errors;
let valid9 = false;
const _errs47 = errors;
if(!(validate34(data20, {instancePath:instancePath+"/release",parentData:data,parentDataProperty:"release",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var _valid0 = _errs47 === errors;
valid9 = valid9 || _valid0;
const _errs48 = errors;
if(data20 !== null){
const err47 = {instancePath:instancePath+"/release",schemaPath:"#/properties/release/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = withError(vErrors, err47);
errors++;
}
var _valid0 = _errs48 === errors;
valid9 = valid9 || _valid0;
if(!valid9){
const err48 = {instancePath:instancePath+"/release",schemaPath:"#/properties/release/anyOf",keyword:"anyOf",params:{}};
vErrors = withError(vErrors, err48);
errors++;
}
else {
errors = _errs46;
if(vErrors !== null){
if(_errs46){
vErrors.length = _errs46;
}
else {
vErrors = null;
}
}
}
}
if(data.compared !== undefined){
let data21 = data.compared;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.base === undefined){
const err49 = {instancePath:instancePath+"/compared",schemaPath:"#/properties/compared/required",keyword:"required",params:{missingProperty: "base"}};
vErrors = withError(vErrors, err49);
errors++;
}
if(data21.head === undefined){
const err50 = {instancePath:instancePath+"/compared",schemaPath:"#/properties/compared/required",keyword:"required",params:{missingProperty: "head"}};
vErrors = withError(vErrors, err50);
errors++;
}
for(const key4 in data21){
if(!((key4 === "base") || (key4 === "head"))){
const err51 = {instancePath:instancePath+"/compared",schemaPath:"#/properties/compared/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
vErrors = withError(vErrors, err51);
errors++;
}
}
if(data21.base !== undefined){
let data22 = data21.base;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err52 = {instancePath:instancePath+"/compared/base",schemaPath:"#/properties/compared/properties/base/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err52);
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 0 || isNaN(data22)){
const err53 = {instancePath:instancePath+"/compared/base",schemaPath:"#/properties/compared/properties/base/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err53);
errors++;
}
}
}
if(data21.head !== undefined){
let data23 = data21.head;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err54 = {instancePath:instancePath+"/compared/head",schemaPath:"#/properties/compared/properties/head/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err54);
errors++;
}
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 < 0 || isNaN(data23)){
const err55 = {instancePath:instancePath+"/compared/head",schemaPath:"#/properties/compared/properties/head/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err55);
errors++;
}
}
}
}
else {
const err56 = {instancePath:instancePath+"/compared",schemaPath:"#/properties/compared/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err56);
errors++;
}
}
if(data.counts !== undefined){
let data24 = data.counts;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.major === undefined){
const err57 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/required",keyword:"required",params:{missingProperty: "major"}};
vErrors = withError(vErrors, err57);
errors++;
}
if(data24.minor === undefined){
const err58 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/required",keyword:"required",params:{missingProperty: "minor"}};
vErrors = withError(vErrors, err58);
errors++;
}
if(data24.patch === undefined){
const err59 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/required",keyword:"required",params:{missingProperty: "patch"}};
vErrors = withError(vErrors, err59);
errors++;
}
if(data24.info === undefined){
const err60 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/required",keyword:"required",params:{missingProperty: "info"}};
vErrors = withError(vErrors, err60);
errors++;
}
for(const key5 in data24){
if(!((((key5 === "major") || (key5 === "minor")) || (key5 === "patch")) || (key5 === "info"))){
const err61 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
vErrors = withError(vErrors, err61);
errors++;
}
}
if(data24.major !== undefined){
let data25 = data24.major;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err62 = {instancePath:instancePath+"/counts/major",schemaPath:"#/$defs/counts/properties/major/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err62);
errors++;
}
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 0 || isNaN(data25)){
const err63 = {instancePath:instancePath+"/counts/major",schemaPath:"#/$defs/counts/properties/major/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err63);
errors++;
}
}
}
if(data24.minor !== undefined){
let data26 = data24.minor;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err64 = {instancePath:instancePath+"/counts/minor",schemaPath:"#/$defs/counts/properties/minor/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err64);
errors++;
}
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 < 0 || isNaN(data26)){
const err65 = {instancePath:instancePath+"/counts/minor",schemaPath:"#/$defs/counts/properties/minor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err65);
errors++;
}
}
}
if(data24.patch !== undefined){
let data27 = data24.patch;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err66 = {instancePath:instancePath+"/counts/patch",schemaPath:"#/$defs/counts/properties/patch/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err66);
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 < 0 || isNaN(data27)){
const err67 = {instancePath:instancePath+"/counts/patch",schemaPath:"#/$defs/counts/properties/patch/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err67);
errors++;
}
}
}
if(data24.info !== undefined){
let data28 = data24.info;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err68 = {instancePath:instancePath+"/counts/info",schemaPath:"#/$defs/counts/properties/info/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err68);
errors++;
}
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 < 0 || isNaN(data28)){
const err69 = {instancePath:instancePath+"/counts/info",schemaPath:"#/$defs/counts/properties/info/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err69);
errors++;
}
}
}
}
else {
const err70 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err70);
errors++;
}
}
if(data.changes !== undefined){
let data29 = data.changes;
if(Array.isArray(data29)){
const len1 = data29.length;
for(let i1=0; i1<len1; i1++){
if(!(validate36(data29[i1], {instancePath:instancePath+"/changes/" + i1,parentData:data29,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
const err71 = {instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err71);
errors++;
}
}
if(data.causes !== undefined){
let data31 = data.causes;
if(Array.isArray(data31)){
const len2 = data31.length;
for(let i2=0; i2<len2; i2++){
if(!(validate38(data31[i2], {instancePath:instancePath+"/causes/" + i2,parentData:data31,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
}
else {
const err72 = {instancePath:instancePath+"/causes",schemaPath:"#/properties/causes/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err72);
errors++;
}
}
if(data.evidence !== undefined){
let data33 = data.evidence;
if(Array.isArray(data33)){
const len3 = data33.length;
for(let i3=0; i3<len3; i3++){
if(!(validate40(data33[i3], {instancePath:instancePath+"/evidence/" + i3,parentData:data33,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
}
else {
const err73 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err73);
errors++;
}
}
if(data.unknown !== undefined){
let data35 = data.unknown;
if(Array.isArray(data35)){
const len4 = data35.length;
for(let i4=0; i4<len4; i4++){
if(!(validate44(data35[i4], {instancePath:instancePath+"/unknown/" + i4,parentData:data35,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
}
}
else {
const err74 = {instancePath:instancePath+"/unknown",schemaPath:"#/properties/unknown/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err74);
errors++;
}
}
if(data.excepted !== undefined){
let data37 = data.excepted;
if(Array.isArray(data37)){
const len5 = data37.length;
for(let i5=0; i5<len5; i5++){
if(!(validate36(data37[i5], {instancePath:instancePath+"/excepted/" + i5,parentData:data37,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
const err75 = {instancePath:instancePath+"/excepted",schemaPath:"#/properties/excepted/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err75);
errors++;
}
}
if(data.findings !== undefined){
let data39 = data.findings;
if(Array.isArray(data39)){
const len6 = data39.length;
for(let i6=0; i6<len6; i6++){
if(!(validate47(data39[i6], {instancePath:instancePath+"/findings/" + i6,parentData:data39,parentDataProperty:i6,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
}
}
else {
const err76 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err76);
errors++;
}
}
}
else {
const err77 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err77);
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const referencia = validate49;
const schema65 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:refdata-action:schema:referencia:1","type":"object","additionalProperties":false,"required":["versao","nome","idioma","commit","itens"],"properties":{"versao":{"type":"string","minLength":1},"nome":{"type":"string","minLength":1},"idioma":{"enum":["pt","en"]},"commit":{"type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},"antigos":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","ate","agora"],"properties":{"id":{"type":"string","minLength":1},"endereco":{"type":"string","pattern":"^/"},"ate":{"type":["string","null"]},"agora":{"type":["string","null"]}}}},"mudancas":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["versao","anterior","data","mudancas"],"properties":{"versao":{"type":"string","minLength":1},"anterior":{"type":"string","minLength":1},"data":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}$"},"idioma":{"enum":["pt","en"]},"mudancas":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["regra","nivel","nome","id","texto"],"properties":{"regra":{"type":"string","minLength":1},"nivel":{"enum":["major","minor","patch","info"]},"nome":{"type":"string"},"id":{"type":["string","null"]},"texto":{"type":"string","minLength":1}}}}}}},"outros":{"type":"array","items":{"type":"string"}},"itens":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","tipo","nome","apelidos","modulo","assinatura","parametros","retorno","resumo","documentacao","exemplos","fonte","endereco","desde","obsoleto"],"properties":{"id":{"type":"string","minLength":1},"tipo":{"enum":["palavra","contextual","operador","verbo","regra","embutida","modulo","simbolo","comando","erro"]},"nome":{"type":"string"},"apelidos":{"type":"array","items":{"type":"string","minLength":1}},"modulo":{"type":["string","null"]},"assinatura":{"type":["string","null"]},"genericos":{"type":"array","items":{"type":"string","minLength":1}},"parametros":{"type":["array","null"],"items":{"type":"object","additionalProperties":false,"required":["nome","tipo","padrao","opcional","modo"],"properties":{"nome":{"type":"string"},"tipo":{"type":["string","null"]},"padrao":{"type":["string","null"]},"opcional":{"type":"boolean"},"modo":{"enum":["posicao","nome","ambos","resto"]}}}},"retorno":{"type":["string","null"]},"formas":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["assinatura","parametros","retorno"],"properties":{"assinatura":{"type":"string","minLength":1},"genericos":{"type":"array","items":{"type":"string","minLength":1}},"parametros":{"type":["array","null"],"items":{"$ref":"#/properties/itens/items/properties/parametros/items"}},"retorno":{"type":["string","null"]}}}},"resumo":{"type":"string"},"documentacao":{"type":"string"},"exemplos":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["codigo","arquivo","linha"],"properties":{"codigo":{"type":"string"},"arquivo":{"type":["string","null"]},"linha":{"type":["integer","null"],"minimum":1}}}},"fonte":{"type":["object","null"],"additionalProperties":false,"required":["arquivo","linha","url"],"properties":{"arquivo":{"type":"string"},"linha":{"type":["integer","null"],"minimum":1},"url":{"type":["string","null"]}}},"endereco":{"type":"string","pattern":"^/"},"desde":{"type":["string","null"]},"obsoleto":{"type":["string","null"]},"outros":{"type":"array","items":{"type":"string"}}}}}}};
const schema66 = {"type":"object","additionalProperties":false,"required":["nome","tipo","padrao","opcional","modo"],"properties":{"nome":{"type":"string"},"tipo":{"type":["string","null"]},"padrao":{"type":["string","null"]},"opcional":{"type":"boolean"},"modo":{"enum":["posicao","nome","ambos","resto"]}}};
const pattern26 = new RegExp("^/", "u");
const pattern27 = new RegExp("^\\d{4}-\\d{2}-\\d{2}$", "u");

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:refdata-action:schema:referencia:1" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.versao === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "versao"}};
vErrors = withError(vErrors, err0);
errors++;
}
if(data.nome === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nome"}};
vErrors = withError(vErrors, err1);
errors++;
}
if(data.idioma === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "idioma"}};
vErrors = withError(vErrors, err2);
errors++;
}
if(data.commit === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "commit"}};
vErrors = withError(vErrors, err3);
errors++;
}
if(data.itens === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "itens"}};
vErrors = withError(vErrors, err4);
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "versao") || (key0 === "nome")) || (key0 === "idioma")) || (key0 === "commit")) || (key0 === "antigos")) || (key0 === "mudancas")) || (key0 === "outros")) || (key0 === "itens"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = withError(vErrors, err5);
errors++;
}
}
if(data.versao !== undefined){
let data0 = data.versao;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err6 = {instancePath:instancePath+"/versao",schemaPath:"#/properties/versao/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/versao",schemaPath:"#/properties/versao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err7);
errors++;
}
}
if(data.nome !== undefined){
let data1 = data.nome;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err8 = {instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err9);
errors++;
}
}
if(data.idioma !== undefined){
let data2 = data.idioma;
if(!((data2 === "pt") || (data2 === "en"))){
const err10 = {instancePath:instancePath+"/idioma",schemaPath:"#/properties/idioma/enum",keyword:"enum",params:{allowedValues: schema65.properties.idioma.enum}};
vErrors = withError(vErrors, err10);
errors++;
}
}
if(data.commit !== undefined){
let data3 = data.commit;
if((typeof data3 !== "string") && (data3 !== null)){
const err11 = {instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/type",keyword:"type",params:{type: schema65.properties.commit.type}};
vErrors = withError(vErrors, err11);
errors++;
}
if(typeof data3 === "string"){
if(!pattern6.test(data3)){
const err12 = {instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{40}(?:[0-9a-f]{24})?$"}};
vErrors = withError(vErrors, err12);
errors++;
}
}
}
if(data.antigos !== undefined){
let data4 = data.antigos;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.id === undefined){
const err13 = {instancePath:instancePath+"/antigos/" + i0,schemaPath:"#/properties/antigos/items/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = withError(vErrors, err13);
errors++;
}
if(data5.ate === undefined){
const err14 = {instancePath:instancePath+"/antigos/" + i0,schemaPath:"#/properties/antigos/items/required",keyword:"required",params:{missingProperty: "ate"}};
vErrors = withError(vErrors, err14);
errors++;
}
if(data5.agora === undefined){
const err15 = {instancePath:instancePath+"/antigos/" + i0,schemaPath:"#/properties/antigos/items/required",keyword:"required",params:{missingProperty: "agora"}};
vErrors = withError(vErrors, err15);
errors++;
}
for(const key1 in data5){
if(!((((key1 === "id") || (key1 === "endereco")) || (key1 === "ate")) || (key1 === "agora"))){
const err16 = {instancePath:instancePath+"/antigos/" + i0,schemaPath:"#/properties/antigos/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = withError(vErrors, err16);
errors++;
}
}
if(data5.id !== undefined){
let data6 = data5.id;
if(typeof data6 === "string"){
if(func1(data6) < 1){
const err17 = {instancePath:instancePath+"/antigos/" + i0+"/id",schemaPath:"#/properties/antigos/items/properties/id/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err17);
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/antigos/" + i0+"/id",schemaPath:"#/properties/antigos/items/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err18);
errors++;
}
}
if(data5.endereco !== undefined){
let data7 = data5.endereco;
if(typeof data7 === "string"){
if(!pattern26.test(data7)){
const err19 = {instancePath:instancePath+"/antigos/" + i0+"/endereco",schemaPath:"#/properties/antigos/items/properties/endereco/pattern",keyword:"pattern",params:{pattern: "^/"}};
vErrors = withError(vErrors, err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/antigos/" + i0+"/endereco",schemaPath:"#/properties/antigos/items/properties/endereco/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err20);
errors++;
}
}
if(data5.ate !== undefined){
let data8 = data5.ate;
if((typeof data8 !== "string") && (data8 !== null)){
const err21 = {instancePath:instancePath+"/antigos/" + i0+"/ate",schemaPath:"#/properties/antigos/items/properties/ate/type",keyword:"type",params:{type: schema65.properties.antigos.items.properties.ate.type}};
vErrors = withError(vErrors, err21);
errors++;
}
}
if(data5.agora !== undefined){
let data9 = data5.agora;
if((typeof data9 !== "string") && (data9 !== null)){
const err22 = {instancePath:instancePath+"/antigos/" + i0+"/agora",schemaPath:"#/properties/antigos/items/properties/agora/type",keyword:"type",params:{type: schema65.properties.antigos.items.properties.agora.type}};
vErrors = withError(vErrors, err22);
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/antigos/" + i0,schemaPath:"#/properties/antigos/items/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err23);
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/antigos",schemaPath:"#/properties/antigos/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err24);
errors++;
}
}
if(data.mudancas !== undefined){
let data10 = data.mudancas;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.versao === undefined){
const err25 = {instancePath:instancePath+"/mudancas/" + i1,schemaPath:"#/properties/mudancas/items/required",keyword:"required",params:{missingProperty: "versao"}};
vErrors = withError(vErrors, err25);
errors++;
}
if(data11.anterior === undefined){
const err26 = {instancePath:instancePath+"/mudancas/" + i1,schemaPath:"#/properties/mudancas/items/required",keyword:"required",params:{missingProperty: "anterior"}};
vErrors = withError(vErrors, err26);
errors++;
}
if(data11.data === undefined){
const err27 = {instancePath:instancePath+"/mudancas/" + i1,schemaPath:"#/properties/mudancas/items/required",keyword:"required",params:{missingProperty: "data"}};
vErrors = withError(vErrors, err27);
errors++;
}
if(data11.mudancas === undefined){
const err28 = {instancePath:instancePath+"/mudancas/" + i1,schemaPath:"#/properties/mudancas/items/required",keyword:"required",params:{missingProperty: "mudancas"}};
vErrors = withError(vErrors, err28);
errors++;
}
for(const key2 in data11){
if(!(((((key2 === "versao") || (key2 === "anterior")) || (key2 === "data")) || (key2 === "idioma")) || (key2 === "mudancas"))){
const err29 = {instancePath:instancePath+"/mudancas/" + i1,schemaPath:"#/properties/mudancas/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = withError(vErrors, err29);
errors++;
}
}
if(data11.versao !== undefined){
let data12 = data11.versao;
if(typeof data12 === "string"){
if(func1(data12) < 1){
const err30 = {instancePath:instancePath+"/mudancas/" + i1+"/versao",schemaPath:"#/properties/mudancas/items/properties/versao/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err30);
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/mudancas/" + i1+"/versao",schemaPath:"#/properties/mudancas/items/properties/versao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err31);
errors++;
}
}
if(data11.anterior !== undefined){
let data13 = data11.anterior;
if(typeof data13 === "string"){
if(func1(data13) < 1){
const err32 = {instancePath:instancePath+"/mudancas/" + i1+"/anterior",schemaPath:"#/properties/mudancas/items/properties/anterior/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err32);
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/mudancas/" + i1+"/anterior",schemaPath:"#/properties/mudancas/items/properties/anterior/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err33);
errors++;
}
}
if(data11.data !== undefined){
let data14 = data11.data;
if(typeof data14 === "string"){
if(!pattern27.test(data14)){
const err34 = {instancePath:instancePath+"/mudancas/" + i1+"/data",schemaPath:"#/properties/mudancas/items/properties/data/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"}};
vErrors = withError(vErrors, err34);
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/mudancas/" + i1+"/data",schemaPath:"#/properties/mudancas/items/properties/data/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err35);
errors++;
}
}
if(data11.idioma !== undefined){
let data15 = data11.idioma;
if(!((data15 === "pt") || (data15 === "en"))){
const err36 = {instancePath:instancePath+"/mudancas/" + i1+"/idioma",schemaPath:"#/properties/mudancas/items/properties/idioma/enum",keyword:"enum",params:{allowedValues: schema65.properties.mudancas.items.properties.idioma.enum}};
vErrors = withError(vErrors, err36);
errors++;
}
}
if(data11.mudancas !== undefined){
let data16 = data11.mudancas;
if(Array.isArray(data16)){
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.regra === undefined){
const err37 = {instancePath:instancePath+"/mudancas/" + i1+"/mudancas/" + i2,schemaPath:"#/properties/mudancas/items/properties/mudancas/items/required",keyword:"required",params:{missingProperty: "regra"}};
vErrors = withError(vErrors, err37);
errors++;
}
if(data17.nivel === undefined){
const err38 = {instancePath:instancePath+"/mudancas/" + i1+"/mudancas/" + i2,schemaPath:"#/properties/mudancas/items/properties/mudancas/items/required",keyword:"required",params:{missingProperty: "nivel"}};
vErrors = withError(vErrors, err38);
errors++;
}
if(data17.nome === undefined){
const err39 = {instancePath:instancePath+"/mudancas/" + i1+"/mudancas/" + i2,schemaPath:"#/properties/mudancas/items/properties/mudancas/items/required",keyword:"required",params:{missingProperty: "nome"}};
vErrors = withError(vErrors, err39);
errors++;
}
if(data17.id === undefined){
const err40 = {instancePath:instancePath+"/mudancas/" + i1+"/mudancas/" + i2,schemaPath:"#/properties/mudancas/items/properties/mudancas/items/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = withError(vErrors, err40);
errors++;
}
if(data17.texto === undefined){
const err41 = {instancePath:instancePath+"/mudancas/" + i1+"/mudancas/" + i2,schemaPath:"#/properties/mudancas/items/properties/mudancas/items/required",keyword:"required",params:{missingProperty: "texto"}};
vErrors = withError(vErrors, err41);
errors++;
}
for(const key3 in data17){
if(!(((((key3 === "regra") || (key3 === "nivel")) || (key3 === "nome")) || (key3 === "id")) || (key3 === "texto"))){
const err42 = {instancePath:instancePath+"/mudancas/" + i1+"/mudancas/" + i2,schemaPath:"#/properties/mudancas/items/properties/mudancas/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = withError(vErrors, err42);
errors++;
}
}
if(data17.regra !== undefined){
let data18 = data17.regra;
if(typeof data18 === "string"){
if(func1(data18) < 1){
const err43 = {instancePath:instancePath+"/mudancas/" + i1+"/mudancas/" + i2+"/regra",schemaPath:"#/properties/mudancas/items/properties/mudancas/items/properties/regra/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err43);
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/mudancas/" + i1+"/mudancas/" + i2+"/regra",schemaPath:"#/properties/mudancas/items/properties/mudancas/items/properties/regra/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err44);
errors++;
}
}
if(data17.nivel !== undefined){
let data19 = data17.nivel;
if(!((((data19 === "major") || (data19 === "minor")) || (data19 === "patch")) || (data19 === "info"))){
const err45 = {instancePath:instancePath+"/mudancas/" + i1+"/mudancas/" + i2+"/nivel",schemaPath:"#/properties/mudancas/items/properties/mudancas/items/properties/nivel/enum",keyword:"enum",params:{allowedValues: schema65.properties.mudancas.items.properties.mudancas.items.properties.nivel.enum}};
vErrors = withError(vErrors, err45);
errors++;
}
}
if(data17.nome !== undefined){
if(typeof data17.nome !== "string"){
const err46 = {instancePath:instancePath+"/mudancas/" + i1+"/mudancas/" + i2+"/nome",schemaPath:"#/properties/mudancas/items/properties/mudancas/items/properties/nome/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err46);
errors++;
}
}
if(data17.id !== undefined){
let data21 = data17.id;
if((typeof data21 !== "string") && (data21 !== null)){
const err47 = {instancePath:instancePath+"/mudancas/" + i1+"/mudancas/" + i2+"/id",schemaPath:"#/properties/mudancas/items/properties/mudancas/items/properties/id/type",keyword:"type",params:{type: schema65.properties.mudancas.items.properties.mudancas.items.properties.id.type}};
vErrors = withError(vErrors, err47);
errors++;
}
}
if(data17.texto !== undefined){
let data22 = data17.texto;
if(typeof data22 === "string"){
if(func1(data22) < 1){
const err48 = {instancePath:instancePath+"/mudancas/" + i1+"/mudancas/" + i2+"/texto",schemaPath:"#/properties/mudancas/items/properties/mudancas/items/properties/texto/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err48);
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/mudancas/" + i1+"/mudancas/" + i2+"/texto",schemaPath:"#/properties/mudancas/items/properties/mudancas/items/properties/texto/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err49);
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/mudancas/" + i1+"/mudancas/" + i2,schemaPath:"#/properties/mudancas/items/properties/mudancas/items/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err50);
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/mudancas/" + i1+"/mudancas",schemaPath:"#/properties/mudancas/items/properties/mudancas/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err51);
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/mudancas/" + i1,schemaPath:"#/properties/mudancas/items/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err52);
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/mudancas",schemaPath:"#/properties/mudancas/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err53);
errors++;
}
}
if(data.outros !== undefined){
let data23 = data.outros;
if(Array.isArray(data23)){
const len3 = data23.length;
for(let i3=0; i3<len3; i3++){
if(typeof data23[i3] !== "string"){
const err54 = {instancePath:instancePath+"/outros/" + i3,schemaPath:"#/properties/outros/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err54);
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/outros",schemaPath:"#/properties/outros/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err55);
errors++;
}
}
if(data.itens !== undefined){
let data25 = data.itens;
if(Array.isArray(data25)){
const len4 = data25.length;
for(let i4=0; i4<len4; i4++){
let data26 = data25[i4];
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.id === undefined){
const err56 = {instancePath:instancePath+"/itens/" + i4,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = withError(vErrors, err56);
errors++;
}
if(data26.tipo === undefined){
const err57 = {instancePath:instancePath+"/itens/" + i4,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty: "tipo"}};
vErrors = withError(vErrors, err57);
errors++;
}
if(data26.nome === undefined){
const err58 = {instancePath:instancePath+"/itens/" + i4,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty: "nome"}};
vErrors = withError(vErrors, err58);
errors++;
}
if(data26.apelidos === undefined){
const err59 = {instancePath:instancePath+"/itens/" + i4,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty: "apelidos"}};
vErrors = withError(vErrors, err59);
errors++;
}
if(data26.modulo === undefined){
const err60 = {instancePath:instancePath+"/itens/" + i4,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty: "modulo"}};
vErrors = withError(vErrors, err60);
errors++;
}
if(data26.assinatura === undefined){
const err61 = {instancePath:instancePath+"/itens/" + i4,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty: "assinatura"}};
vErrors = withError(vErrors, err61);
errors++;
}
if(data26.parametros === undefined){
const err62 = {instancePath:instancePath+"/itens/" + i4,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty: "parametros"}};
vErrors = withError(vErrors, err62);
errors++;
}
if(data26.retorno === undefined){
const err63 = {instancePath:instancePath+"/itens/" + i4,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty: "retorno"}};
vErrors = withError(vErrors, err63);
errors++;
}
if(data26.resumo === undefined){
const err64 = {instancePath:instancePath+"/itens/" + i4,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty: "resumo"}};
vErrors = withError(vErrors, err64);
errors++;
}
if(data26.documentacao === undefined){
const err65 = {instancePath:instancePath+"/itens/" + i4,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty: "documentacao"}};
vErrors = withError(vErrors, err65);
errors++;
}
if(data26.exemplos === undefined){
const err66 = {instancePath:instancePath+"/itens/" + i4,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty: "exemplos"}};
vErrors = withError(vErrors, err66);
errors++;
}
if(data26.fonte === undefined){
const err67 = {instancePath:instancePath+"/itens/" + i4,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty: "fonte"}};
vErrors = withError(vErrors, err67);
errors++;
}
if(data26.endereco === undefined){
const err68 = {instancePath:instancePath+"/itens/" + i4,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty: "endereco"}};
vErrors = withError(vErrors, err68);
errors++;
}
if(data26.desde === undefined){
const err69 = {instancePath:instancePath+"/itens/" + i4,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty: "desde"}};
vErrors = withError(vErrors, err69);
errors++;
}
if(data26.obsoleto === undefined){
const err70 = {instancePath:instancePath+"/itens/" + i4,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty: "obsoleto"}};
vErrors = withError(vErrors, err70);
errors++;
}
for(const key4 in data26){
if(!(func45.call(schema65.properties.itens.items.properties, key4))){
const err71 = {instancePath:instancePath+"/itens/" + i4,schemaPath:"#/properties/itens/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
vErrors = withError(vErrors, err71);
errors++;
}
}
if(data26.id !== undefined){
let data27 = data26.id;
if(typeof data27 === "string"){
if(func1(data27) < 1){
const err72 = {instancePath:instancePath+"/itens/" + i4+"/id",schemaPath:"#/properties/itens/items/properties/id/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err72);
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/itens/" + i4+"/id",schemaPath:"#/properties/itens/items/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err73);
errors++;
}
}
if(data26.tipo !== undefined){
let data28 = data26.tipo;
if(!((((((((((data28 === "palavra") || (data28 === "contextual")) || (data28 === "operador")) || (data28 === "verbo")) || (data28 === "regra")) || (data28 === "embutida")) || (data28 === "modulo")) || (data28 === "simbolo")) || (data28 === "comando")) || (data28 === "erro"))){
const err74 = {instancePath:instancePath+"/itens/" + i4+"/tipo",schemaPath:"#/properties/itens/items/properties/tipo/enum",keyword:"enum",params:{allowedValues: schema65.properties.itens.items.properties.tipo.enum}};
vErrors = withError(vErrors, err74);
errors++;
}
}
if(data26.nome !== undefined){
if(typeof data26.nome !== "string"){
const err75 = {instancePath:instancePath+"/itens/" + i4+"/nome",schemaPath:"#/properties/itens/items/properties/nome/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err75);
errors++;
}
}
if(data26.apelidos !== undefined){
let data30 = data26.apelidos;
if(Array.isArray(data30)){
const len5 = data30.length;
for(let i5=0; i5<len5; i5++){
let data31 = data30[i5];
if(typeof data31 === "string"){
if(func1(data31) < 1){
const err76 = {instancePath:instancePath+"/itens/" + i4+"/apelidos/" + i5,schemaPath:"#/properties/itens/items/properties/apelidos/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err76);
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/itens/" + i4+"/apelidos/" + i5,schemaPath:"#/properties/itens/items/properties/apelidos/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err77);
errors++;
}
}
}
else {
const err78 = {instancePath:instancePath+"/itens/" + i4+"/apelidos",schemaPath:"#/properties/itens/items/properties/apelidos/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err78);
errors++;
}
}
if(data26.modulo !== undefined){
let data32 = data26.modulo;
if((typeof data32 !== "string") && (data32 !== null)){
const err79 = {instancePath:instancePath+"/itens/" + i4+"/modulo",schemaPath:"#/properties/itens/items/properties/modulo/type",keyword:"type",params:{type: schema65.properties.itens.items.properties.modulo.type}};
vErrors = withError(vErrors, err79);
errors++;
}
}
if(data26.assinatura !== undefined){
let data33 = data26.assinatura;
if((typeof data33 !== "string") && (data33 !== null)){
const err80 = {instancePath:instancePath+"/itens/" + i4+"/assinatura",schemaPath:"#/properties/itens/items/properties/assinatura/type",keyword:"type",params:{type: schema65.properties.itens.items.properties.assinatura.type}};
vErrors = withError(vErrors, err80);
errors++;
}
}
if(data26.genericos !== undefined){
let data34 = data26.genericos;
if(Array.isArray(data34)){
const len6 = data34.length;
for(let i6=0; i6<len6; i6++){
let data35 = data34[i6];
if(typeof data35 === "string"){
if(func1(data35) < 1){
const err81 = {instancePath:instancePath+"/itens/" + i4+"/genericos/" + i6,schemaPath:"#/properties/itens/items/properties/genericos/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err81);
errors++;
}
}
else {
const err82 = {instancePath:instancePath+"/itens/" + i4+"/genericos/" + i6,schemaPath:"#/properties/itens/items/properties/genericos/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err82);
errors++;
}
}
}
else {
const err83 = {instancePath:instancePath+"/itens/" + i4+"/genericos",schemaPath:"#/properties/itens/items/properties/genericos/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err83);
errors++;
}
}
if(data26.parametros !== undefined){
let data36 = data26.parametros;
if((!(Array.isArray(data36))) && (data36 !== null)){
const err84 = {instancePath:instancePath+"/itens/" + i4+"/parametros",schemaPath:"#/properties/itens/items/properties/parametros/type",keyword:"type",params:{type: schema65.properties.itens.items.properties.parametros.type}};
vErrors = withError(vErrors, err84);
errors++;
}
if(Array.isArray(data36)){
const len7 = data36.length;
for(let i7=0; i7<len7; i7++){
let data37 = data36[i7];
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(data37.nome === undefined){
const err85 = {instancePath:instancePath+"/itens/" + i4+"/parametros/" + i7,schemaPath:"#/properties/itens/items/properties/parametros/items/required",keyword:"required",params:{missingProperty: "nome"}};
vErrors = withError(vErrors, err85);
errors++;
}
if(data37.tipo === undefined){
const err86 = {instancePath:instancePath+"/itens/" + i4+"/parametros/" + i7,schemaPath:"#/properties/itens/items/properties/parametros/items/required",keyword:"required",params:{missingProperty: "tipo"}};
vErrors = withError(vErrors, err86);
errors++;
}
if(data37.padrao === undefined){
const err87 = {instancePath:instancePath+"/itens/" + i4+"/parametros/" + i7,schemaPath:"#/properties/itens/items/properties/parametros/items/required",keyword:"required",params:{missingProperty: "padrao"}};
vErrors = withError(vErrors, err87);
errors++;
}
if(data37.opcional === undefined){
const err88 = {instancePath:instancePath+"/itens/" + i4+"/parametros/" + i7,schemaPath:"#/properties/itens/items/properties/parametros/items/required",keyword:"required",params:{missingProperty: "opcional"}};
vErrors = withError(vErrors, err88);
errors++;
}
if(data37.modo === undefined){
const err89 = {instancePath:instancePath+"/itens/" + i4+"/parametros/" + i7,schemaPath:"#/properties/itens/items/properties/parametros/items/required",keyword:"required",params:{missingProperty: "modo"}};
vErrors = withError(vErrors, err89);
errors++;
}
for(const key5 in data37){
if(!(((((key5 === "nome") || (key5 === "tipo")) || (key5 === "padrao")) || (key5 === "opcional")) || (key5 === "modo"))){
const err90 = {instancePath:instancePath+"/itens/" + i4+"/parametros/" + i7,schemaPath:"#/properties/itens/items/properties/parametros/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
vErrors = withError(vErrors, err90);
errors++;
}
}
if(data37.nome !== undefined){
if(typeof data37.nome !== "string"){
const err91 = {instancePath:instancePath+"/itens/" + i4+"/parametros/" + i7+"/nome",schemaPath:"#/properties/itens/items/properties/parametros/items/properties/nome/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err91);
errors++;
}
}
if(data37.tipo !== undefined){
let data39 = data37.tipo;
if((typeof data39 !== "string") && (data39 !== null)){
const err92 = {instancePath:instancePath+"/itens/" + i4+"/parametros/" + i7+"/tipo",schemaPath:"#/properties/itens/items/properties/parametros/items/properties/tipo/type",keyword:"type",params:{type: schema65.properties.itens.items.properties.parametros.items.properties.tipo.type}};
vErrors = withError(vErrors, err92);
errors++;
}
}
if(data37.padrao !== undefined){
let data40 = data37.padrao;
if((typeof data40 !== "string") && (data40 !== null)){
const err93 = {instancePath:instancePath+"/itens/" + i4+"/parametros/" + i7+"/padrao",schemaPath:"#/properties/itens/items/properties/parametros/items/properties/padrao/type",keyword:"type",params:{type: schema65.properties.itens.items.properties.parametros.items.properties.padrao.type}};
vErrors = withError(vErrors, err93);
errors++;
}
}
if(data37.opcional !== undefined){
if(typeof data37.opcional !== "boolean"){
const err94 = {instancePath:instancePath+"/itens/" + i4+"/parametros/" + i7+"/opcional",schemaPath:"#/properties/itens/items/properties/parametros/items/properties/opcional/type",keyword:"type",params:{type: "boolean"}};
vErrors = withError(vErrors, err94);
errors++;
}
}
if(data37.modo !== undefined){
let data42 = data37.modo;
if(!((((data42 === "posicao") || (data42 === "nome")) || (data42 === "ambos")) || (data42 === "resto"))){
const err95 = {instancePath:instancePath+"/itens/" + i4+"/parametros/" + i7+"/modo",schemaPath:"#/properties/itens/items/properties/parametros/items/properties/modo/enum",keyword:"enum",params:{allowedValues: schema65.properties.itens.items.properties.parametros.items.properties.modo.enum}};
vErrors = withError(vErrors, err95);
errors++;
}
}
}
else {
const err96 = {instancePath:instancePath+"/itens/" + i4+"/parametros/" + i7,schemaPath:"#/properties/itens/items/properties/parametros/items/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err96);
errors++;
}
}
}
}
if(data26.retorno !== undefined){
let data43 = data26.retorno;
if((typeof data43 !== "string") && (data43 !== null)){
const err97 = {instancePath:instancePath+"/itens/" + i4+"/retorno",schemaPath:"#/properties/itens/items/properties/retorno/type",keyword:"type",params:{type: schema65.properties.itens.items.properties.retorno.type}};
vErrors = withError(vErrors, err97);
errors++;
}
}
if(data26.formas !== undefined){
let data44 = data26.formas;
if(Array.isArray(data44)){
const len8 = data44.length;
for(let i8=0; i8<len8; i8++){
let data45 = data44[i8];
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.assinatura === undefined){
const err98 = {instancePath:instancePath+"/itens/" + i4+"/formas/" + i8,schemaPath:"#/properties/itens/items/properties/formas/items/required",keyword:"required",params:{missingProperty: "assinatura"}};
vErrors = withError(vErrors, err98);
errors++;
}
if(data45.parametros === undefined){
const err99 = {instancePath:instancePath+"/itens/" + i4+"/formas/" + i8,schemaPath:"#/properties/itens/items/properties/formas/items/required",keyword:"required",params:{missingProperty: "parametros"}};
vErrors = withError(vErrors, err99);
errors++;
}
if(data45.retorno === undefined){
const err100 = {instancePath:instancePath+"/itens/" + i4+"/formas/" + i8,schemaPath:"#/properties/itens/items/properties/formas/items/required",keyword:"required",params:{missingProperty: "retorno"}};
vErrors = withError(vErrors, err100);
errors++;
}
for(const key6 in data45){
if(!((((key6 === "assinatura") || (key6 === "genericos")) || (key6 === "parametros")) || (key6 === "retorno"))){
const err101 = {instancePath:instancePath+"/itens/" + i4+"/formas/" + i8,schemaPath:"#/properties/itens/items/properties/formas/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
vErrors = withError(vErrors, err101);
errors++;
}
}
if(data45.assinatura !== undefined){
let data46 = data45.assinatura;
if(typeof data46 === "string"){
if(func1(data46) < 1){
const err102 = {instancePath:instancePath+"/itens/" + i4+"/formas/" + i8+"/assinatura",schemaPath:"#/properties/itens/items/properties/formas/items/properties/assinatura/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err102);
errors++;
}
}
else {
const err103 = {instancePath:instancePath+"/itens/" + i4+"/formas/" + i8+"/assinatura",schemaPath:"#/properties/itens/items/properties/formas/items/properties/assinatura/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err103);
errors++;
}
}
if(data45.genericos !== undefined){
let data47 = data45.genericos;
if(Array.isArray(data47)){
const len9 = data47.length;
for(let i9=0; i9<len9; i9++){
let data48 = data47[i9];
if(typeof data48 === "string"){
if(func1(data48) < 1){
const err104 = {instancePath:instancePath+"/itens/" + i4+"/formas/" + i8+"/genericos/" + i9,schemaPath:"#/properties/itens/items/properties/formas/items/properties/genericos/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err104);
errors++;
}
}
else {
const err105 = {instancePath:instancePath+"/itens/" + i4+"/formas/" + i8+"/genericos/" + i9,schemaPath:"#/properties/itens/items/properties/formas/items/properties/genericos/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err105);
errors++;
}
}
}
else {
const err106 = {instancePath:instancePath+"/itens/" + i4+"/formas/" + i8+"/genericos",schemaPath:"#/properties/itens/items/properties/formas/items/properties/genericos/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err106);
errors++;
}
}
if(data45.parametros !== undefined){
let data49 = data45.parametros;
if((!(Array.isArray(data49))) && (data49 !== null)){
const err107 = {instancePath:instancePath+"/itens/" + i4+"/formas/" + i8+"/parametros",schemaPath:"#/properties/itens/items/properties/formas/items/properties/parametros/type",keyword:"type",params:{type: schema65.properties.itens.items.properties.formas.items.properties.parametros.type}};
vErrors = withError(vErrors, err107);
errors++;
}
if(Array.isArray(data49)){
const len10 = data49.length;
for(let i10=0; i10<len10; i10++){
let data50 = data49[i10];
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.nome === undefined){
const err108 = {instancePath:instancePath+"/itens/" + i4+"/formas/" + i8+"/parametros/" + i10,schemaPath:"#/properties/itens/items/properties/parametros/items/required",keyword:"required",params:{missingProperty: "nome"}};
vErrors = withError(vErrors, err108);
errors++;
}
if(data50.tipo === undefined){
const err109 = {instancePath:instancePath+"/itens/" + i4+"/formas/" + i8+"/parametros/" + i10,schemaPath:"#/properties/itens/items/properties/parametros/items/required",keyword:"required",params:{missingProperty: "tipo"}};
vErrors = withError(vErrors, err109);
errors++;
}
if(data50.padrao === undefined){
const err110 = {instancePath:instancePath+"/itens/" + i4+"/formas/" + i8+"/parametros/" + i10,schemaPath:"#/properties/itens/items/properties/parametros/items/required",keyword:"required",params:{missingProperty: "padrao"}};
vErrors = withError(vErrors, err110);
errors++;
}
if(data50.opcional === undefined){
const err111 = {instancePath:instancePath+"/itens/" + i4+"/formas/" + i8+"/parametros/" + i10,schemaPath:"#/properties/itens/items/properties/parametros/items/required",keyword:"required",params:{missingProperty: "opcional"}};
vErrors = withError(vErrors, err111);
errors++;
}
if(data50.modo === undefined){
const err112 = {instancePath:instancePath+"/itens/" + i4+"/formas/" + i8+"/parametros/" + i10,schemaPath:"#/properties/itens/items/properties/parametros/items/required",keyword:"required",params:{missingProperty: "modo"}};
vErrors = withError(vErrors, err112);
errors++;
}
for(const key7 in data50){
if(!(((((key7 === "nome") || (key7 === "tipo")) || (key7 === "padrao")) || (key7 === "opcional")) || (key7 === "modo"))){
const err113 = {instancePath:instancePath+"/itens/" + i4+"/formas/" + i8+"/parametros/" + i10,schemaPath:"#/properties/itens/items/properties/parametros/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}};
vErrors = withError(vErrors, err113);
errors++;
}
}
if(data50.nome !== undefined){
if(typeof data50.nome !== "string"){
const err114 = {instancePath:instancePath+"/itens/" + i4+"/formas/" + i8+"/parametros/" + i10+"/nome",schemaPath:"#/properties/itens/items/properties/parametros/items/properties/nome/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err114);
errors++;
}
}
if(data50.tipo !== undefined){
let data52 = data50.tipo;
if((typeof data52 !== "string") && (data52 !== null)){
const err115 = {instancePath:instancePath+"/itens/" + i4+"/formas/" + i8+"/parametros/" + i10+"/tipo",schemaPath:"#/properties/itens/items/properties/parametros/items/properties/tipo/type",keyword:"type",params:{type: schema66.properties.tipo.type}};
vErrors = withError(vErrors, err115);
errors++;
}
}
if(data50.padrao !== undefined){
let data53 = data50.padrao;
if((typeof data53 !== "string") && (data53 !== null)){
const err116 = {instancePath:instancePath+"/itens/" + i4+"/formas/" + i8+"/parametros/" + i10+"/padrao",schemaPath:"#/properties/itens/items/properties/parametros/items/properties/padrao/type",keyword:"type",params:{type: schema66.properties.padrao.type}};
vErrors = withError(vErrors, err116);
errors++;
}
}
if(data50.opcional !== undefined){
if(typeof data50.opcional !== "boolean"){
const err117 = {instancePath:instancePath+"/itens/" + i4+"/formas/" + i8+"/parametros/" + i10+"/opcional",schemaPath:"#/properties/itens/items/properties/parametros/items/properties/opcional/type",keyword:"type",params:{type: "boolean"}};
vErrors = withError(vErrors, err117);
errors++;
}
}
if(data50.modo !== undefined){
let data55 = data50.modo;
if(!((((data55 === "posicao") || (data55 === "nome")) || (data55 === "ambos")) || (data55 === "resto"))){
const err118 = {instancePath:instancePath+"/itens/" + i4+"/formas/" + i8+"/parametros/" + i10+"/modo",schemaPath:"#/properties/itens/items/properties/parametros/items/properties/modo/enum",keyword:"enum",params:{allowedValues: schema66.properties.modo.enum}};
vErrors = withError(vErrors, err118);
errors++;
}
}
}
else {
const err119 = {instancePath:instancePath+"/itens/" + i4+"/formas/" + i8+"/parametros/" + i10,schemaPath:"#/properties/itens/items/properties/parametros/items/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err119);
errors++;
}
}
}
}
if(data45.retorno !== undefined){
let data56 = data45.retorno;
if((typeof data56 !== "string") && (data56 !== null)){
const err120 = {instancePath:instancePath+"/itens/" + i4+"/formas/" + i8+"/retorno",schemaPath:"#/properties/itens/items/properties/formas/items/properties/retorno/type",keyword:"type",params:{type: schema65.properties.itens.items.properties.formas.items.properties.retorno.type}};
vErrors = withError(vErrors, err120);
errors++;
}
}
}
else {
const err121 = {instancePath:instancePath+"/itens/" + i4+"/formas/" + i8,schemaPath:"#/properties/itens/items/properties/formas/items/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err121);
errors++;
}
}
}
else {
const err122 = {instancePath:instancePath+"/itens/" + i4+"/formas",schemaPath:"#/properties/itens/items/properties/formas/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err122);
errors++;
}
}
if(data26.resumo !== undefined){
if(typeof data26.resumo !== "string"){
const err123 = {instancePath:instancePath+"/itens/" + i4+"/resumo",schemaPath:"#/properties/itens/items/properties/resumo/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err123);
errors++;
}
}
if(data26.documentacao !== undefined){
if(typeof data26.documentacao !== "string"){
const err124 = {instancePath:instancePath+"/itens/" + i4+"/documentacao",schemaPath:"#/properties/itens/items/properties/documentacao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err124);
errors++;
}
}
if(data26.exemplos !== undefined){
let data59 = data26.exemplos;
if(Array.isArray(data59)){
const len11 = data59.length;
for(let i11=0; i11<len11; i11++){
let data60 = data59[i11];
if(data60 && typeof data60 == "object" && !Array.isArray(data60)){
if(data60.codigo === undefined){
const err125 = {instancePath:instancePath+"/itens/" + i4+"/exemplos/" + i11,schemaPath:"#/properties/itens/items/properties/exemplos/items/required",keyword:"required",params:{missingProperty: "codigo"}};
vErrors = withError(vErrors, err125);
errors++;
}
if(data60.arquivo === undefined){
const err126 = {instancePath:instancePath+"/itens/" + i4+"/exemplos/" + i11,schemaPath:"#/properties/itens/items/properties/exemplos/items/required",keyword:"required",params:{missingProperty: "arquivo"}};
vErrors = withError(vErrors, err126);
errors++;
}
if(data60.linha === undefined){
const err127 = {instancePath:instancePath+"/itens/" + i4+"/exemplos/" + i11,schemaPath:"#/properties/itens/items/properties/exemplos/items/required",keyword:"required",params:{missingProperty: "linha"}};
vErrors = withError(vErrors, err127);
errors++;
}
for(const key8 in data60){
if(!(((key8 === "codigo") || (key8 === "arquivo")) || (key8 === "linha"))){
const err128 = {instancePath:instancePath+"/itens/" + i4+"/exemplos/" + i11,schemaPath:"#/properties/itens/items/properties/exemplos/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}};
vErrors = withError(vErrors, err128);
errors++;
}
}
if(data60.codigo !== undefined){
if(typeof data60.codigo !== "string"){
const err129 = {instancePath:instancePath+"/itens/" + i4+"/exemplos/" + i11+"/codigo",schemaPath:"#/properties/itens/items/properties/exemplos/items/properties/codigo/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err129);
errors++;
}
}
if(data60.arquivo !== undefined){
let data62 = data60.arquivo;
if((typeof data62 !== "string") && (data62 !== null)){
const err130 = {instancePath:instancePath+"/itens/" + i4+"/exemplos/" + i11+"/arquivo",schemaPath:"#/properties/itens/items/properties/exemplos/items/properties/arquivo/type",keyword:"type",params:{type: schema65.properties.itens.items.properties.exemplos.items.properties.arquivo.type}};
vErrors = withError(vErrors, err130);
errors++;
}
}
if(data60.linha !== undefined){
let data63 = data60.linha;
if((!(((typeof data63 == "number") && (!(data63 % 1) && !isNaN(data63))) && (isFinite(data63)))) && (data63 !== null)){
const err131 = {instancePath:instancePath+"/itens/" + i4+"/exemplos/" + i11+"/linha",schemaPath:"#/properties/itens/items/properties/exemplos/items/properties/linha/type",keyword:"type",params:{type: schema65.properties.itens.items.properties.exemplos.items.properties.linha.type}};
vErrors = withError(vErrors, err131);
errors++;
}
if((typeof data63 == "number") && (isFinite(data63))){
if(data63 < 1 || isNaN(data63)){
const err132 = {instancePath:instancePath+"/itens/" + i4+"/exemplos/" + i11+"/linha",schemaPath:"#/properties/itens/items/properties/exemplos/items/properties/linha/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = withError(vErrors, err132);
errors++;
}
}
}
}
else {
const err133 = {instancePath:instancePath+"/itens/" + i4+"/exemplos/" + i11,schemaPath:"#/properties/itens/items/properties/exemplos/items/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err133);
errors++;
}
}
}
else {
const err134 = {instancePath:instancePath+"/itens/" + i4+"/exemplos",schemaPath:"#/properties/itens/items/properties/exemplos/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err134);
errors++;
}
}
if(data26.fonte !== undefined){
let data64 = data26.fonte;
if((!(data64 && typeof data64 == "object" && !Array.isArray(data64))) && (data64 !== null)){
const err135 = {instancePath:instancePath+"/itens/" + i4+"/fonte",schemaPath:"#/properties/itens/items/properties/fonte/type",keyword:"type",params:{type: schema65.properties.itens.items.properties.fonte.type}};
vErrors = withError(vErrors, err135);
errors++;
}
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
if(data64.arquivo === undefined){
const err136 = {instancePath:instancePath+"/itens/" + i4+"/fonte",schemaPath:"#/properties/itens/items/properties/fonte/required",keyword:"required",params:{missingProperty: "arquivo"}};
vErrors = withError(vErrors, err136);
errors++;
}
if(data64.linha === undefined){
const err137 = {instancePath:instancePath+"/itens/" + i4+"/fonte",schemaPath:"#/properties/itens/items/properties/fonte/required",keyword:"required",params:{missingProperty: "linha"}};
vErrors = withError(vErrors, err137);
errors++;
}
if(data64.url === undefined){
const err138 = {instancePath:instancePath+"/itens/" + i4+"/fonte",schemaPath:"#/properties/itens/items/properties/fonte/required",keyword:"required",params:{missingProperty: "url"}};
vErrors = withError(vErrors, err138);
errors++;
}
for(const key9 in data64){
if(!(((key9 === "arquivo") || (key9 === "linha")) || (key9 === "url"))){
const err139 = {instancePath:instancePath+"/itens/" + i4+"/fonte",schemaPath:"#/properties/itens/items/properties/fonte/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}};
vErrors = withError(vErrors, err139);
errors++;
}
}
if(data64.arquivo !== undefined){
if(typeof data64.arquivo !== "string"){
const err140 = {instancePath:instancePath+"/itens/" + i4+"/fonte/arquivo",schemaPath:"#/properties/itens/items/properties/fonte/properties/arquivo/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err140);
errors++;
}
}
if(data64.linha !== undefined){
let data66 = data64.linha;
if((!(((typeof data66 == "number") && (!(data66 % 1) && !isNaN(data66))) && (isFinite(data66)))) && (data66 !== null)){
const err141 = {instancePath:instancePath+"/itens/" + i4+"/fonte/linha",schemaPath:"#/properties/itens/items/properties/fonte/properties/linha/type",keyword:"type",params:{type: schema65.properties.itens.items.properties.fonte.properties.linha.type}};
vErrors = withError(vErrors, err141);
errors++;
}
if((typeof data66 == "number") && (isFinite(data66))){
if(data66 < 1 || isNaN(data66)){
const err142 = {instancePath:instancePath+"/itens/" + i4+"/fonte/linha",schemaPath:"#/properties/itens/items/properties/fonte/properties/linha/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = withError(vErrors, err142);
errors++;
}
}
}
if(data64.url !== undefined){
let data67 = data64.url;
if((typeof data67 !== "string") && (data67 !== null)){
const err143 = {instancePath:instancePath+"/itens/" + i4+"/fonte/url",schemaPath:"#/properties/itens/items/properties/fonte/properties/url/type",keyword:"type",params:{type: schema65.properties.itens.items.properties.fonte.properties.url.type}};
vErrors = withError(vErrors, err143);
errors++;
}
}
}
}
if(data26.endereco !== undefined){
let data68 = data26.endereco;
if(typeof data68 === "string"){
if(!pattern26.test(data68)){
const err144 = {instancePath:instancePath+"/itens/" + i4+"/endereco",schemaPath:"#/properties/itens/items/properties/endereco/pattern",keyword:"pattern",params:{pattern: "^/"}};
vErrors = withError(vErrors, err144);
errors++;
}
}
else {
const err145 = {instancePath:instancePath+"/itens/" + i4+"/endereco",schemaPath:"#/properties/itens/items/properties/endereco/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err145);
errors++;
}
}
if(data26.desde !== undefined){
let data69 = data26.desde;
if((typeof data69 !== "string") && (data69 !== null)){
const err146 = {instancePath:instancePath+"/itens/" + i4+"/desde",schemaPath:"#/properties/itens/items/properties/desde/type",keyword:"type",params:{type: schema65.properties.itens.items.properties.desde.type}};
vErrors = withError(vErrors, err146);
errors++;
}
}
if(data26.obsoleto !== undefined){
let data70 = data26.obsoleto;
if((typeof data70 !== "string") && (data70 !== null)){
const err147 = {instancePath:instancePath+"/itens/" + i4+"/obsoleto",schemaPath:"#/properties/itens/items/properties/obsoleto/type",keyword:"type",params:{type: schema65.properties.itens.items.properties.obsoleto.type}};
vErrors = withError(vErrors, err147);
errors++;
}
}
if(data26.outros !== undefined){
let data71 = data26.outros;
if(Array.isArray(data71)){
const len12 = data71.length;
for(let i12=0; i12<len12; i12++){
if(typeof data71[i12] !== "string"){
const err148 = {instancePath:instancePath+"/itens/" + i4+"/outros/" + i12,schemaPath:"#/properties/itens/items/properties/outros/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err148);
errors++;
}
}
}
else {
const err149 = {instancePath:instancePath+"/itens/" + i4+"/outros",schemaPath:"#/properties/itens/items/properties/outros/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err149);
errors++;
}
}
}
else {
const err150 = {instancePath:instancePath+"/itens/" + i4,schemaPath:"#/properties/itens/items/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err150);
errors++;
}
}
}
else {
const err151 = {instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err151);
errors++;
}
}
}
else {
const err152 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err152);
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const search = validate50;
const schema67 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:refdata-action:schema:search:1","type":"object","additionalProperties":false,"required":["versao","itens"],"properties":{"versao":{"type":"string","minLength":1},"itens":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","nome","tipo","modulo","resumo","url"],"properties":{"id":{"type":"string","minLength":1},"nome":{"type":"string"},"tipo":{"type":"string","minLength":1},"modulo":{"type":["string","null"]},"resumo":{"type":"string"},"url":{"type":"string","minLength":1}}}}}};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:refdata-action:schema:search:1" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.versao === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "versao"}};
vErrors = withError(vErrors, err0);
errors++;
}
if(data.itens === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "itens"}};
vErrors = withError(vErrors, err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "versao") || (key0 === "itens"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = withError(vErrors, err2);
errors++;
}
}
if(data.versao !== undefined){
let data0 = data.versao;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/versao",schemaPath:"#/properties/versao/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/versao",schemaPath:"#/properties/versao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err4);
errors++;
}
}
if(data.itens !== undefined){
let data1 = data.itens;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
const err5 = {instancePath:instancePath+"/itens/" + i0,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = withError(vErrors, err5);
errors++;
}
if(data2.nome === undefined){
const err6 = {instancePath:instancePath+"/itens/" + i0,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty: "nome"}};
vErrors = withError(vErrors, err6);
errors++;
}
if(data2.tipo === undefined){
const err7 = {instancePath:instancePath+"/itens/" + i0,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty: "tipo"}};
vErrors = withError(vErrors, err7);
errors++;
}
if(data2.modulo === undefined){
const err8 = {instancePath:instancePath+"/itens/" + i0,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty: "modulo"}};
vErrors = withError(vErrors, err8);
errors++;
}
if(data2.resumo === undefined){
const err9 = {instancePath:instancePath+"/itens/" + i0,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty: "resumo"}};
vErrors = withError(vErrors, err9);
errors++;
}
if(data2.url === undefined){
const err10 = {instancePath:instancePath+"/itens/" + i0,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty: "url"}};
vErrors = withError(vErrors, err10);
errors++;
}
for(const key1 in data2){
if(!((((((key1 === "id") || (key1 === "nome")) || (key1 === "tipo")) || (key1 === "modulo")) || (key1 === "resumo")) || (key1 === "url"))){
const err11 = {instancePath:instancePath+"/itens/" + i0,schemaPath:"#/properties/itens/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = withError(vErrors, err11);
errors++;
}
}
if(data2.id !== undefined){
let data3 = data2.id;
if(typeof data3 === "string"){
if(func1(data3) < 1){
const err12 = {instancePath:instancePath+"/itens/" + i0+"/id",schemaPath:"#/properties/itens/items/properties/id/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/itens/" + i0+"/id",schemaPath:"#/properties/itens/items/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err13);
errors++;
}
}
if(data2.nome !== undefined){
if(typeof data2.nome !== "string"){
const err14 = {instancePath:instancePath+"/itens/" + i0+"/nome",schemaPath:"#/properties/itens/items/properties/nome/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err14);
errors++;
}
}
if(data2.tipo !== undefined){
let data5 = data2.tipo;
if(typeof data5 === "string"){
if(func1(data5) < 1){
const err15 = {instancePath:instancePath+"/itens/" + i0+"/tipo",schemaPath:"#/properties/itens/items/properties/tipo/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/itens/" + i0+"/tipo",schemaPath:"#/properties/itens/items/properties/tipo/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err16);
errors++;
}
}
if(data2.modulo !== undefined){
let data6 = data2.modulo;
if((typeof data6 !== "string") && (data6 !== null)){
const err17 = {instancePath:instancePath+"/itens/" + i0+"/modulo",schemaPath:"#/properties/itens/items/properties/modulo/type",keyword:"type",params:{type: schema67.properties.itens.items.properties.modulo.type}};
vErrors = withError(vErrors, err17);
errors++;
}
}
if(data2.resumo !== undefined){
if(typeof data2.resumo !== "string"){
const err18 = {instancePath:instancePath+"/itens/" + i0+"/resumo",schemaPath:"#/properties/itens/items/properties/resumo/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err18);
errors++;
}
}
if(data2.url !== undefined){
let data8 = data2.url;
if(typeof data8 === "string"){
if(func1(data8) < 1){
const err19 = {instancePath:instancePath+"/itens/" + i0+"/url",schemaPath:"#/properties/itens/items/properties/url/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/itens/" + i0+"/url",schemaPath:"#/properties/itens/items/properties/url/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err20);
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/itens/" + i0,schemaPath:"#/properties/itens/items/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err21);
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err22);
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err23);
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const lexico = validate51;
const schema68 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:refdata-action:schema:lexico:1","type":"object","properties":{"versao":{"type":"string","minLength":1},"nome":{"type":"string","minLength":1},"extensao":{"type":"string","minLength":1},"caixa":{"type":"string","enum":["distingue","ignora"]},"regioes":{"maxItems":200,"type":"array","items":{"type":"object","properties":{"nome":{"type":"string","pattern":"^[a-z][a-z0-9-]*$"},"classe":{"type":"string","enum":["comentario","documentacao","texto","caractere","regex","diretiva","dado","nome"]},"abre":{"anyOf":[{"type":"string","minLength":1,"maxLength":64},{"minItems":1,"type":"array","items":{"type":"string","minLength":1,"maxLength":64}},{"type":"object","properties":{"padrao":{"type":"string","minLength":1,"maxLength":1000}},"required":["padrao"],"additionalProperties":false}]},"quando":{"type":"object","properties":{"inicio":{"type":"string","enum":["linha","comando"]},"coluna":{"type":"integer","minimum":0,"maximum":9007199254740991},"depois_de":{"type":"object","properties":{"classes":{"type":"array","items":{"type":"string"}},"textos":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}},"regioes":{"type":"array","items":{"type":"string"}}},"additionalProperties":false},"nao_depois_de":{"type":"object","properties":{"classes":{"type":"array","items":{"type":"string"}},"textos":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}},"regioes":{"type":"array","items":{"type":"string"}}},"additionalProperties":false},"apos":{"type":"string","minLength":1,"maxLength":500},"nao_apos":{"type":"string","minLength":1,"maxLength":500},"antes_de":{"type":"object","properties":{"padrao":{"type":"string","minLength":1,"maxLength":1000}},"required":["padrao"],"additionalProperties":false},"nao_antes_de":{"type":"object","properties":{"padrao":{"type":"string","minLength":1,"maxLength":1000}},"required":["padrao"],"additionalProperties":false},"dentro_de":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}},"na_linha":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}}},"additionalProperties":false},"exceto":{"type":"object","properties":{"inicio":{"type":"string","enum":["linha","comando"]},"coluna":{"type":"integer","minimum":0,"maximum":9007199254740991},"depois_de":{"type":"object","properties":{"classes":{"type":"array","items":{"type":"string"}},"textos":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}},"regioes":{"type":"array","items":{"type":"string"}}},"additionalProperties":false},"nao_depois_de":{"type":"object","properties":{"classes":{"type":"array","items":{"type":"string"}},"textos":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}},"regioes":{"type":"array","items":{"type":"string"}}},"additionalProperties":false},"apos":{"type":"string","minLength":1,"maxLength":500},"nao_apos":{"type":"string","minLength":1,"maxLength":500},"antes_de":{"type":"object","properties":{"padrao":{"type":"string","minLength":1,"maxLength":1000}},"required":["padrao"],"additionalProperties":false},"nao_antes_de":{"type":"object","properties":{"padrao":{"type":"string","minLength":1,"maxLength":1000}},"required":["padrao"],"additionalProperties":false},"dentro_de":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}},"na_linha":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}}},"additionalProperties":false},"fecha":{"anyOf":[{"type":"string","minLength":1,"maxLength":64},{"type":"object","properties":{"modelo":{"type":"string","minLength":1,"maxLength":64},"espelha":{"type":"boolean"},"linha_inteira":{"type":"boolean"},"recuada":{"type":"boolean"},"nao_seguida":{"type":"string","minLength":1,"maxLength":500}},"required":["modelo"],"additionalProperties":false},{"type":"object","properties":{"ate":{"type":"string","enum":["abertura","linha","recuo"]}},"required":["ate"],"additionalProperties":false}]},"depois":{"type":"object","properties":{"padrao":{"type":"string","minLength":1,"maxLength":1000}},"required":["padrao"],"additionalProperties":false},"linhas":{"type":"boolean"},"contem":{"type":"array","items":{"type":"string"}},"dentro":{"type":"boolean"},"escapes":{"type":"object","properties":{"prefixo":{"type":"string","minLength":1,"maxLength":64},"formas":{"type":"array","items":{"anyOf":[{"type":"string","minLength":1,"maxLength":64},{"type":"object","properties":{"padrao":{"type":"string","minLength":1,"maxLength":1000}},"required":["padrao"],"additionalProperties":false}]}},"desconhecido":{"type":"string","enum":["texto","escape","invalido"]},"protege":{"anyOf":[{"type":"boolean"},{"type":"string","const":"fecha"}]},"quebra":{"type":"boolean"}},"required":["prefixo"],"additionalProperties":false},"dobra":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}},"interpola":{"type":"array","items":{"type":"object","properties":{"abre":{"type":"string","minLength":1,"maxLength":64},"fecha":{"type":"string","minLength":1,"maxLength":64},"conteudo":{"type":"string","enum":["codigo","nome"]},"delimita":{"type":"string","enum":["lendo","contando"]},"respeita":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}},"linhas":{"type":"boolean"},"formato":{"type":"object","properties":{"separador":{"type":"string","minLength":1,"maxLength":64},"ultimo":{"type":"boolean"},"padrao":{"type":"string","minLength":1,"maxLength":1000},"aninha":{"type":"boolean"}},"required":["separador"],"additionalProperties":false}},"required":["abre"],"additionalProperties":false}},"fila":{"type":"boolean"},"embutida":{"type":"string"}},"required":["nome","classe","abre"],"additionalProperties":false}},"nomes":{"type":"object","properties":{"inicio":{"type":"string","minLength":1,"maxLength":500},"resto":{"type":"string","minLength":1,"maxLength":500},"fim":{"type":"string","minLength":1,"maxLength":500},"sigilos":{"type":"string","minLength":1,"maxLength":500},"normal":{"type":"string","enum":["NFC","NFD","NFKC","NFKD"]}},"required":["inicio","resto"],"additionalProperties":false},"numeros":{"maxItems":50,"type":"array","items":{"type":"object","properties":{"prefixo":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}},"digitos":{"type":"string","minLength":1,"maxLength":500},"separador":{"type":"string","minLength":1,"maxLength":1},"separador_livre":{"type":"boolean"},"fracao":{"type":"object","properties":{"antes":{"type":"boolean"},"depois":{"type":"boolean"},"separador":{"type":"boolean"},"nao_seguido":{"type":"string","minLength":1,"maxLength":500}},"additionalProperties":false},"expoente":{"type":"object","properties":{"marcas":{"type":"string","minLength":1,"maxLength":500},"sinal":{"type":"string","minLength":1,"maxLength":500},"digitos":{"type":"string","minLength":1,"maxLength":500},"exige_fracao":{"type":"boolean"}},"required":["marcas"],"additionalProperties":false},"sufixos":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}},"nao_seguido":{"anyOf":[{"type":"string","minLength":1,"maxLength":500},{"type":"object","properties":{"padrao":{"type":"string","minLength":1,"maxLength":1000}},"required":["padrao"],"additionalProperties":false}]}},"additionalProperties":false}},"contextuais":{"type":"array","items":{"type":"object","properties":{"palavra":{"type":"string","minLength":1,"maxLength":64},"quando":{"minItems":1,"type":"array","items":{"type":"object","properties":{"inicio":{"type":"string","enum":["linha","comando"]},"coluna":{"type":"integer","minimum":0,"maximum":9007199254740991},"depois_de":{"type":"object","properties":{"classes":{"type":"array","items":{"type":"string"}},"textos":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}},"regioes":{"type":"array","items":{"type":"string"}}},"additionalProperties":false},"nao_depois_de":{"type":"object","properties":{"classes":{"type":"array","items":{"type":"string"}},"textos":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}},"regioes":{"type":"array","items":{"type":"string"}}},"additionalProperties":false},"apos":{"type":"string","minLength":1,"maxLength":500},"nao_apos":{"type":"string","minLength":1,"maxLength":500},"antes_de":{"type":"object","properties":{"padrao":{"type":"string","minLength":1,"maxLength":1000}},"required":["padrao"],"additionalProperties":false},"nao_antes_de":{"type":"object","properties":{"padrao":{"type":"string","minLength":1,"maxLength":1000}},"required":["padrao"],"additionalProperties":false},"dentro_de":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}},"na_linha":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}}},"additionalProperties":false}}},"required":["palavra","quando"],"additionalProperties":false}},"continuacao":{"type":"object","properties":{"livre":{"type":"boolean"},"entre":{"type":"array","items":{"type":"array","prefixItems":[{"type":"string","minLength":1,"maxLength":64},{"type":"string","minLength":1,"maxLength":64}],"items":false,"minItems":2,"maxItems":2}},"fim":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}},"inicio":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}},"marca":{"type":"string","minLength":1,"maxLength":64},"separador":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}}},"additionalProperties":false},"blocos":{"type":"object","properties":{"recuo":{"type":"boolean"},"abre":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}},"pares":{"type":"array","items":{"type":"array","prefixItems":[{"type":"string","minLength":1,"maxLength":64},{"type":"string","minLength":1,"maxLength":64}],"items":false,"minItems":2,"maxItems":2}},"palavras":{"type":"array","items":{"type":"array","prefixItems":[{"type":"string","minLength":1,"maxLength":64},{"type":"string","minLength":1,"maxLength":64}],"items":false,"minItems":2,"maxItems":2}},"largura":{"type":"integer","minimum":1,"maximum":16}},"additionalProperties":false},"inexprimivel":{"type":"array","items":{"type":"object","properties":{"o_que":{"type":"string","minLength":1},"motivo":{"type":"string","minLength":1},"exemplo":{"type":"string","minLength":1}},"required":["o_que","motivo","exemplo"],"additionalProperties":false}},"palavras":{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}}},"simbolos":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64}}},"required":["versao","nome","extensao","nomes","palavras","simbolos"],"additionalProperties":false};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:refdata-action:schema:lexico:1" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.versao === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "versao"}};
vErrors = withError(vErrors, err0);
errors++;
}
if(data.nome === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nome"}};
vErrors = withError(vErrors, err1);
errors++;
}
if(data.extensao === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "extensao"}};
vErrors = withError(vErrors, err2);
errors++;
}
if(data.nomes === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nomes"}};
vErrors = withError(vErrors, err3);
errors++;
}
if(data.palavras === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "palavras"}};
vErrors = withError(vErrors, err4);
errors++;
}
if(data.simbolos === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "simbolos"}};
vErrors = withError(vErrors, err5);
errors++;
}
for(const key0 in data){
if(!(func45.call(schema68.properties, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}};
vErrors = withError(vErrors, err6);
errors++;
}
}
if(data.versao !== undefined){
let data0 = data.versao;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err7 = {instancePath:instancePath+"/versao",schemaPath:"#/properties/versao/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/versao",schemaPath:"#/properties/versao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err8);
errors++;
}
}
if(data.nome !== undefined){
let data1 = data.nome;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err9 = {instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err10);
errors++;
}
}
if(data.extensao !== undefined){
let data2 = data.extensao;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err11 = {instancePath:instancePath+"/extensao",schemaPath:"#/properties/extensao/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/extensao",schemaPath:"#/properties/extensao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err12);
errors++;
}
}
if(data.caixa !== undefined){
let data3 = data.caixa;
if(typeof data3 !== "string"){
const err13 = {instancePath:instancePath+"/caixa",schemaPath:"#/properties/caixa/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err13);
errors++;
}
if(!((data3 === "distingue") || (data3 === "ignora"))){
const err14 = {instancePath:instancePath+"/caixa",schemaPath:"#/properties/caixa/enum",keyword:"enum",params:{allowedValues: schema68.properties.caixa.enum}};
vErrors = withError(vErrors, err14);
errors++;
}
}
if(data.regioes !== undefined){
let data4 = data.regioes;
if(Array.isArray(data4)){
if(data4.length > 200){
const err15 = {instancePath:instancePath+"/regioes",schemaPath:"#/properties/regioes/maxItems",keyword:"maxItems",params:{limit: 200}};
vErrors = withError(vErrors, err15);
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.nome === undefined){
const err16 = {instancePath:instancePath+"/regioes/" + i0,schemaPath:"#/properties/regioes/items/required",keyword:"required",params:{missingProperty: "nome"}};
vErrors = withError(vErrors, err16);
errors++;
}
if(data5.classe === undefined){
const err17 = {instancePath:instancePath+"/regioes/" + i0,schemaPath:"#/properties/regioes/items/required",keyword:"required",params:{missingProperty: "classe"}};
vErrors = withError(vErrors, err17);
errors++;
}
if(data5.abre === undefined){
const err18 = {instancePath:instancePath+"/regioes/" + i0,schemaPath:"#/properties/regioes/items/required",keyword:"required",params:{missingProperty: "abre"}};
vErrors = withError(vErrors, err18);
errors++;
}
for(const key1 in data5){
if(!(func45.call(schema68.properties.regioes.items.properties, key1))){
const err19 = {instancePath:instancePath+"/regioes/" + i0,schemaPath:"#/properties/regioes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = withError(vErrors, err19);
errors++;
}
}
if(data5.nome !== undefined){
let data6 = data5.nome;
if(typeof data6 === "string"){
if(!pattern22.test(data6)){
const err20 = {instancePath:instancePath+"/regioes/" + i0+"/nome",schemaPath:"#/properties/regioes/items/properties/nome/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"}};
vErrors = withError(vErrors, err20);
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/regioes/" + i0+"/nome",schemaPath:"#/properties/regioes/items/properties/nome/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err21);
errors++;
}
}
if(data5.classe !== undefined){
let data7 = data5.classe;
if(typeof data7 !== "string"){
const err22 = {instancePath:instancePath+"/regioes/" + i0+"/classe",schemaPath:"#/properties/regioes/items/properties/classe/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err22);
errors++;
}
if(!((((((((data7 === "comentario") || (data7 === "documentacao")) || (data7 === "texto")) || (data7 === "caractere")) || (data7 === "regex")) || (data7 === "diretiva")) || (data7 === "dado")) || (data7 === "nome"))){
const err23 = {instancePath:instancePath+"/regioes/" + i0+"/classe",schemaPath:"#/properties/regioes/items/properties/classe/enum",keyword:"enum",params:{allowedValues: schema68.properties.regioes.items.properties.classe.enum}};
vErrors = withError(vErrors, err23);
errors++;
}
}
if(data5.abre !== undefined){
let data8 = data5.abre;
const _errs20 = errors;
let valid4 = false;
const _errs21 = errors;
if(typeof data8 === "string"){
if(func1(data8) > 64){
const err24 = {instancePath:instancePath+"/regioes/" + i0+"/abre",schemaPath:"#/properties/regioes/items/properties/abre/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = withError(vErrors, err24);
errors++;
}
if(func1(data8) < 1){
const err25 = {instancePath:instancePath+"/regioes/" + i0+"/abre",schemaPath:"#/properties/regioes/items/properties/abre/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err25);
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/regioes/" + i0+"/abre",schemaPath:"#/properties/regioes/items/properties/abre/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err26);
errors++;
}
var _valid0 = _errs21 === errors;
valid4 = valid4 || _valid0;
const _errs23 = errors;
if(Array.isArray(data8)){
if(data8.length < 1){
const err27 = {instancePath:instancePath+"/regioes/" + i0+"/abre",schemaPath:"#/properties/regioes/items/properties/abre/anyOf/1/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = withError(vErrors, err27);
errors++;
}
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(typeof data9 === "string"){
if(func1(data9) > 64){
const err28 = {instancePath:instancePath+"/regioes/" + i0+"/abre/" + i1,schemaPath:"#/properties/regioes/items/properties/abre/anyOf/1/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = withError(vErrors, err28);
errors++;
}
if(func1(data9) < 1){
const err29 = {instancePath:instancePath+"/regioes/" + i0+"/abre/" + i1,schemaPath:"#/properties/regioes/items/properties/abre/anyOf/1/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err29);
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/regioes/" + i0+"/abre/" + i1,schemaPath:"#/properties/regioes/items/properties/abre/anyOf/1/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err30);
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/regioes/" + i0+"/abre",schemaPath:"#/properties/regioes/items/properties/abre/anyOf/1/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err31);
errors++;
}
var _valid0 = _errs23 === errors;
valid4 = valid4 || _valid0;
const _errs27 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.padrao === undefined){
const err32 = {instancePath:instancePath+"/regioes/" + i0+"/abre",schemaPath:"#/properties/regioes/items/properties/abre/anyOf/2/required",keyword:"required",params:{missingProperty: "padrao"}};
vErrors = withError(vErrors, err32);
errors++;
}
for(const key2 in data8){
if(!(key2 === "padrao")){
const err33 = {instancePath:instancePath+"/regioes/" + i0+"/abre",schemaPath:"#/properties/regioes/items/properties/abre/anyOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = withError(vErrors, err33);
errors++;
}
}
if(data8.padrao !== undefined){
let data10 = data8.padrao;
if(typeof data10 === "string"){
if(func1(data10) > 1000){
const err34 = {instancePath:instancePath+"/regioes/" + i0+"/abre/padrao",schemaPath:"#/properties/regioes/items/properties/abre/anyOf/2/properties/padrao/maxLength",keyword:"maxLength",params:{limit: 1000}};
vErrors = withError(vErrors, err34);
errors++;
}
if(func1(data10) < 1){
const err35 = {instancePath:instancePath+"/regioes/" + i0+"/abre/padrao",schemaPath:"#/properties/regioes/items/properties/abre/anyOf/2/properties/padrao/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err35);
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/regioes/" + i0+"/abre/padrao",schemaPath:"#/properties/regioes/items/properties/abre/anyOf/2/properties/padrao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err36);
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/regioes/" + i0+"/abre",schemaPath:"#/properties/regioes/items/properties/abre/anyOf/2/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err37);
errors++;
}
var _valid0 = _errs27 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const err38 = {instancePath:instancePath+"/regioes/" + i0+"/abre",schemaPath:"#/properties/regioes/items/properties/abre/anyOf",keyword:"anyOf",params:{}};
vErrors = withError(vErrors, err38);
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
}
if(data5.quando !== undefined){
let data11 = data5.quando;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key3 in data11){
if(!(func45.call(schema68.properties.regioes.items.properties.quando.properties, key3))){
const err39 = {instancePath:instancePath+"/regioes/" + i0+"/quando",schemaPath:"#/properties/regioes/items/properties/quando/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = withError(vErrors, err39);
errors++;
}
}
if(data11.inicio !== undefined){
let data12 = data11.inicio;
if(typeof data12 !== "string"){
const err40 = {instancePath:instancePath+"/regioes/" + i0+"/quando/inicio",schemaPath:"#/properties/regioes/items/properties/quando/properties/inicio/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err40);
errors++;
}
if(!((data12 === "linha") || (data12 === "comando"))){
const err41 = {instancePath:instancePath+"/regioes/" + i0+"/quando/inicio",schemaPath:"#/properties/regioes/items/properties/quando/properties/inicio/enum",keyword:"enum",params:{allowedValues: schema68.properties.regioes.items.properties.quando.properties.inicio.enum}};
vErrors = withError(vErrors, err41);
errors++;
}
}
if(data11.coluna !== undefined){
let data13 = data11.coluna;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err42 = {instancePath:instancePath+"/regioes/" + i0+"/quando/coluna",schemaPath:"#/properties/regioes/items/properties/quando/properties/coluna/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err42);
errors++;
}
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 9007199254740991 || isNaN(data13)){
const err43 = {instancePath:instancePath+"/regioes/" + i0+"/quando/coluna",schemaPath:"#/properties/regioes/items/properties/quando/properties/coluna/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
vErrors = withError(vErrors, err43);
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err44 = {instancePath:instancePath+"/regioes/" + i0+"/quando/coluna",schemaPath:"#/properties/regioes/items/properties/quando/properties/coluna/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err44);
errors++;
}
}
}
if(data11.depois_de !== undefined){
let data14 = data11.depois_de;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key4 in data14){
if(!(((key4 === "classes") || (key4 === "textos")) || (key4 === "regioes"))){
const err45 = {instancePath:instancePath+"/regioes/" + i0+"/quando/depois_de",schemaPath:"#/properties/regioes/items/properties/quando/properties/depois_de/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
vErrors = withError(vErrors, err45);
errors++;
}
}
if(data14.classes !== undefined){
let data15 = data14.classes;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
if(typeof data15[i2] !== "string"){
const err46 = {instancePath:instancePath+"/regioes/" + i0+"/quando/depois_de/classes/" + i2,schemaPath:"#/properties/regioes/items/properties/quando/properties/depois_de/properties/classes/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err46);
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/regioes/" + i0+"/quando/depois_de/classes",schemaPath:"#/properties/regioes/items/properties/quando/properties/depois_de/properties/classes/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err47);
errors++;
}
}
if(data14.textos !== undefined){
let data17 = data14.textos;
if(Array.isArray(data17)){
const len3 = data17.length;
for(let i3=0; i3<len3; i3++){
let data18 = data17[i3];
if(typeof data18 === "string"){
if(func1(data18) > 64){
const err48 = {instancePath:instancePath+"/regioes/" + i0+"/quando/depois_de/textos/" + i3,schemaPath:"#/properties/regioes/items/properties/quando/properties/depois_de/properties/textos/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = withError(vErrors, err48);
errors++;
}
if(func1(data18) < 1){
const err49 = {instancePath:instancePath+"/regioes/" + i0+"/quando/depois_de/textos/" + i3,schemaPath:"#/properties/regioes/items/properties/quando/properties/depois_de/properties/textos/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err49);
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/regioes/" + i0+"/quando/depois_de/textos/" + i3,schemaPath:"#/properties/regioes/items/properties/quando/properties/depois_de/properties/textos/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err50);
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/regioes/" + i0+"/quando/depois_de/textos",schemaPath:"#/properties/regioes/items/properties/quando/properties/depois_de/properties/textos/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err51);
errors++;
}
}
if(data14.regioes !== undefined){
let data19 = data14.regioes;
if(Array.isArray(data19)){
const len4 = data19.length;
for(let i4=0; i4<len4; i4++){
if(typeof data19[i4] !== "string"){
const err52 = {instancePath:instancePath+"/regioes/" + i0+"/quando/depois_de/regioes/" + i4,schemaPath:"#/properties/regioes/items/properties/quando/properties/depois_de/properties/regioes/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err52);
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/regioes/" + i0+"/quando/depois_de/regioes",schemaPath:"#/properties/regioes/items/properties/quando/properties/depois_de/properties/regioes/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err53);
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/regioes/" + i0+"/quando/depois_de",schemaPath:"#/properties/regioes/items/properties/quando/properties/depois_de/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err54);
errors++;
}
}
if(data11.nao_depois_de !== undefined){
let data21 = data11.nao_depois_de;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key5 in data21){
if(!(((key5 === "classes") || (key5 === "textos")) || (key5 === "regioes"))){
const err55 = {instancePath:instancePath+"/regioes/" + i0+"/quando/nao_depois_de",schemaPath:"#/properties/regioes/items/properties/quando/properties/nao_depois_de/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
vErrors = withError(vErrors, err55);
errors++;
}
}
if(data21.classes !== undefined){
let data22 = data21.classes;
if(Array.isArray(data22)){
const len5 = data22.length;
for(let i5=0; i5<len5; i5++){
if(typeof data22[i5] !== "string"){
const err56 = {instancePath:instancePath+"/regioes/" + i0+"/quando/nao_depois_de/classes/" + i5,schemaPath:"#/properties/regioes/items/properties/quando/properties/nao_depois_de/properties/classes/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err56);
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/regioes/" + i0+"/quando/nao_depois_de/classes",schemaPath:"#/properties/regioes/items/properties/quando/properties/nao_depois_de/properties/classes/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err57);
errors++;
}
}
if(data21.textos !== undefined){
let data24 = data21.textos;
if(Array.isArray(data24)){
const len6 = data24.length;
for(let i6=0; i6<len6; i6++){
let data25 = data24[i6];
if(typeof data25 === "string"){
if(func1(data25) > 64){
const err58 = {instancePath:instancePath+"/regioes/" + i0+"/quando/nao_depois_de/textos/" + i6,schemaPath:"#/properties/regioes/items/properties/quando/properties/nao_depois_de/properties/textos/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = withError(vErrors, err58);
errors++;
}
if(func1(data25) < 1){
const err59 = {instancePath:instancePath+"/regioes/" + i0+"/quando/nao_depois_de/textos/" + i6,schemaPath:"#/properties/regioes/items/properties/quando/properties/nao_depois_de/properties/textos/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err59);
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/regioes/" + i0+"/quando/nao_depois_de/textos/" + i6,schemaPath:"#/properties/regioes/items/properties/quando/properties/nao_depois_de/properties/textos/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err60);
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/regioes/" + i0+"/quando/nao_depois_de/textos",schemaPath:"#/properties/regioes/items/properties/quando/properties/nao_depois_de/properties/textos/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err61);
errors++;
}
}
if(data21.regioes !== undefined){
let data26 = data21.regioes;
if(Array.isArray(data26)){
const len7 = data26.length;
for(let i7=0; i7<len7; i7++){
if(typeof data26[i7] !== "string"){
const err62 = {instancePath:instancePath+"/regioes/" + i0+"/quando/nao_depois_de/regioes/" + i7,schemaPath:"#/properties/regioes/items/properties/quando/properties/nao_depois_de/properties/regioes/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err62);
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/regioes/" + i0+"/quando/nao_depois_de/regioes",schemaPath:"#/properties/regioes/items/properties/quando/properties/nao_depois_de/properties/regioes/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err63);
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/regioes/" + i0+"/quando/nao_depois_de",schemaPath:"#/properties/regioes/items/properties/quando/properties/nao_depois_de/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err64);
errors++;
}
}
if(data11.apos !== undefined){
let data28 = data11.apos;
if(typeof data28 === "string"){
if(func1(data28) > 500){
const err65 = {instancePath:instancePath+"/regioes/" + i0+"/quando/apos",schemaPath:"#/properties/regioes/items/properties/quando/properties/apos/maxLength",keyword:"maxLength",params:{limit: 500}};
vErrors = withError(vErrors, err65);
errors++;
}
if(func1(data28) < 1){
const err66 = {instancePath:instancePath+"/regioes/" + i0+"/quando/apos",schemaPath:"#/properties/regioes/items/properties/quando/properties/apos/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err66);
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/regioes/" + i0+"/quando/apos",schemaPath:"#/properties/regioes/items/properties/quando/properties/apos/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err67);
errors++;
}
}
if(data11.nao_apos !== undefined){
let data29 = data11.nao_apos;
if(typeof data29 === "string"){
if(func1(data29) > 500){
const err68 = {instancePath:instancePath+"/regioes/" + i0+"/quando/nao_apos",schemaPath:"#/properties/regioes/items/properties/quando/properties/nao_apos/maxLength",keyword:"maxLength",params:{limit: 500}};
vErrors = withError(vErrors, err68);
errors++;
}
if(func1(data29) < 1){
const err69 = {instancePath:instancePath+"/regioes/" + i0+"/quando/nao_apos",schemaPath:"#/properties/regioes/items/properties/quando/properties/nao_apos/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err69);
errors++;
}
}
else {
const err70 = {instancePath:instancePath+"/regioes/" + i0+"/quando/nao_apos",schemaPath:"#/properties/regioes/items/properties/quando/properties/nao_apos/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err70);
errors++;
}
}
if(data11.antes_de !== undefined){
let data30 = data11.antes_de;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.padrao === undefined){
const err71 = {instancePath:instancePath+"/regioes/" + i0+"/quando/antes_de",schemaPath:"#/properties/regioes/items/properties/quando/properties/antes_de/required",keyword:"required",params:{missingProperty: "padrao"}};
vErrors = withError(vErrors, err71);
errors++;
}
for(const key6 in data30){
if(!(key6 === "padrao")){
const err72 = {instancePath:instancePath+"/regioes/" + i0+"/quando/antes_de",schemaPath:"#/properties/regioes/items/properties/quando/properties/antes_de/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
vErrors = withError(vErrors, err72);
errors++;
}
}
if(data30.padrao !== undefined){
let data31 = data30.padrao;
if(typeof data31 === "string"){
if(func1(data31) > 1000){
const err73 = {instancePath:instancePath+"/regioes/" + i0+"/quando/antes_de/padrao",schemaPath:"#/properties/regioes/items/properties/quando/properties/antes_de/properties/padrao/maxLength",keyword:"maxLength",params:{limit: 1000}};
vErrors = withError(vErrors, err73);
errors++;
}
if(func1(data31) < 1){
const err74 = {instancePath:instancePath+"/regioes/" + i0+"/quando/antes_de/padrao",schemaPath:"#/properties/regioes/items/properties/quando/properties/antes_de/properties/padrao/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err74);
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/regioes/" + i0+"/quando/antes_de/padrao",schemaPath:"#/properties/regioes/items/properties/quando/properties/antes_de/properties/padrao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err75);
errors++;
}
}
}
else {
const err76 = {instancePath:instancePath+"/regioes/" + i0+"/quando/antes_de",schemaPath:"#/properties/regioes/items/properties/quando/properties/antes_de/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err76);
errors++;
}
}
if(data11.nao_antes_de !== undefined){
let data32 = data11.nao_antes_de;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.padrao === undefined){
const err77 = {instancePath:instancePath+"/regioes/" + i0+"/quando/nao_antes_de",schemaPath:"#/properties/regioes/items/properties/quando/properties/nao_antes_de/required",keyword:"required",params:{missingProperty: "padrao"}};
vErrors = withError(vErrors, err77);
errors++;
}
for(const key7 in data32){
if(!(key7 === "padrao")){
const err78 = {instancePath:instancePath+"/regioes/" + i0+"/quando/nao_antes_de",schemaPath:"#/properties/regioes/items/properties/quando/properties/nao_antes_de/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}};
vErrors = withError(vErrors, err78);
errors++;
}
}
if(data32.padrao !== undefined){
let data33 = data32.padrao;
if(typeof data33 === "string"){
if(func1(data33) > 1000){
const err79 = {instancePath:instancePath+"/regioes/" + i0+"/quando/nao_antes_de/padrao",schemaPath:"#/properties/regioes/items/properties/quando/properties/nao_antes_de/properties/padrao/maxLength",keyword:"maxLength",params:{limit: 1000}};
vErrors = withError(vErrors, err79);
errors++;
}
if(func1(data33) < 1){
const err80 = {instancePath:instancePath+"/regioes/" + i0+"/quando/nao_antes_de/padrao",schemaPath:"#/properties/regioes/items/properties/quando/properties/nao_antes_de/properties/padrao/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err80);
errors++;
}
}
else {
const err81 = {instancePath:instancePath+"/regioes/" + i0+"/quando/nao_antes_de/padrao",schemaPath:"#/properties/regioes/items/properties/quando/properties/nao_antes_de/properties/padrao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err81);
errors++;
}
}
}
else {
const err82 = {instancePath:instancePath+"/regioes/" + i0+"/quando/nao_antes_de",schemaPath:"#/properties/regioes/items/properties/quando/properties/nao_antes_de/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err82);
errors++;
}
}
if(data11.dentro_de !== undefined){
let data34 = data11.dentro_de;
if(Array.isArray(data34)){
const len8 = data34.length;
for(let i8=0; i8<len8; i8++){
let data35 = data34[i8];
if(typeof data35 === "string"){
if(func1(data35) > 64){
const err83 = {instancePath:instancePath+"/regioes/" + i0+"/quando/dentro_de/" + i8,schemaPath:"#/properties/regioes/items/properties/quando/properties/dentro_de/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = withError(vErrors, err83);
errors++;
}
if(func1(data35) < 1){
const err84 = {instancePath:instancePath+"/regioes/" + i0+"/quando/dentro_de/" + i8,schemaPath:"#/properties/regioes/items/properties/quando/properties/dentro_de/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err84);
errors++;
}
}
else {
const err85 = {instancePath:instancePath+"/regioes/" + i0+"/quando/dentro_de/" + i8,schemaPath:"#/properties/regioes/items/properties/quando/properties/dentro_de/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err85);
errors++;
}
}
}
else {
const err86 = {instancePath:instancePath+"/regioes/" + i0+"/quando/dentro_de",schemaPath:"#/properties/regioes/items/properties/quando/properties/dentro_de/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err86);
errors++;
}
}
if(data11.na_linha !== undefined){
let data36 = data11.na_linha;
if(Array.isArray(data36)){
const len9 = data36.length;
for(let i9=0; i9<len9; i9++){
let data37 = data36[i9];
if(typeof data37 === "string"){
if(func1(data37) > 64){
const err87 = {instancePath:instancePath+"/regioes/" + i0+"/quando/na_linha/" + i9,schemaPath:"#/properties/regioes/items/properties/quando/properties/na_linha/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = withError(vErrors, err87);
errors++;
}
if(func1(data37) < 1){
const err88 = {instancePath:instancePath+"/regioes/" + i0+"/quando/na_linha/" + i9,schemaPath:"#/properties/regioes/items/properties/quando/properties/na_linha/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err88);
errors++;
}
}
else {
const err89 = {instancePath:instancePath+"/regioes/" + i0+"/quando/na_linha/" + i9,schemaPath:"#/properties/regioes/items/properties/quando/properties/na_linha/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err89);
errors++;
}
}
}
else {
const err90 = {instancePath:instancePath+"/regioes/" + i0+"/quando/na_linha",schemaPath:"#/properties/regioes/items/properties/quando/properties/na_linha/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err90);
errors++;
}
}
}
else {
const err91 = {instancePath:instancePath+"/regioes/" + i0+"/quando",schemaPath:"#/properties/regioes/items/properties/quando/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err91);
errors++;
}
}
if(data5.exceto !== undefined){
let data38 = data5.exceto;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
for(const key8 in data38){
if(!(func45.call(schema68.properties.regioes.items.properties.exceto.properties, key8))){
const err92 = {instancePath:instancePath+"/regioes/" + i0+"/exceto",schemaPath:"#/properties/regioes/items/properties/exceto/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}};
vErrors = withError(vErrors, err92);
errors++;
}
}
if(data38.inicio !== undefined){
let data39 = data38.inicio;
if(typeof data39 !== "string"){
const err93 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/inicio",schemaPath:"#/properties/regioes/items/properties/exceto/properties/inicio/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err93);
errors++;
}
if(!((data39 === "linha") || (data39 === "comando"))){
const err94 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/inicio",schemaPath:"#/properties/regioes/items/properties/exceto/properties/inicio/enum",keyword:"enum",params:{allowedValues: schema68.properties.regioes.items.properties.exceto.properties.inicio.enum}};
vErrors = withError(vErrors, err94);
errors++;
}
}
if(data38.coluna !== undefined){
let data40 = data38.coluna;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err95 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/coluna",schemaPath:"#/properties/regioes/items/properties/exceto/properties/coluna/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err95);
errors++;
}
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 > 9007199254740991 || isNaN(data40)){
const err96 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/coluna",schemaPath:"#/properties/regioes/items/properties/exceto/properties/coluna/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
vErrors = withError(vErrors, err96);
errors++;
}
if(data40 < 0 || isNaN(data40)){
const err97 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/coluna",schemaPath:"#/properties/regioes/items/properties/exceto/properties/coluna/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err97);
errors++;
}
}
}
if(data38.depois_de !== undefined){
let data41 = data38.depois_de;
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
for(const key9 in data41){
if(!(((key9 === "classes") || (key9 === "textos")) || (key9 === "regioes"))){
const err98 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/depois_de",schemaPath:"#/properties/regioes/items/properties/exceto/properties/depois_de/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}};
vErrors = withError(vErrors, err98);
errors++;
}
}
if(data41.classes !== undefined){
let data42 = data41.classes;
if(Array.isArray(data42)){
const len10 = data42.length;
for(let i10=0; i10<len10; i10++){
if(typeof data42[i10] !== "string"){
const err99 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/depois_de/classes/" + i10,schemaPath:"#/properties/regioes/items/properties/exceto/properties/depois_de/properties/classes/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err99);
errors++;
}
}
}
else {
const err100 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/depois_de/classes",schemaPath:"#/properties/regioes/items/properties/exceto/properties/depois_de/properties/classes/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err100);
errors++;
}
}
if(data41.textos !== undefined){
let data44 = data41.textos;
if(Array.isArray(data44)){
const len11 = data44.length;
for(let i11=0; i11<len11; i11++){
let data45 = data44[i11];
if(typeof data45 === "string"){
if(func1(data45) > 64){
const err101 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/depois_de/textos/" + i11,schemaPath:"#/properties/regioes/items/properties/exceto/properties/depois_de/properties/textos/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = withError(vErrors, err101);
errors++;
}
if(func1(data45) < 1){
const err102 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/depois_de/textos/" + i11,schemaPath:"#/properties/regioes/items/properties/exceto/properties/depois_de/properties/textos/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err102);
errors++;
}
}
else {
const err103 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/depois_de/textos/" + i11,schemaPath:"#/properties/regioes/items/properties/exceto/properties/depois_de/properties/textos/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err103);
errors++;
}
}
}
else {
const err104 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/depois_de/textos",schemaPath:"#/properties/regioes/items/properties/exceto/properties/depois_de/properties/textos/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err104);
errors++;
}
}
if(data41.regioes !== undefined){
let data46 = data41.regioes;
if(Array.isArray(data46)){
const len12 = data46.length;
for(let i12=0; i12<len12; i12++){
if(typeof data46[i12] !== "string"){
const err105 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/depois_de/regioes/" + i12,schemaPath:"#/properties/regioes/items/properties/exceto/properties/depois_de/properties/regioes/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err105);
errors++;
}
}
}
else {
const err106 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/depois_de/regioes",schemaPath:"#/properties/regioes/items/properties/exceto/properties/depois_de/properties/regioes/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err106);
errors++;
}
}
}
else {
const err107 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/depois_de",schemaPath:"#/properties/regioes/items/properties/exceto/properties/depois_de/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err107);
errors++;
}
}
if(data38.nao_depois_de !== undefined){
let data48 = data38.nao_depois_de;
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
for(const key10 in data48){
if(!(((key10 === "classes") || (key10 === "textos")) || (key10 === "regioes"))){
const err108 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/nao_depois_de",schemaPath:"#/properties/regioes/items/properties/exceto/properties/nao_depois_de/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10}};
vErrors = withError(vErrors, err108);
errors++;
}
}
if(data48.classes !== undefined){
let data49 = data48.classes;
if(Array.isArray(data49)){
const len13 = data49.length;
for(let i13=0; i13<len13; i13++){
if(typeof data49[i13] !== "string"){
const err109 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/nao_depois_de/classes/" + i13,schemaPath:"#/properties/regioes/items/properties/exceto/properties/nao_depois_de/properties/classes/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err109);
errors++;
}
}
}
else {
const err110 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/nao_depois_de/classes",schemaPath:"#/properties/regioes/items/properties/exceto/properties/nao_depois_de/properties/classes/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err110);
errors++;
}
}
if(data48.textos !== undefined){
let data51 = data48.textos;
if(Array.isArray(data51)){
const len14 = data51.length;
for(let i14=0; i14<len14; i14++){
let data52 = data51[i14];
if(typeof data52 === "string"){
if(func1(data52) > 64){
const err111 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/nao_depois_de/textos/" + i14,schemaPath:"#/properties/regioes/items/properties/exceto/properties/nao_depois_de/properties/textos/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = withError(vErrors, err111);
errors++;
}
if(func1(data52) < 1){
const err112 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/nao_depois_de/textos/" + i14,schemaPath:"#/properties/regioes/items/properties/exceto/properties/nao_depois_de/properties/textos/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err112);
errors++;
}
}
else {
const err113 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/nao_depois_de/textos/" + i14,schemaPath:"#/properties/regioes/items/properties/exceto/properties/nao_depois_de/properties/textos/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err113);
errors++;
}
}
}
else {
const err114 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/nao_depois_de/textos",schemaPath:"#/properties/regioes/items/properties/exceto/properties/nao_depois_de/properties/textos/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err114);
errors++;
}
}
if(data48.regioes !== undefined){
let data53 = data48.regioes;
if(Array.isArray(data53)){
const len15 = data53.length;
for(let i15=0; i15<len15; i15++){
if(typeof data53[i15] !== "string"){
const err115 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/nao_depois_de/regioes/" + i15,schemaPath:"#/properties/regioes/items/properties/exceto/properties/nao_depois_de/properties/regioes/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err115);
errors++;
}
}
}
else {
const err116 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/nao_depois_de/regioes",schemaPath:"#/properties/regioes/items/properties/exceto/properties/nao_depois_de/properties/regioes/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err116);
errors++;
}
}
}
else {
const err117 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/nao_depois_de",schemaPath:"#/properties/regioes/items/properties/exceto/properties/nao_depois_de/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err117);
errors++;
}
}
if(data38.apos !== undefined){
let data55 = data38.apos;
if(typeof data55 === "string"){
if(func1(data55) > 500){
const err118 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/apos",schemaPath:"#/properties/regioes/items/properties/exceto/properties/apos/maxLength",keyword:"maxLength",params:{limit: 500}};
vErrors = withError(vErrors, err118);
errors++;
}
if(func1(data55) < 1){
const err119 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/apos",schemaPath:"#/properties/regioes/items/properties/exceto/properties/apos/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err119);
errors++;
}
}
else {
const err120 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/apos",schemaPath:"#/properties/regioes/items/properties/exceto/properties/apos/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err120);
errors++;
}
}
if(data38.nao_apos !== undefined){
let data56 = data38.nao_apos;
if(typeof data56 === "string"){
if(func1(data56) > 500){
const err121 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/nao_apos",schemaPath:"#/properties/regioes/items/properties/exceto/properties/nao_apos/maxLength",keyword:"maxLength",params:{limit: 500}};
vErrors = withError(vErrors, err121);
errors++;
}
if(func1(data56) < 1){
const err122 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/nao_apos",schemaPath:"#/properties/regioes/items/properties/exceto/properties/nao_apos/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err122);
errors++;
}
}
else {
const err123 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/nao_apos",schemaPath:"#/properties/regioes/items/properties/exceto/properties/nao_apos/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err123);
errors++;
}
}
if(data38.antes_de !== undefined){
let data57 = data38.antes_de;
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
if(data57.padrao === undefined){
const err124 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/antes_de",schemaPath:"#/properties/regioes/items/properties/exceto/properties/antes_de/required",keyword:"required",params:{missingProperty: "padrao"}};
vErrors = withError(vErrors, err124);
errors++;
}
for(const key11 in data57){
if(!(key11 === "padrao")){
const err125 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/antes_de",schemaPath:"#/properties/regioes/items/properties/exceto/properties/antes_de/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11}};
vErrors = withError(vErrors, err125);
errors++;
}
}
if(data57.padrao !== undefined){
let data58 = data57.padrao;
if(typeof data58 === "string"){
if(func1(data58) > 1000){
const err126 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/antes_de/padrao",schemaPath:"#/properties/regioes/items/properties/exceto/properties/antes_de/properties/padrao/maxLength",keyword:"maxLength",params:{limit: 1000}};
vErrors = withError(vErrors, err126);
errors++;
}
if(func1(data58) < 1){
const err127 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/antes_de/padrao",schemaPath:"#/properties/regioes/items/properties/exceto/properties/antes_de/properties/padrao/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err127);
errors++;
}
}
else {
const err128 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/antes_de/padrao",schemaPath:"#/properties/regioes/items/properties/exceto/properties/antes_de/properties/padrao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err128);
errors++;
}
}
}
else {
const err129 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/antes_de",schemaPath:"#/properties/regioes/items/properties/exceto/properties/antes_de/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err129);
errors++;
}
}
if(data38.nao_antes_de !== undefined){
let data59 = data38.nao_antes_de;
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
if(data59.padrao === undefined){
const err130 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/nao_antes_de",schemaPath:"#/properties/regioes/items/properties/exceto/properties/nao_antes_de/required",keyword:"required",params:{missingProperty: "padrao"}};
vErrors = withError(vErrors, err130);
errors++;
}
for(const key12 in data59){
if(!(key12 === "padrao")){
const err131 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/nao_antes_de",schemaPath:"#/properties/regioes/items/properties/exceto/properties/nao_antes_de/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12}};
vErrors = withError(vErrors, err131);
errors++;
}
}
if(data59.padrao !== undefined){
let data60 = data59.padrao;
if(typeof data60 === "string"){
if(func1(data60) > 1000){
const err132 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/nao_antes_de/padrao",schemaPath:"#/properties/regioes/items/properties/exceto/properties/nao_antes_de/properties/padrao/maxLength",keyword:"maxLength",params:{limit: 1000}};
vErrors = withError(vErrors, err132);
errors++;
}
if(func1(data60) < 1){
const err133 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/nao_antes_de/padrao",schemaPath:"#/properties/regioes/items/properties/exceto/properties/nao_antes_de/properties/padrao/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err133);
errors++;
}
}
else {
const err134 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/nao_antes_de/padrao",schemaPath:"#/properties/regioes/items/properties/exceto/properties/nao_antes_de/properties/padrao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err134);
errors++;
}
}
}
else {
const err135 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/nao_antes_de",schemaPath:"#/properties/regioes/items/properties/exceto/properties/nao_antes_de/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err135);
errors++;
}
}
if(data38.dentro_de !== undefined){
let data61 = data38.dentro_de;
if(Array.isArray(data61)){
const len16 = data61.length;
for(let i16=0; i16<len16; i16++){
let data62 = data61[i16];
if(typeof data62 === "string"){
if(func1(data62) > 64){
const err136 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/dentro_de/" + i16,schemaPath:"#/properties/regioes/items/properties/exceto/properties/dentro_de/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = withError(vErrors, err136);
errors++;
}
if(func1(data62) < 1){
const err137 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/dentro_de/" + i16,schemaPath:"#/properties/regioes/items/properties/exceto/properties/dentro_de/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err137);
errors++;
}
}
else {
const err138 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/dentro_de/" + i16,schemaPath:"#/properties/regioes/items/properties/exceto/properties/dentro_de/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err138);
errors++;
}
}
}
else {
const err139 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/dentro_de",schemaPath:"#/properties/regioes/items/properties/exceto/properties/dentro_de/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err139);
errors++;
}
}
if(data38.na_linha !== undefined){
let data63 = data38.na_linha;
if(Array.isArray(data63)){
const len17 = data63.length;
for(let i17=0; i17<len17; i17++){
let data64 = data63[i17];
if(typeof data64 === "string"){
if(func1(data64) > 64){
const err140 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/na_linha/" + i17,schemaPath:"#/properties/regioes/items/properties/exceto/properties/na_linha/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = withError(vErrors, err140);
errors++;
}
if(func1(data64) < 1){
const err141 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/na_linha/" + i17,schemaPath:"#/properties/regioes/items/properties/exceto/properties/na_linha/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err141);
errors++;
}
}
else {
const err142 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/na_linha/" + i17,schemaPath:"#/properties/regioes/items/properties/exceto/properties/na_linha/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err142);
errors++;
}
}
}
else {
const err143 = {instancePath:instancePath+"/regioes/" + i0+"/exceto/na_linha",schemaPath:"#/properties/regioes/items/properties/exceto/properties/na_linha/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err143);
errors++;
}
}
}
else {
const err144 = {instancePath:instancePath+"/regioes/" + i0+"/exceto",schemaPath:"#/properties/regioes/items/properties/exceto/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err144);
errors++;
}
}
if(data5.fecha !== undefined){
let data65 = data5.fecha;
const _errs151 = errors;
let valid50 = false;
const _errs152 = errors;
if(typeof data65 === "string"){
if(func1(data65) > 64){
const err145 = {instancePath:instancePath+"/regioes/" + i0+"/fecha",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = withError(vErrors, err145);
errors++;
}
if(func1(data65) < 1){
const err146 = {instancePath:instancePath+"/regioes/" + i0+"/fecha",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err146);
errors++;
}
}
else {
const err147 = {instancePath:instancePath+"/regioes/" + i0+"/fecha",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err147);
errors++;
}
var _valid1 = _errs152 === errors;
valid50 = valid50 || _valid1;
const _errs154 = errors;
if(data65 && typeof data65 == "object" && !Array.isArray(data65)){
if(data65.modelo === undefined){
const err148 = {instancePath:instancePath+"/regioes/" + i0+"/fecha",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf/1/required",keyword:"required",params:{missingProperty: "modelo"}};
vErrors = withError(vErrors, err148);
errors++;
}
for(const key13 in data65){
if(!(((((key13 === "modelo") || (key13 === "espelha")) || (key13 === "linha_inteira")) || (key13 === "recuada")) || (key13 === "nao_seguida"))){
const err149 = {instancePath:instancePath+"/regioes/" + i0+"/fecha",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13}};
vErrors = withError(vErrors, err149);
errors++;
}
}
if(data65.modelo !== undefined){
let data66 = data65.modelo;
if(typeof data66 === "string"){
if(func1(data66) > 64){
const err150 = {instancePath:instancePath+"/regioes/" + i0+"/fecha/modelo",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf/1/properties/modelo/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = withError(vErrors, err150);
errors++;
}
if(func1(data66) < 1){
const err151 = {instancePath:instancePath+"/regioes/" + i0+"/fecha/modelo",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf/1/properties/modelo/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err151);
errors++;
}
}
else {
const err152 = {instancePath:instancePath+"/regioes/" + i0+"/fecha/modelo",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf/1/properties/modelo/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err152);
errors++;
}
}
if(data65.espelha !== undefined){
if(typeof data65.espelha !== "boolean"){
const err153 = {instancePath:instancePath+"/regioes/" + i0+"/fecha/espelha",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf/1/properties/espelha/type",keyword:"type",params:{type: "boolean"}};
vErrors = withError(vErrors, err153);
errors++;
}
}
if(data65.linha_inteira !== undefined){
if(typeof data65.linha_inteira !== "boolean"){
const err154 = {instancePath:instancePath+"/regioes/" + i0+"/fecha/linha_inteira",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf/1/properties/linha_inteira/type",keyword:"type",params:{type: "boolean"}};
vErrors = withError(vErrors, err154);
errors++;
}
}
if(data65.recuada !== undefined){
if(typeof data65.recuada !== "boolean"){
const err155 = {instancePath:instancePath+"/regioes/" + i0+"/fecha/recuada",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf/1/properties/recuada/type",keyword:"type",params:{type: "boolean"}};
vErrors = withError(vErrors, err155);
errors++;
}
}
if(data65.nao_seguida !== undefined){
let data70 = data65.nao_seguida;
if(typeof data70 === "string"){
if(func1(data70) > 500){
const err156 = {instancePath:instancePath+"/regioes/" + i0+"/fecha/nao_seguida",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf/1/properties/nao_seguida/maxLength",keyword:"maxLength",params:{limit: 500}};
vErrors = withError(vErrors, err156);
errors++;
}
if(func1(data70) < 1){
const err157 = {instancePath:instancePath+"/regioes/" + i0+"/fecha/nao_seguida",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf/1/properties/nao_seguida/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err157);
errors++;
}
}
else {
const err158 = {instancePath:instancePath+"/regioes/" + i0+"/fecha/nao_seguida",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf/1/properties/nao_seguida/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err158);
errors++;
}
}
}
else {
const err159 = {instancePath:instancePath+"/regioes/" + i0+"/fecha",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf/1/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err159);
errors++;
}
var _valid1 = _errs154 === errors;
valid50 = valid50 || _valid1;
if(_valid1){
var props1 = true;
}
const _errs167 = errors;
if(data65 && typeof data65 == "object" && !Array.isArray(data65)){
if(data65.ate === undefined){
const err160 = {instancePath:instancePath+"/regioes/" + i0+"/fecha",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf/2/required",keyword:"required",params:{missingProperty: "ate"}};
vErrors = withError(vErrors, err160);
errors++;
}
for(const key14 in data65){
if(!(key14 === "ate")){
const err161 = {instancePath:instancePath+"/regioes/" + i0+"/fecha",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14}};
vErrors = withError(vErrors, err161);
errors++;
}
}
if(data65.ate !== undefined){
let data71 = data65.ate;
if(typeof data71 !== "string"){
const err162 = {instancePath:instancePath+"/regioes/" + i0+"/fecha/ate",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf/2/properties/ate/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err162);
errors++;
}
if(!(((data71 === "abertura") || (data71 === "linha")) || (data71 === "recuo"))){
const err163 = {instancePath:instancePath+"/regioes/" + i0+"/fecha/ate",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf/2/properties/ate/enum",keyword:"enum",params:{allowedValues: schema68.properties.regioes.items.properties.fecha.anyOf[2].properties.ate.enum}};
vErrors = withError(vErrors, err163);
errors++;
}
}
}
else {
const err164 = {instancePath:instancePath+"/regioes/" + i0+"/fecha",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf/2/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err164);
errors++;
}
var _valid1 = _errs167 === errors;
valid50 = valid50 || _valid1;
if(_valid1){
if(props1 !== true){
props1 = true;
}
}
if(!valid50){
const err165 = {instancePath:instancePath+"/regioes/" + i0+"/fecha",schemaPath:"#/properties/regioes/items/properties/fecha/anyOf",keyword:"anyOf",params:{}};
vErrors = withError(vErrors, err165);
errors++;
}
else {
errors = _errs151;
if(vErrors !== null){
if(_errs151){
vErrors.length = _errs151;
}
else {
vErrors = null;
}
}
}
}
if(data5.depois !== undefined){
let data72 = data5.depois;
if(data72 && typeof data72 == "object" && !Array.isArray(data72)){
if(data72.padrao === undefined){
const err166 = {instancePath:instancePath+"/regioes/" + i0+"/depois",schemaPath:"#/properties/regioes/items/properties/depois/required",keyword:"required",params:{missingProperty: "padrao"}};
vErrors = withError(vErrors, err166);
errors++;
}
for(const key15 in data72){
if(!(key15 === "padrao")){
const err167 = {instancePath:instancePath+"/regioes/" + i0+"/depois",schemaPath:"#/properties/regioes/items/properties/depois/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15}};
vErrors = withError(vErrors, err167);
errors++;
}
}
if(data72.padrao !== undefined){
let data73 = data72.padrao;
if(typeof data73 === "string"){
if(func1(data73) > 1000){
const err168 = {instancePath:instancePath+"/regioes/" + i0+"/depois/padrao",schemaPath:"#/properties/regioes/items/properties/depois/properties/padrao/maxLength",keyword:"maxLength",params:{limit: 1000}};
vErrors = withError(vErrors, err168);
errors++;
}
if(func1(data73) < 1){
const err169 = {instancePath:instancePath+"/regioes/" + i0+"/depois/padrao",schemaPath:"#/properties/regioes/items/properties/depois/properties/padrao/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err169);
errors++;
}
}
else {
const err170 = {instancePath:instancePath+"/regioes/" + i0+"/depois/padrao",schemaPath:"#/properties/regioes/items/properties/depois/properties/padrao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err170);
errors++;
}
}
}
else {
const err171 = {instancePath:instancePath+"/regioes/" + i0+"/depois",schemaPath:"#/properties/regioes/items/properties/depois/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err171);
errors++;
}
}
if(data5.linhas !== undefined){
if(typeof data5.linhas !== "boolean"){
const err172 = {instancePath:instancePath+"/regioes/" + i0+"/linhas",schemaPath:"#/properties/regioes/items/properties/linhas/type",keyword:"type",params:{type: "boolean"}};
vErrors = withError(vErrors, err172);
errors++;
}
}
if(data5.contem !== undefined){
let data75 = data5.contem;
if(Array.isArray(data75)){
const len18 = data75.length;
for(let i18=0; i18<len18; i18++){
if(typeof data75[i18] !== "string"){
const err173 = {instancePath:instancePath+"/regioes/" + i0+"/contem/" + i18,schemaPath:"#/properties/regioes/items/properties/contem/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err173);
errors++;
}
}
}
else {
const err174 = {instancePath:instancePath+"/regioes/" + i0+"/contem",schemaPath:"#/properties/regioes/items/properties/contem/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err174);
errors++;
}
}
if(data5.dentro !== undefined){
if(typeof data5.dentro !== "boolean"){
const err175 = {instancePath:instancePath+"/regioes/" + i0+"/dentro",schemaPath:"#/properties/regioes/items/properties/dentro/type",keyword:"type",params:{type: "boolean"}};
vErrors = withError(vErrors, err175);
errors++;
}
}
if(data5.escapes !== undefined){
let data78 = data5.escapes;
if(data78 && typeof data78 == "object" && !Array.isArray(data78)){
if(data78.prefixo === undefined){
const err176 = {instancePath:instancePath+"/regioes/" + i0+"/escapes",schemaPath:"#/properties/regioes/items/properties/escapes/required",keyword:"required",params:{missingProperty: "prefixo"}};
vErrors = withError(vErrors, err176);
errors++;
}
for(const key16 in data78){
if(!(((((key16 === "prefixo") || (key16 === "formas")) || (key16 === "desconhecido")) || (key16 === "protege")) || (key16 === "quebra"))){
const err177 = {instancePath:instancePath+"/regioes/" + i0+"/escapes",schemaPath:"#/properties/regioes/items/properties/escapes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16}};
vErrors = withError(vErrors, err177);
errors++;
}
}
if(data78.prefixo !== undefined){
let data79 = data78.prefixo;
if(typeof data79 === "string"){
if(func1(data79) > 64){
const err178 = {instancePath:instancePath+"/regioes/" + i0+"/escapes/prefixo",schemaPath:"#/properties/regioes/items/properties/escapes/properties/prefixo/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = withError(vErrors, err178);
errors++;
}
if(func1(data79) < 1){
const err179 = {instancePath:instancePath+"/regioes/" + i0+"/escapes/prefixo",schemaPath:"#/properties/regioes/items/properties/escapes/properties/prefixo/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err179);
errors++;
}
}
else {
const err180 = {instancePath:instancePath+"/regioes/" + i0+"/escapes/prefixo",schemaPath:"#/properties/regioes/items/properties/escapes/properties/prefixo/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err180);
errors++;
}
}
if(data78.formas !== undefined){
let data80 = data78.formas;
if(Array.isArray(data80)){
const len19 = data80.length;
for(let i19=0; i19<len19; i19++){
let data81 = data80[i19];
const _errs193 = errors;
let valid59 = false;
const _errs194 = errors;
if(typeof data81 === "string"){
if(func1(data81) > 64){
const err181 = {instancePath:instancePath+"/regioes/" + i0+"/escapes/formas/" + i19,schemaPath:"#/properties/regioes/items/properties/escapes/properties/formas/items/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = withError(vErrors, err181);
errors++;
}
if(func1(data81) < 1){
const err182 = {instancePath:instancePath+"/regioes/" + i0+"/escapes/formas/" + i19,schemaPath:"#/properties/regioes/items/properties/escapes/properties/formas/items/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err182);
errors++;
}
}
else {
const err183 = {instancePath:instancePath+"/regioes/" + i0+"/escapes/formas/" + i19,schemaPath:"#/properties/regioes/items/properties/escapes/properties/formas/items/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err183);
errors++;
}
var _valid2 = _errs194 === errors;
valid59 = valid59 || _valid2;
const _errs196 = errors;
if(data81 && typeof data81 == "object" && !Array.isArray(data81)){
if(data81.padrao === undefined){
const err184 = {instancePath:instancePath+"/regioes/" + i0+"/escapes/formas/" + i19,schemaPath:"#/properties/regioes/items/properties/escapes/properties/formas/items/anyOf/1/required",keyword:"required",params:{missingProperty: "padrao"}};
vErrors = withError(vErrors, err184);
errors++;
}
for(const key17 in data81){
if(!(key17 === "padrao")){
const err185 = {instancePath:instancePath+"/regioes/" + i0+"/escapes/formas/" + i19,schemaPath:"#/properties/regioes/items/properties/escapes/properties/formas/items/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17}};
vErrors = withError(vErrors, err185);
errors++;
}
}
if(data81.padrao !== undefined){
let data82 = data81.padrao;
if(typeof data82 === "string"){
if(func1(data82) > 1000){
const err186 = {instancePath:instancePath+"/regioes/" + i0+"/escapes/formas/" + i19+"/padrao",schemaPath:"#/properties/regioes/items/properties/escapes/properties/formas/items/anyOf/1/properties/padrao/maxLength",keyword:"maxLength",params:{limit: 1000}};
vErrors = withError(vErrors, err186);
errors++;
}
if(func1(data82) < 1){
const err187 = {instancePath:instancePath+"/regioes/" + i0+"/escapes/formas/" + i19+"/padrao",schemaPath:"#/properties/regioes/items/properties/escapes/properties/formas/items/anyOf/1/properties/padrao/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err187);
errors++;
}
}
else {
const err188 = {instancePath:instancePath+"/regioes/" + i0+"/escapes/formas/" + i19+"/padrao",schemaPath:"#/properties/regioes/items/properties/escapes/properties/formas/items/anyOf/1/properties/padrao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err188);
errors++;
}
}
}
else {
const err189 = {instancePath:instancePath+"/regioes/" + i0+"/escapes/formas/" + i19,schemaPath:"#/properties/regioes/items/properties/escapes/properties/formas/items/anyOf/1/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err189);
errors++;
}
var _valid2 = _errs196 === errors;
valid59 = valid59 || _valid2;
if(!valid59){
const err190 = {instancePath:instancePath+"/regioes/" + i0+"/escapes/formas/" + i19,schemaPath:"#/properties/regioes/items/properties/escapes/properties/formas/items/anyOf",keyword:"anyOf",params:{}};
vErrors = withError(vErrors, err190);
errors++;
}
else {
errors = _errs193;
if(vErrors !== null){
if(_errs193){
vErrors.length = _errs193;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err191 = {instancePath:instancePath+"/regioes/" + i0+"/escapes/formas",schemaPath:"#/properties/regioes/items/properties/escapes/properties/formas/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err191);
errors++;
}
}
if(data78.desconhecido !== undefined){
let data83 = data78.desconhecido;
if(typeof data83 !== "string"){
const err192 = {instancePath:instancePath+"/regioes/" + i0+"/escapes/desconhecido",schemaPath:"#/properties/regioes/items/properties/escapes/properties/desconhecido/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err192);
errors++;
}
if(!(((data83 === "texto") || (data83 === "escape")) || (data83 === "invalido"))){
const err193 = {instancePath:instancePath+"/regioes/" + i0+"/escapes/desconhecido",schemaPath:"#/properties/regioes/items/properties/escapes/properties/desconhecido/enum",keyword:"enum",params:{allowedValues: schema68.properties.regioes.items.properties.escapes.properties.desconhecido.enum}};
vErrors = withError(vErrors, err193);
errors++;
}
}
if(data78.protege !== undefined){
let data84 = data78.protege;
const _errs204 = errors;
let valid61 = false;
const _errs205 = errors;
if(typeof data84 !== "boolean"){
const err194 = {instancePath:instancePath+"/regioes/" + i0+"/escapes/protege",schemaPath:"#/properties/regioes/items/properties/escapes/properties/protege/anyOf/0/type",keyword:"type",params:{type: "boolean"}};
vErrors = withError(vErrors, err194);
errors++;
}
var _valid3 = _errs205 === errors;
valid61 = valid61 || _valid3;
const _errs207 = errors;
if(typeof data84 !== "string"){
const err195 = {instancePath:instancePath+"/regioes/" + i0+"/escapes/protege",schemaPath:"#/properties/regioes/items/properties/escapes/properties/protege/anyOf/1/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err195);
errors++;
}
if("fecha" !== data84){
const err196 = {instancePath:instancePath+"/regioes/" + i0+"/escapes/protege",schemaPath:"#/properties/regioes/items/properties/escapes/properties/protege/anyOf/1/const",keyword:"const",params:{allowedValue: "fecha"}};
vErrors = withError(vErrors, err196);
errors++;
}
var _valid3 = _errs207 === errors;
valid61 = valid61 || _valid3;
if(!valid61){
const err197 = {instancePath:instancePath+"/regioes/" + i0+"/escapes/protege",schemaPath:"#/properties/regioes/items/properties/escapes/properties/protege/anyOf",keyword:"anyOf",params:{}};
vErrors = withError(vErrors, err197);
errors++;
}
else {
errors = _errs204;
if(vErrors !== null){
if(_errs204){
vErrors.length = _errs204;
}
else {
vErrors = null;
}
}
}
}
if(data78.quebra !== undefined){
if(typeof data78.quebra !== "boolean"){
const err198 = {instancePath:instancePath+"/regioes/" + i0+"/escapes/quebra",schemaPath:"#/properties/regioes/items/properties/escapes/properties/quebra/type",keyword:"type",params:{type: "boolean"}};
vErrors = withError(vErrors, err198);
errors++;
}
}
}
else {
const err199 = {instancePath:instancePath+"/regioes/" + i0+"/escapes",schemaPath:"#/properties/regioes/items/properties/escapes/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err199);
errors++;
}
}
if(data5.dobra !== undefined){
let data86 = data5.dobra;
if(Array.isArray(data86)){
const len20 = data86.length;
for(let i20=0; i20<len20; i20++){
let data87 = data86[i20];
if(typeof data87 === "string"){
if(func1(data87) > 64){
const err200 = {instancePath:instancePath+"/regioes/" + i0+"/dobra/" + i20,schemaPath:"#/properties/regioes/items/properties/dobra/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = withError(vErrors, err200);
errors++;
}
if(func1(data87) < 1){
const err201 = {instancePath:instancePath+"/regioes/" + i0+"/dobra/" + i20,schemaPath:"#/properties/regioes/items/properties/dobra/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err201);
errors++;
}
}
else {
const err202 = {instancePath:instancePath+"/regioes/" + i0+"/dobra/" + i20,schemaPath:"#/properties/regioes/items/properties/dobra/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err202);
errors++;
}
}
}
else {
const err203 = {instancePath:instancePath+"/regioes/" + i0+"/dobra",schemaPath:"#/properties/regioes/items/properties/dobra/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err203);
errors++;
}
}
if(data5.interpola !== undefined){
let data88 = data5.interpola;
if(Array.isArray(data88)){
const len21 = data88.length;
for(let i21=0; i21<len21; i21++){
let data89 = data88[i21];
if(data89 && typeof data89 == "object" && !Array.isArray(data89)){
if(data89.abre === undefined){
const err204 = {instancePath:instancePath+"/regioes/" + i0+"/interpola/" + i21,schemaPath:"#/properties/regioes/items/properties/interpola/items/required",keyword:"required",params:{missingProperty: "abre"}};
vErrors = withError(vErrors, err204);
errors++;
}
for(const key18 in data89){
if(!(((((((key18 === "abre") || (key18 === "fecha")) || (key18 === "conteudo")) || (key18 === "delimita")) || (key18 === "respeita")) || (key18 === "linhas")) || (key18 === "formato"))){
const err205 = {instancePath:instancePath+"/regioes/" + i0+"/interpola/" + i21,schemaPath:"#/properties/regioes/items/properties/interpola/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18}};
vErrors = withError(vErrors, err205);
errors++;
}
}
if(data89.abre !== undefined){
let data90 = data89.abre;
if(typeof data90 === "string"){
if(func1(data90) > 64){
const err206 = {instancePath:instancePath+"/regioes/" + i0+"/interpola/" + i21+"/abre",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/abre/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = withError(vErrors, err206);
errors++;
}
if(func1(data90) < 1){
const err207 = {instancePath:instancePath+"/regioes/" + i0+"/interpola/" + i21+"/abre",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/abre/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err207);
errors++;
}
}
else {
const err208 = {instancePath:instancePath+"/regioes/" + i0+"/interpola/" + i21+"/abre",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/abre/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err208);
errors++;
}
}
if(data89.fecha !== undefined){
let data91 = data89.fecha;
if(typeof data91 === "string"){
if(func1(data91) > 64){
const err209 = {instancePath:instancePath+"/regioes/" + i0+"/interpola/" + i21+"/fecha",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/fecha/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = withError(vErrors, err209);
errors++;
}
if(func1(data91) < 1){
const err210 = {instancePath:instancePath+"/regioes/" + i0+"/interpola/" + i21+"/fecha",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/fecha/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err210);
errors++;
}
}
else {
const err211 = {instancePath:instancePath+"/regioes/" + i0+"/interpola/" + i21+"/fecha",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/fecha/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err211);
errors++;
}
}
if(data89.conteudo !== undefined){
let data92 = data89.conteudo;
if(typeof data92 !== "string"){
const err212 = {instancePath:instancePath+"/regioes/" + i0+"/interpola/" + i21+"/conteudo",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/conteudo/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err212);
errors++;
}
if(!((data92 === "codigo") || (data92 === "nome"))){
const err213 = {instancePath:instancePath+"/regioes/" + i0+"/interpola/" + i21+"/conteudo",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/conteudo/enum",keyword:"enum",params:{allowedValues: schema68.properties.regioes.items.properties.interpola.items.properties.conteudo.enum}};
vErrors = withError(vErrors, err213);
errors++;
}
}
if(data89.delimita !== undefined){
let data93 = data89.delimita;
if(typeof data93 !== "string"){
const err214 = {instancePath:instancePath+"/regioes/" + i0+"/interpola/" + i21+"/delimita",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/delimita/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err214);
errors++;
}
if(!((data93 === "lendo") || (data93 === "contando"))){
const err215 = {instancePath:instancePath+"/regioes/" + i0+"/interpola/" + i21+"/delimita",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/delimita/enum",keyword:"enum",params:{allowedValues: schema68.properties.regioes.items.properties.interpola.items.properties.delimita.enum}};
vErrors = withError(vErrors, err215);
errors++;
}
}
if(data89.respeita !== undefined){
let data94 = data89.respeita;
if(Array.isArray(data94)){
const len22 = data94.length;
for(let i22=0; i22<len22; i22++){
let data95 = data94[i22];
if(typeof data95 === "string"){
if(func1(data95) > 64){
const err216 = {instancePath:instancePath+"/regioes/" + i0+"/interpola/" + i21+"/respeita/" + i22,schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/respeita/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = withError(vErrors, err216);
errors++;
}
if(func1(data95) < 1){
const err217 = {instancePath:instancePath+"/regioes/" + i0+"/interpola/" + i21+"/respeita/" + i22,schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/respeita/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err217);
errors++;
}
}
else {
const err218 = {instancePath:instancePath+"/regioes/" + i0+"/interpola/" + i21+"/respeita/" + i22,schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/respeita/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err218);
errors++;
}
}
}
else {
const err219 = {instancePath:instancePath+"/regioes/" + i0+"/interpola/" + i21+"/respeita",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/respeita/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err219);
errors++;
}
}
if(data89.linhas !== undefined){
if(typeof data89.linhas !== "boolean"){
const err220 = {instancePath:instancePath+"/regioes/" + i0+"/interpola/" + i21+"/linhas",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/linhas/type",keyword:"type",params:{type: "boolean"}};
vErrors = withError(vErrors, err220);
errors++;
}
}
if(data89.formato !== undefined){
let data97 = data89.formato;
if(data97 && typeof data97 == "object" && !Array.isArray(data97)){
if(data97.separador === undefined){
const err221 = {instancePath:instancePath+"/regioes/" + i0+"/interpola/" + i21+"/formato",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/formato/required",keyword:"required",params:{missingProperty: "separador"}};
vErrors = withError(vErrors, err221);
errors++;
}
for(const key19 in data97){
if(!((((key19 === "separador") || (key19 === "ultimo")) || (key19 === "padrao")) || (key19 === "aninha"))){
const err222 = {instancePath:instancePath+"/regioes/" + i0+"/interpola/" + i21+"/formato",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/formato/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19}};
vErrors = withError(vErrors, err222);
errors++;
}
}
if(data97.separador !== undefined){
let data98 = data97.separador;
if(typeof data98 === "string"){
if(func1(data98) > 64){
const err223 = {instancePath:instancePath+"/regioes/" + i0+"/interpola/" + i21+"/formato/separador",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/formato/properties/separador/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = withError(vErrors, err223);
errors++;
}
if(func1(data98) < 1){
const err224 = {instancePath:instancePath+"/regioes/" + i0+"/interpola/" + i21+"/formato/separador",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/formato/properties/separador/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err224);
errors++;
}
}
else {
const err225 = {instancePath:instancePath+"/regioes/" + i0+"/interpola/" + i21+"/formato/separador",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/formato/properties/separador/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err225);
errors++;
}
}
if(data97.ultimo !== undefined){
if(typeof data97.ultimo !== "boolean"){
const err226 = {instancePath:instancePath+"/regioes/" + i0+"/interpola/" + i21+"/formato/ultimo",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/formato/properties/ultimo/type",keyword:"type",params:{type: "boolean"}};
vErrors = withError(vErrors, err226);
errors++;
}
}
if(data97.padrao !== undefined){
let data100 = data97.padrao;
if(typeof data100 === "string"){
if(func1(data100) > 1000){
const err227 = {instancePath:instancePath+"/regioes/" + i0+"/interpola/" + i21+"/formato/padrao",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/formato/properties/padrao/maxLength",keyword:"maxLength",params:{limit: 1000}};
vErrors = withError(vErrors, err227);
errors++;
}
if(func1(data100) < 1){
const err228 = {instancePath:instancePath+"/regioes/" + i0+"/interpola/" + i21+"/formato/padrao",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/formato/properties/padrao/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err228);
errors++;
}
}
else {
const err229 = {instancePath:instancePath+"/regioes/" + i0+"/interpola/" + i21+"/formato/padrao",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/formato/properties/padrao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err229);
errors++;
}
}
if(data97.aninha !== undefined){
if(typeof data97.aninha !== "boolean"){
const err230 = {instancePath:instancePath+"/regioes/" + i0+"/interpola/" + i21+"/formato/aninha",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/formato/properties/aninha/type",keyword:"type",params:{type: "boolean"}};
vErrors = withError(vErrors, err230);
errors++;
}
}
}
else {
const err231 = {instancePath:instancePath+"/regioes/" + i0+"/interpola/" + i21+"/formato",schemaPath:"#/properties/regioes/items/properties/interpola/items/properties/formato/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err231);
errors++;
}
}
}
else {
const err232 = {instancePath:instancePath+"/regioes/" + i0+"/interpola/" + i21,schemaPath:"#/properties/regioes/items/properties/interpola/items/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err232);
errors++;
}
}
}
else {
const err233 = {instancePath:instancePath+"/regioes/" + i0+"/interpola",schemaPath:"#/properties/regioes/items/properties/interpola/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err233);
errors++;
}
}
if(data5.fila !== undefined){
if(typeof data5.fila !== "boolean"){
const err234 = {instancePath:instancePath+"/regioes/" + i0+"/fila",schemaPath:"#/properties/regioes/items/properties/fila/type",keyword:"type",params:{type: "boolean"}};
vErrors = withError(vErrors, err234);
errors++;
}
}
if(data5.embutida !== undefined){
if(typeof data5.embutida !== "string"){
const err235 = {instancePath:instancePath+"/regioes/" + i0+"/embutida",schemaPath:"#/properties/regioes/items/properties/embutida/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err235);
errors++;
}
}
}
else {
const err236 = {instancePath:instancePath+"/regioes/" + i0,schemaPath:"#/properties/regioes/items/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err236);
errors++;
}
}
}
else {
const err237 = {instancePath:instancePath+"/regioes",schemaPath:"#/properties/regioes/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err237);
errors++;
}
}
if(data.nomes !== undefined){
let data104 = data.nomes;
if(data104 && typeof data104 == "object" && !Array.isArray(data104)){
if(data104.inicio === undefined){
const err238 = {instancePath:instancePath+"/nomes",schemaPath:"#/properties/nomes/required",keyword:"required",params:{missingProperty: "inicio"}};
vErrors = withError(vErrors, err238);
errors++;
}
if(data104.resto === undefined){
const err239 = {instancePath:instancePath+"/nomes",schemaPath:"#/properties/nomes/required",keyword:"required",params:{missingProperty: "resto"}};
vErrors = withError(vErrors, err239);
errors++;
}
for(const key20 in data104){
if(!(((((key20 === "inicio") || (key20 === "resto")) || (key20 === "fim")) || (key20 === "sigilos")) || (key20 === "normal"))){
const err240 = {instancePath:instancePath+"/nomes",schemaPath:"#/properties/nomes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20}};
vErrors = withError(vErrors, err240);
errors++;
}
}
if(data104.inicio !== undefined){
let data105 = data104.inicio;
if(typeof data105 === "string"){
if(func1(data105) > 500){
const err241 = {instancePath:instancePath+"/nomes/inicio",schemaPath:"#/properties/nomes/properties/inicio/maxLength",keyword:"maxLength",params:{limit: 500}};
vErrors = withError(vErrors, err241);
errors++;
}
if(func1(data105) < 1){
const err242 = {instancePath:instancePath+"/nomes/inicio",schemaPath:"#/properties/nomes/properties/inicio/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err242);
errors++;
}
}
else {
const err243 = {instancePath:instancePath+"/nomes/inicio",schemaPath:"#/properties/nomes/properties/inicio/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err243);
errors++;
}
}
if(data104.resto !== undefined){
let data106 = data104.resto;
if(typeof data106 === "string"){
if(func1(data106) > 500){
const err244 = {instancePath:instancePath+"/nomes/resto",schemaPath:"#/properties/nomes/properties/resto/maxLength",keyword:"maxLength",params:{limit: 500}};
vErrors = withError(vErrors, err244);
errors++;
}
if(func1(data106) < 1){
const err245 = {instancePath:instancePath+"/nomes/resto",schemaPath:"#/properties/nomes/properties/resto/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err245);
errors++;
}
}
else {
const err246 = {instancePath:instancePath+"/nomes/resto",schemaPath:"#/properties/nomes/properties/resto/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err246);
errors++;
}
}
if(data104.fim !== undefined){
let data107 = data104.fim;
if(typeof data107 === "string"){
if(func1(data107) > 500){
const err247 = {instancePath:instancePath+"/nomes/fim",schemaPath:"#/properties/nomes/properties/fim/maxLength",keyword:"maxLength",params:{limit: 500}};
vErrors = withError(vErrors, err247);
errors++;
}
if(func1(data107) < 1){
const err248 = {instancePath:instancePath+"/nomes/fim",schemaPath:"#/properties/nomes/properties/fim/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err248);
errors++;
}
}
else {
const err249 = {instancePath:instancePath+"/nomes/fim",schemaPath:"#/properties/nomes/properties/fim/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err249);
errors++;
}
}
if(data104.sigilos !== undefined){
let data108 = data104.sigilos;
if(typeof data108 === "string"){
if(func1(data108) > 500){
const err250 = {instancePath:instancePath+"/nomes/sigilos",schemaPath:"#/properties/nomes/properties/sigilos/maxLength",keyword:"maxLength",params:{limit: 500}};
vErrors = withError(vErrors, err250);
errors++;
}
if(func1(data108) < 1){
const err251 = {instancePath:instancePath+"/nomes/sigilos",schemaPath:"#/properties/nomes/properties/sigilos/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err251);
errors++;
}
}
else {
const err252 = {instancePath:instancePath+"/nomes/sigilos",schemaPath:"#/properties/nomes/properties/sigilos/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err252);
errors++;
}
}
if(data104.normal !== undefined){
let data109 = data104.normal;
if(typeof data109 !== "string"){
const err253 = {instancePath:instancePath+"/nomes/normal",schemaPath:"#/properties/nomes/properties/normal/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err253);
errors++;
}
if(!((((data109 === "NFC") || (data109 === "NFD")) || (data109 === "NFKC")) || (data109 === "NFKD"))){
const err254 = {instancePath:instancePath+"/nomes/normal",schemaPath:"#/properties/nomes/properties/normal/enum",keyword:"enum",params:{allowedValues: schema68.properties.nomes.properties.normal.enum}};
vErrors = withError(vErrors, err254);
errors++;
}
}
}
else {
const err255 = {instancePath:instancePath+"/nomes",schemaPath:"#/properties/nomes/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err255);
errors++;
}
}
if(data.numeros !== undefined){
let data110 = data.numeros;
if(Array.isArray(data110)){
if(data110.length > 50){
const err256 = {instancePath:instancePath+"/numeros",schemaPath:"#/properties/numeros/maxItems",keyword:"maxItems",params:{limit: 50}};
vErrors = withError(vErrors, err256);
errors++;
}
const len23 = data110.length;
for(let i23=0; i23<len23; i23++){
let data111 = data110[i23];
if(data111 && typeof data111 == "object" && !Array.isArray(data111)){
for(const key21 in data111){
if(!((((((((key21 === "prefixo") || (key21 === "digitos")) || (key21 === "separador")) || (key21 === "separador_livre")) || (key21 === "fracao")) || (key21 === "expoente")) || (key21 === "sufixos")) || (key21 === "nao_seguido"))){
const err257 = {instancePath:instancePath+"/numeros/" + i23,schemaPath:"#/properties/numeros/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21}};
vErrors = withError(vErrors, err257);
errors++;
}
}
if(data111.prefixo !== undefined){
let data112 = data111.prefixo;
if(Array.isArray(data112)){
const len24 = data112.length;
for(let i24=0; i24<len24; i24++){
let data113 = data112[i24];
if(typeof data113 === "string"){
if(func1(data113) > 64){
const err258 = {instancePath:instancePath+"/numeros/" + i23+"/prefixo/" + i24,schemaPath:"#/properties/numeros/items/properties/prefixo/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = withError(vErrors, err258);
errors++;
}
if(func1(data113) < 1){
const err259 = {instancePath:instancePath+"/numeros/" + i23+"/prefixo/" + i24,schemaPath:"#/properties/numeros/items/properties/prefixo/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err259);
errors++;
}
}
else {
const err260 = {instancePath:instancePath+"/numeros/" + i23+"/prefixo/" + i24,schemaPath:"#/properties/numeros/items/properties/prefixo/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err260);
errors++;
}
}
}
else {
const err261 = {instancePath:instancePath+"/numeros/" + i23+"/prefixo",schemaPath:"#/properties/numeros/items/properties/prefixo/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err261);
errors++;
}
}
if(data111.digitos !== undefined){
let data114 = data111.digitos;
if(typeof data114 === "string"){
if(func1(data114) > 500){
const err262 = {instancePath:instancePath+"/numeros/" + i23+"/digitos",schemaPath:"#/properties/numeros/items/properties/digitos/maxLength",keyword:"maxLength",params:{limit: 500}};
vErrors = withError(vErrors, err262);
errors++;
}
if(func1(data114) < 1){
const err263 = {instancePath:instancePath+"/numeros/" + i23+"/digitos",schemaPath:"#/properties/numeros/items/properties/digitos/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err263);
errors++;
}
}
else {
const err264 = {instancePath:instancePath+"/numeros/" + i23+"/digitos",schemaPath:"#/properties/numeros/items/properties/digitos/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err264);
errors++;
}
}
if(data111.separador !== undefined){
let data115 = data111.separador;
if(typeof data115 === "string"){
if(func1(data115) > 1){
const err265 = {instancePath:instancePath+"/numeros/" + i23+"/separador",schemaPath:"#/properties/numeros/items/properties/separador/maxLength",keyword:"maxLength",params:{limit: 1}};
vErrors = withError(vErrors, err265);
errors++;
}
if(func1(data115) < 1){
const err266 = {instancePath:instancePath+"/numeros/" + i23+"/separador",schemaPath:"#/properties/numeros/items/properties/separador/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err266);
errors++;
}
}
else {
const err267 = {instancePath:instancePath+"/numeros/" + i23+"/separador",schemaPath:"#/properties/numeros/items/properties/separador/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err267);
errors++;
}
}
if(data111.separador_livre !== undefined){
if(typeof data111.separador_livre !== "boolean"){
const err268 = {instancePath:instancePath+"/numeros/" + i23+"/separador_livre",schemaPath:"#/properties/numeros/items/properties/separador_livre/type",keyword:"type",params:{type: "boolean"}};
vErrors = withError(vErrors, err268);
errors++;
}
}
if(data111.fracao !== undefined){
let data117 = data111.fracao;
if(data117 && typeof data117 == "object" && !Array.isArray(data117)){
for(const key22 in data117){
if(!((((key22 === "antes") || (key22 === "depois")) || (key22 === "separador")) || (key22 === "nao_seguido"))){
const err269 = {instancePath:instancePath+"/numeros/" + i23+"/fracao",schemaPath:"#/properties/numeros/items/properties/fracao/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22}};
vErrors = withError(vErrors, err269);
errors++;
}
}
if(data117.antes !== undefined){
if(typeof data117.antes !== "boolean"){
const err270 = {instancePath:instancePath+"/numeros/" + i23+"/fracao/antes",schemaPath:"#/properties/numeros/items/properties/fracao/properties/antes/type",keyword:"type",params:{type: "boolean"}};
vErrors = withError(vErrors, err270);
errors++;
}
}
if(data117.depois !== undefined){
if(typeof data117.depois !== "boolean"){
const err271 = {instancePath:instancePath+"/numeros/" + i23+"/fracao/depois",schemaPath:"#/properties/numeros/items/properties/fracao/properties/depois/type",keyword:"type",params:{type: "boolean"}};
vErrors = withError(vErrors, err271);
errors++;
}
}
if(data117.separador !== undefined){
if(typeof data117.separador !== "boolean"){
const err272 = {instancePath:instancePath+"/numeros/" + i23+"/fracao/separador",schemaPath:"#/properties/numeros/items/properties/fracao/properties/separador/type",keyword:"type",params:{type: "boolean"}};
vErrors = withError(vErrors, err272);
errors++;
}
}
if(data117.nao_seguido !== undefined){
let data121 = data117.nao_seguido;
if(typeof data121 === "string"){
if(func1(data121) > 500){
const err273 = {instancePath:instancePath+"/numeros/" + i23+"/fracao/nao_seguido",schemaPath:"#/properties/numeros/items/properties/fracao/properties/nao_seguido/maxLength",keyword:"maxLength",params:{limit: 500}};
vErrors = withError(vErrors, err273);
errors++;
}
if(func1(data121) < 1){
const err274 = {instancePath:instancePath+"/numeros/" + i23+"/fracao/nao_seguido",schemaPath:"#/properties/numeros/items/properties/fracao/properties/nao_seguido/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err274);
errors++;
}
}
else {
const err275 = {instancePath:instancePath+"/numeros/" + i23+"/fracao/nao_seguido",schemaPath:"#/properties/numeros/items/properties/fracao/properties/nao_seguido/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err275);
errors++;
}
}
}
else {
const err276 = {instancePath:instancePath+"/numeros/" + i23+"/fracao",schemaPath:"#/properties/numeros/items/properties/fracao/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err276);
errors++;
}
}
if(data111.expoente !== undefined){
let data122 = data111.expoente;
if(data122 && typeof data122 == "object" && !Array.isArray(data122)){
if(data122.marcas === undefined){
const err277 = {instancePath:instancePath+"/numeros/" + i23+"/expoente",schemaPath:"#/properties/numeros/items/properties/expoente/required",keyword:"required",params:{missingProperty: "marcas"}};
vErrors = withError(vErrors, err277);
errors++;
}
for(const key23 in data122){
if(!((((key23 === "marcas") || (key23 === "sinal")) || (key23 === "digitos")) || (key23 === "exige_fracao"))){
const err278 = {instancePath:instancePath+"/numeros/" + i23+"/expoente",schemaPath:"#/properties/numeros/items/properties/expoente/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key23}};
vErrors = withError(vErrors, err278);
errors++;
}
}
if(data122.marcas !== undefined){
let data123 = data122.marcas;
if(typeof data123 === "string"){
if(func1(data123) > 500){
const err279 = {instancePath:instancePath+"/numeros/" + i23+"/expoente/marcas",schemaPath:"#/properties/numeros/items/properties/expoente/properties/marcas/maxLength",keyword:"maxLength",params:{limit: 500}};
vErrors = withError(vErrors, err279);
errors++;
}
if(func1(data123) < 1){
const err280 = {instancePath:instancePath+"/numeros/" + i23+"/expoente/marcas",schemaPath:"#/properties/numeros/items/properties/expoente/properties/marcas/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err280);
errors++;
}
}
else {
const err281 = {instancePath:instancePath+"/numeros/" + i23+"/expoente/marcas",schemaPath:"#/properties/numeros/items/properties/expoente/properties/marcas/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err281);
errors++;
}
}
if(data122.sinal !== undefined){
let data124 = data122.sinal;
if(typeof data124 === "string"){
if(func1(data124) > 500){
const err282 = {instancePath:instancePath+"/numeros/" + i23+"/expoente/sinal",schemaPath:"#/properties/numeros/items/properties/expoente/properties/sinal/maxLength",keyword:"maxLength",params:{limit: 500}};
vErrors = withError(vErrors, err282);
errors++;
}
if(func1(data124) < 1){
const err283 = {instancePath:instancePath+"/numeros/" + i23+"/expoente/sinal",schemaPath:"#/properties/numeros/items/properties/expoente/properties/sinal/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err283);
errors++;
}
}
else {
const err284 = {instancePath:instancePath+"/numeros/" + i23+"/expoente/sinal",schemaPath:"#/properties/numeros/items/properties/expoente/properties/sinal/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err284);
errors++;
}
}
if(data122.digitos !== undefined){
let data125 = data122.digitos;
if(typeof data125 === "string"){
if(func1(data125) > 500){
const err285 = {instancePath:instancePath+"/numeros/" + i23+"/expoente/digitos",schemaPath:"#/properties/numeros/items/properties/expoente/properties/digitos/maxLength",keyword:"maxLength",params:{limit: 500}};
vErrors = withError(vErrors, err285);
errors++;
}
if(func1(data125) < 1){
const err286 = {instancePath:instancePath+"/numeros/" + i23+"/expoente/digitos",schemaPath:"#/properties/numeros/items/properties/expoente/properties/digitos/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err286);
errors++;
}
}
else {
const err287 = {instancePath:instancePath+"/numeros/" + i23+"/expoente/digitos",schemaPath:"#/properties/numeros/items/properties/expoente/properties/digitos/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err287);
errors++;
}
}
if(data122.exige_fracao !== undefined){
if(typeof data122.exige_fracao !== "boolean"){
const err288 = {instancePath:instancePath+"/numeros/" + i23+"/expoente/exige_fracao",schemaPath:"#/properties/numeros/items/properties/expoente/properties/exige_fracao/type",keyword:"type",params:{type: "boolean"}};
vErrors = withError(vErrors, err288);
errors++;
}
}
}
else {
const err289 = {instancePath:instancePath+"/numeros/" + i23+"/expoente",schemaPath:"#/properties/numeros/items/properties/expoente/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err289);
errors++;
}
}
if(data111.sufixos !== undefined){
let data127 = data111.sufixos;
if(Array.isArray(data127)){
const len25 = data127.length;
for(let i25=0; i25<len25; i25++){
let data128 = data127[i25];
if(typeof data128 === "string"){
if(func1(data128) > 64){
const err290 = {instancePath:instancePath+"/numeros/" + i23+"/sufixos/" + i25,schemaPath:"#/properties/numeros/items/properties/sufixos/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = withError(vErrors, err290);
errors++;
}
if(func1(data128) < 1){
const err291 = {instancePath:instancePath+"/numeros/" + i23+"/sufixos/" + i25,schemaPath:"#/properties/numeros/items/properties/sufixos/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err291);
errors++;
}
}
else {
const err292 = {instancePath:instancePath+"/numeros/" + i23+"/sufixos/" + i25,schemaPath:"#/properties/numeros/items/properties/sufixos/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err292);
errors++;
}
}
}
else {
const err293 = {instancePath:instancePath+"/numeros/" + i23+"/sufixos",schemaPath:"#/properties/numeros/items/properties/sufixos/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err293);
errors++;
}
}
if(data111.nao_seguido !== undefined){
let data129 = data111.nao_seguido;
const _errs304 = errors;
let valid80 = false;
const _errs305 = errors;
if(typeof data129 === "string"){
if(func1(data129) > 500){
const err294 = {instancePath:instancePath+"/numeros/" + i23+"/nao_seguido",schemaPath:"#/properties/numeros/items/properties/nao_seguido/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 500}};
vErrors = withError(vErrors, err294);
errors++;
}
if(func1(data129) < 1){
const err295 = {instancePath:instancePath+"/numeros/" + i23+"/nao_seguido",schemaPath:"#/properties/numeros/items/properties/nao_seguido/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err295);
errors++;
}
}
else {
const err296 = {instancePath:instancePath+"/numeros/" + i23+"/nao_seguido",schemaPath:"#/properties/numeros/items/properties/nao_seguido/anyOf/0/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err296);
errors++;
}
var _valid4 = _errs305 === errors;
valid80 = valid80 || _valid4;
const _errs307 = errors;
if(data129 && typeof data129 == "object" && !Array.isArray(data129)){
if(data129.padrao === undefined){
const err297 = {instancePath:instancePath+"/numeros/" + i23+"/nao_seguido",schemaPath:"#/properties/numeros/items/properties/nao_seguido/anyOf/1/required",keyword:"required",params:{missingProperty: "padrao"}};
vErrors = withError(vErrors, err297);
errors++;
}
for(const key24 in data129){
if(!(key24 === "padrao")){
const err298 = {instancePath:instancePath+"/numeros/" + i23+"/nao_seguido",schemaPath:"#/properties/numeros/items/properties/nao_seguido/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key24}};
vErrors = withError(vErrors, err298);
errors++;
}
}
if(data129.padrao !== undefined){
let data130 = data129.padrao;
if(typeof data130 === "string"){
if(func1(data130) > 1000){
const err299 = {instancePath:instancePath+"/numeros/" + i23+"/nao_seguido/padrao",schemaPath:"#/properties/numeros/items/properties/nao_seguido/anyOf/1/properties/padrao/maxLength",keyword:"maxLength",params:{limit: 1000}};
vErrors = withError(vErrors, err299);
errors++;
}
if(func1(data130) < 1){
const err300 = {instancePath:instancePath+"/numeros/" + i23+"/nao_seguido/padrao",schemaPath:"#/properties/numeros/items/properties/nao_seguido/anyOf/1/properties/padrao/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err300);
errors++;
}
}
else {
const err301 = {instancePath:instancePath+"/numeros/" + i23+"/nao_seguido/padrao",schemaPath:"#/properties/numeros/items/properties/nao_seguido/anyOf/1/properties/padrao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err301);
errors++;
}
}
}
else {
const err302 = {instancePath:instancePath+"/numeros/" + i23+"/nao_seguido",schemaPath:"#/properties/numeros/items/properties/nao_seguido/anyOf/1/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err302);
errors++;
}
var _valid4 = _errs307 === errors;
valid80 = valid80 || _valid4;
if(!valid80){
const err303 = {instancePath:instancePath+"/numeros/" + i23+"/nao_seguido",schemaPath:"#/properties/numeros/items/properties/nao_seguido/anyOf",keyword:"anyOf",params:{}};
vErrors = withError(vErrors, err303);
errors++;
}
else {
errors = _errs304;
if(vErrors !== null){
if(_errs304){
vErrors.length = _errs304;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err304 = {instancePath:instancePath+"/numeros/" + i23,schemaPath:"#/properties/numeros/items/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err304);
errors++;
}
}
}
else {
const err305 = {instancePath:instancePath+"/numeros",schemaPath:"#/properties/numeros/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err305);
errors++;
}
}
if(data.contextuais !== undefined){
let data131 = data.contextuais;
if(Array.isArray(data131)){
const len26 = data131.length;
for(let i26=0; i26<len26; i26++){
let data132 = data131[i26];
if(data132 && typeof data132 == "object" && !Array.isArray(data132)){
if(data132.palavra === undefined){
const err306 = {instancePath:instancePath+"/contextuais/" + i26,schemaPath:"#/properties/contextuais/items/required",keyword:"required",params:{missingProperty: "palavra"}};
vErrors = withError(vErrors, err306);
errors++;
}
if(data132.quando === undefined){
const err307 = {instancePath:instancePath+"/contextuais/" + i26,schemaPath:"#/properties/contextuais/items/required",keyword:"required",params:{missingProperty: "quando"}};
vErrors = withError(vErrors, err307);
errors++;
}
for(const key25 in data132){
if(!((key25 === "palavra") || (key25 === "quando"))){
const err308 = {instancePath:instancePath+"/contextuais/" + i26,schemaPath:"#/properties/contextuais/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key25}};
vErrors = withError(vErrors, err308);
errors++;
}
}
if(data132.palavra !== undefined){
let data133 = data132.palavra;
if(typeof data133 === "string"){
if(func1(data133) > 64){
const err309 = {instancePath:instancePath+"/contextuais/" + i26+"/palavra",schemaPath:"#/properties/contextuais/items/properties/palavra/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = withError(vErrors, err309);
errors++;
}
if(func1(data133) < 1){
const err310 = {instancePath:instancePath+"/contextuais/" + i26+"/palavra",schemaPath:"#/properties/contextuais/items/properties/palavra/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err310);
errors++;
}
}
else {
const err311 = {instancePath:instancePath+"/contextuais/" + i26+"/palavra",schemaPath:"#/properties/contextuais/items/properties/palavra/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err311);
errors++;
}
}
if(data132.quando !== undefined){
let data134 = data132.quando;
if(Array.isArray(data134)){
if(data134.length < 1){
const err312 = {instancePath:instancePath+"/contextuais/" + i26+"/quando",schemaPath:"#/properties/contextuais/items/properties/quando/minItems",keyword:"minItems",params:{limit: 1}};
vErrors = withError(vErrors, err312);
errors++;
}
const len27 = data134.length;
for(let i27=0; i27<len27; i27++){
let data135 = data134[i27];
if(data135 && typeof data135 == "object" && !Array.isArray(data135)){
for(const key26 in data135){
if(!(func45.call(schema68.properties.contextuais.items.properties.quando.items.properties, key26))){
const err313 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27,schemaPath:"#/properties/contextuais/items/properties/quando/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key26}};
vErrors = withError(vErrors, err313);
errors++;
}
}
if(data135.inicio !== undefined){
let data136 = data135.inicio;
if(typeof data136 !== "string"){
const err314 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/inicio",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/inicio/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err314);
errors++;
}
if(!((data136 === "linha") || (data136 === "comando"))){
const err315 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/inicio",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/inicio/enum",keyword:"enum",params:{allowedValues: schema68.properties.contextuais.items.properties.quando.items.properties.inicio.enum}};
vErrors = withError(vErrors, err315);
errors++;
}
}
if(data135.coluna !== undefined){
let data137 = data135.coluna;
if(!(((typeof data137 == "number") && (!(data137 % 1) && !isNaN(data137))) && (isFinite(data137)))){
const err316 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/coluna",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/coluna/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err316);
errors++;
}
if((typeof data137 == "number") && (isFinite(data137))){
if(data137 > 9007199254740991 || isNaN(data137)){
const err317 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/coluna",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/coluna/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
vErrors = withError(vErrors, err317);
errors++;
}
if(data137 < 0 || isNaN(data137)){
const err318 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/coluna",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/coluna/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err318);
errors++;
}
}
}
if(data135.depois_de !== undefined){
let data138 = data135.depois_de;
if(data138 && typeof data138 == "object" && !Array.isArray(data138)){
for(const key27 in data138){
if(!(((key27 === "classes") || (key27 === "textos")) || (key27 === "regioes"))){
const err319 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/depois_de",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/depois_de/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key27}};
vErrors = withError(vErrors, err319);
errors++;
}
}
if(data138.classes !== undefined){
let data139 = data138.classes;
if(Array.isArray(data139)){
const len28 = data139.length;
for(let i28=0; i28<len28; i28++){
if(typeof data139[i28] !== "string"){
const err320 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/depois_de/classes/" + i28,schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/depois_de/properties/classes/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err320);
errors++;
}
}
}
else {
const err321 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/depois_de/classes",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/depois_de/properties/classes/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err321);
errors++;
}
}
if(data138.textos !== undefined){
let data141 = data138.textos;
if(Array.isArray(data141)){
const len29 = data141.length;
for(let i29=0; i29<len29; i29++){
let data142 = data141[i29];
if(typeof data142 === "string"){
if(func1(data142) > 64){
const err322 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/depois_de/textos/" + i29,schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/depois_de/properties/textos/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = withError(vErrors, err322);
errors++;
}
if(func1(data142) < 1){
const err323 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/depois_de/textos/" + i29,schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/depois_de/properties/textos/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err323);
errors++;
}
}
else {
const err324 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/depois_de/textos/" + i29,schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/depois_de/properties/textos/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err324);
errors++;
}
}
}
else {
const err325 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/depois_de/textos",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/depois_de/properties/textos/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err325);
errors++;
}
}
if(data138.regioes !== undefined){
let data143 = data138.regioes;
if(Array.isArray(data143)){
const len30 = data143.length;
for(let i30=0; i30<len30; i30++){
if(typeof data143[i30] !== "string"){
const err326 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/depois_de/regioes/" + i30,schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/depois_de/properties/regioes/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err326);
errors++;
}
}
}
else {
const err327 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/depois_de/regioes",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/depois_de/properties/regioes/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err327);
errors++;
}
}
}
else {
const err328 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/depois_de",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/depois_de/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err328);
errors++;
}
}
if(data135.nao_depois_de !== undefined){
let data145 = data135.nao_depois_de;
if(data145 && typeof data145 == "object" && !Array.isArray(data145)){
for(const key28 in data145){
if(!(((key28 === "classes") || (key28 === "textos")) || (key28 === "regioes"))){
const err329 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/nao_depois_de",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/nao_depois_de/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key28}};
vErrors = withError(vErrors, err329);
errors++;
}
}
if(data145.classes !== undefined){
let data146 = data145.classes;
if(Array.isArray(data146)){
const len31 = data146.length;
for(let i31=0; i31<len31; i31++){
if(typeof data146[i31] !== "string"){
const err330 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/nao_depois_de/classes/" + i31,schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/nao_depois_de/properties/classes/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err330);
errors++;
}
}
}
else {
const err331 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/nao_depois_de/classes",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/nao_depois_de/properties/classes/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err331);
errors++;
}
}
if(data145.textos !== undefined){
let data148 = data145.textos;
if(Array.isArray(data148)){
const len32 = data148.length;
for(let i32=0; i32<len32; i32++){
let data149 = data148[i32];
if(typeof data149 === "string"){
if(func1(data149) > 64){
const err332 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/nao_depois_de/textos/" + i32,schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/nao_depois_de/properties/textos/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = withError(vErrors, err332);
errors++;
}
if(func1(data149) < 1){
const err333 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/nao_depois_de/textos/" + i32,schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/nao_depois_de/properties/textos/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err333);
errors++;
}
}
else {
const err334 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/nao_depois_de/textos/" + i32,schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/nao_depois_de/properties/textos/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err334);
errors++;
}
}
}
else {
const err335 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/nao_depois_de/textos",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/nao_depois_de/properties/textos/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err335);
errors++;
}
}
if(data145.regioes !== undefined){
let data150 = data145.regioes;
if(Array.isArray(data150)){
const len33 = data150.length;
for(let i33=0; i33<len33; i33++){
if(typeof data150[i33] !== "string"){
const err336 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/nao_depois_de/regioes/" + i33,schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/nao_depois_de/properties/regioes/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err336);
errors++;
}
}
}
else {
const err337 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/nao_depois_de/regioes",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/nao_depois_de/properties/regioes/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err337);
errors++;
}
}
}
else {
const err338 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/nao_depois_de",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/nao_depois_de/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err338);
errors++;
}
}
if(data135.apos !== undefined){
let data152 = data135.apos;
if(typeof data152 === "string"){
if(func1(data152) > 500){
const err339 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/apos",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/apos/maxLength",keyword:"maxLength",params:{limit: 500}};
vErrors = withError(vErrors, err339);
errors++;
}
if(func1(data152) < 1){
const err340 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/apos",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/apos/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err340);
errors++;
}
}
else {
const err341 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/apos",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/apos/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err341);
errors++;
}
}
if(data135.nao_apos !== undefined){
let data153 = data135.nao_apos;
if(typeof data153 === "string"){
if(func1(data153) > 500){
const err342 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/nao_apos",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/nao_apos/maxLength",keyword:"maxLength",params:{limit: 500}};
vErrors = withError(vErrors, err342);
errors++;
}
if(func1(data153) < 1){
const err343 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/nao_apos",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/nao_apos/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err343);
errors++;
}
}
else {
const err344 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/nao_apos",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/nao_apos/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err344);
errors++;
}
}
if(data135.antes_de !== undefined){
let data154 = data135.antes_de;
if(data154 && typeof data154 == "object" && !Array.isArray(data154)){
if(data154.padrao === undefined){
const err345 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/antes_de",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/antes_de/required",keyword:"required",params:{missingProperty: "padrao"}};
vErrors = withError(vErrors, err345);
errors++;
}
for(const key29 in data154){
if(!(key29 === "padrao")){
const err346 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/antes_de",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/antes_de/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key29}};
vErrors = withError(vErrors, err346);
errors++;
}
}
if(data154.padrao !== undefined){
let data155 = data154.padrao;
if(typeof data155 === "string"){
if(func1(data155) > 1000){
const err347 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/antes_de/padrao",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/antes_de/properties/padrao/maxLength",keyword:"maxLength",params:{limit: 1000}};
vErrors = withError(vErrors, err347);
errors++;
}
if(func1(data155) < 1){
const err348 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/antes_de/padrao",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/antes_de/properties/padrao/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err348);
errors++;
}
}
else {
const err349 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/antes_de/padrao",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/antes_de/properties/padrao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err349);
errors++;
}
}
}
else {
const err350 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/antes_de",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/antes_de/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err350);
errors++;
}
}
if(data135.nao_antes_de !== undefined){
let data156 = data135.nao_antes_de;
if(data156 && typeof data156 == "object" && !Array.isArray(data156)){
if(data156.padrao === undefined){
const err351 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/nao_antes_de",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/nao_antes_de/required",keyword:"required",params:{missingProperty: "padrao"}};
vErrors = withError(vErrors, err351);
errors++;
}
for(const key30 in data156){
if(!(key30 === "padrao")){
const err352 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/nao_antes_de",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/nao_antes_de/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key30}};
vErrors = withError(vErrors, err352);
errors++;
}
}
if(data156.padrao !== undefined){
let data157 = data156.padrao;
if(typeof data157 === "string"){
if(func1(data157) > 1000){
const err353 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/nao_antes_de/padrao",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/nao_antes_de/properties/padrao/maxLength",keyword:"maxLength",params:{limit: 1000}};
vErrors = withError(vErrors, err353);
errors++;
}
if(func1(data157) < 1){
const err354 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/nao_antes_de/padrao",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/nao_antes_de/properties/padrao/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err354);
errors++;
}
}
else {
const err355 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/nao_antes_de/padrao",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/nao_antes_de/properties/padrao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err355);
errors++;
}
}
}
else {
const err356 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/nao_antes_de",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/nao_antes_de/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err356);
errors++;
}
}
if(data135.dentro_de !== undefined){
let data158 = data135.dentro_de;
if(Array.isArray(data158)){
const len34 = data158.length;
for(let i34=0; i34<len34; i34++){
let data159 = data158[i34];
if(typeof data159 === "string"){
if(func1(data159) > 64){
const err357 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/dentro_de/" + i34,schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/dentro_de/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = withError(vErrors, err357);
errors++;
}
if(func1(data159) < 1){
const err358 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/dentro_de/" + i34,schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/dentro_de/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err358);
errors++;
}
}
else {
const err359 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/dentro_de/" + i34,schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/dentro_de/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err359);
errors++;
}
}
}
else {
const err360 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/dentro_de",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/dentro_de/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err360);
errors++;
}
}
if(data135.na_linha !== undefined){
let data160 = data135.na_linha;
if(Array.isArray(data160)){
const len35 = data160.length;
for(let i35=0; i35<len35; i35++){
let data161 = data160[i35];
if(typeof data161 === "string"){
if(func1(data161) > 64){
const err361 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/na_linha/" + i35,schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/na_linha/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = withError(vErrors, err361);
errors++;
}
if(func1(data161) < 1){
const err362 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/na_linha/" + i35,schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/na_linha/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err362);
errors++;
}
}
else {
const err363 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/na_linha/" + i35,schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/na_linha/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err363);
errors++;
}
}
}
else {
const err364 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27+"/na_linha",schemaPath:"#/properties/contextuais/items/properties/quando/items/properties/na_linha/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err364);
errors++;
}
}
}
else {
const err365 = {instancePath:instancePath+"/contextuais/" + i26+"/quando/" + i27,schemaPath:"#/properties/contextuais/items/properties/quando/items/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err365);
errors++;
}
}
}
else {
const err366 = {instancePath:instancePath+"/contextuais/" + i26+"/quando",schemaPath:"#/properties/contextuais/items/properties/quando/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err366);
errors++;
}
}
}
else {
const err367 = {instancePath:instancePath+"/contextuais/" + i26,schemaPath:"#/properties/contextuais/items/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err367);
errors++;
}
}
}
else {
const err368 = {instancePath:instancePath+"/contextuais",schemaPath:"#/properties/contextuais/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err368);
errors++;
}
}
if(data.continuacao !== undefined){
let data162 = data.continuacao;
if(data162 && typeof data162 == "object" && !Array.isArray(data162)){
for(const key31 in data162){
if(!((((((key31 === "livre") || (key31 === "entre")) || (key31 === "fim")) || (key31 === "inicio")) || (key31 === "marca")) || (key31 === "separador"))){
const err369 = {instancePath:instancePath+"/continuacao",schemaPath:"#/properties/continuacao/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key31}};
vErrors = withError(vErrors, err369);
errors++;
}
}
if(data162.livre !== undefined){
if(typeof data162.livre !== "boolean"){
const err370 = {instancePath:instancePath+"/continuacao/livre",schemaPath:"#/properties/continuacao/properties/livre/type",keyword:"type",params:{type: "boolean"}};
vErrors = withError(vErrors, err370);
errors++;
}
}
if(data162.entre !== undefined){
let data164 = data162.entre;
if(Array.isArray(data164)){
const len36 = data164.length;
for(let i36=0; i36<len36; i36++){
let data165 = data164[i36];
if(Array.isArray(data165)){
if(data165.length > 2){
const err371 = {instancePath:instancePath+"/continuacao/entre/" + i36,schemaPath:"#/properties/continuacao/properties/entre/items/maxItems",keyword:"maxItems",params:{limit: 2}};
vErrors = withError(vErrors, err371);
errors++;
}
if(data165.length < 2){
const err372 = {instancePath:instancePath+"/continuacao/entre/" + i36,schemaPath:"#/properties/continuacao/properties/entre/items/minItems",keyword:"minItems",params:{limit: 2}};
vErrors = withError(vErrors, err372);
errors++;
}
const len37 = data165.length;
if(len37 > 0){
let data166 = data165[0];
if(typeof data166 === "string"){
if(func1(data166) > 64){
const err373 = {instancePath:instancePath+"/continuacao/entre/" + i36+"/0",schemaPath:"#/properties/continuacao/properties/entre/items/prefixItems/0/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = withError(vErrors, err373);
errors++;
}
if(func1(data166) < 1){
const err374 = {instancePath:instancePath+"/continuacao/entre/" + i36+"/0",schemaPath:"#/properties/continuacao/properties/entre/items/prefixItems/0/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err374);
errors++;
}
}
else {
const err375 = {instancePath:instancePath+"/continuacao/entre/" + i36+"/0",schemaPath:"#/properties/continuacao/properties/entre/items/prefixItems/0/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err375);
errors++;
}
}
if(len37 > 1){
let data167 = data165[1];
if(typeof data167 === "string"){
if(func1(data167) > 64){
const err376 = {instancePath:instancePath+"/continuacao/entre/" + i36+"/1",schemaPath:"#/properties/continuacao/properties/entre/items/prefixItems/1/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = withError(vErrors, err376);
errors++;
}
if(func1(data167) < 1){
const err377 = {instancePath:instancePath+"/continuacao/entre/" + i36+"/1",schemaPath:"#/properties/continuacao/properties/entre/items/prefixItems/1/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err377);
errors++;
}
}
else {
const err378 = {instancePath:instancePath+"/continuacao/entre/" + i36+"/1",schemaPath:"#/properties/continuacao/properties/entre/items/prefixItems/1/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err378);
errors++;
}
}
const len38 = data165.length;
if(!(len38 <= 2)){
const err379 = {instancePath:instancePath+"/continuacao/entre/" + i36,schemaPath:"#/properties/continuacao/properties/entre/items/items",keyword:"items",params:{limit: 2}};
vErrors = withError(vErrors, err379);
errors++;
}
}
else {
const err380 = {instancePath:instancePath+"/continuacao/entre/" + i36,schemaPath:"#/properties/continuacao/properties/entre/items/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err380);
errors++;
}
}
}
else {
const err381 = {instancePath:instancePath+"/continuacao/entre",schemaPath:"#/properties/continuacao/properties/entre/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err381);
errors++;
}
}
if(data162.fim !== undefined){
let data168 = data162.fim;
if(Array.isArray(data168)){
const len39 = data168.length;
for(let i37=0; i37<len39; i37++){
let data169 = data168[i37];
if(typeof data169 === "string"){
if(func1(data169) > 64){
const err382 = {instancePath:instancePath+"/continuacao/fim/" + i37,schemaPath:"#/properties/continuacao/properties/fim/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = withError(vErrors, err382);
errors++;
}
if(func1(data169) < 1){
const err383 = {instancePath:instancePath+"/continuacao/fim/" + i37,schemaPath:"#/properties/continuacao/properties/fim/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err383);
errors++;
}
}
else {
const err384 = {instancePath:instancePath+"/continuacao/fim/" + i37,schemaPath:"#/properties/continuacao/properties/fim/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err384);
errors++;
}
}
}
else {
const err385 = {instancePath:instancePath+"/continuacao/fim",schemaPath:"#/properties/continuacao/properties/fim/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err385);
errors++;
}
}
if(data162.inicio !== undefined){
let data170 = data162.inicio;
if(Array.isArray(data170)){
const len40 = data170.length;
for(let i38=0; i38<len40; i38++){
let data171 = data170[i38];
if(typeof data171 === "string"){
if(func1(data171) > 64){
const err386 = {instancePath:instancePath+"/continuacao/inicio/" + i38,schemaPath:"#/properties/continuacao/properties/inicio/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = withError(vErrors, err386);
errors++;
}
if(func1(data171) < 1){
const err387 = {instancePath:instancePath+"/continuacao/inicio/" + i38,schemaPath:"#/properties/continuacao/properties/inicio/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err387);
errors++;
}
}
else {
const err388 = {instancePath:instancePath+"/continuacao/inicio/" + i38,schemaPath:"#/properties/continuacao/properties/inicio/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err388);
errors++;
}
}
}
else {
const err389 = {instancePath:instancePath+"/continuacao/inicio",schemaPath:"#/properties/continuacao/properties/inicio/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err389);
errors++;
}
}
if(data162.marca !== undefined){
let data172 = data162.marca;
if(typeof data172 === "string"){
if(func1(data172) > 64){
const err390 = {instancePath:instancePath+"/continuacao/marca",schemaPath:"#/properties/continuacao/properties/marca/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = withError(vErrors, err390);
errors++;
}
if(func1(data172) < 1){
const err391 = {instancePath:instancePath+"/continuacao/marca",schemaPath:"#/properties/continuacao/properties/marca/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err391);
errors++;
}
}
else {
const err392 = {instancePath:instancePath+"/continuacao/marca",schemaPath:"#/properties/continuacao/properties/marca/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err392);
errors++;
}
}
if(data162.separador !== undefined){
let data173 = data162.separador;
if(Array.isArray(data173)){
const len41 = data173.length;
for(let i39=0; i39<len41; i39++){
let data174 = data173[i39];
if(typeof data174 === "string"){
if(func1(data174) > 64){
const err393 = {instancePath:instancePath+"/continuacao/separador/" + i39,schemaPath:"#/properties/continuacao/properties/separador/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = withError(vErrors, err393);
errors++;
}
if(func1(data174) < 1){
const err394 = {instancePath:instancePath+"/continuacao/separador/" + i39,schemaPath:"#/properties/continuacao/properties/separador/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err394);
errors++;
}
}
else {
const err395 = {instancePath:instancePath+"/continuacao/separador/" + i39,schemaPath:"#/properties/continuacao/properties/separador/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err395);
errors++;
}
}
}
else {
const err396 = {instancePath:instancePath+"/continuacao/separador",schemaPath:"#/properties/continuacao/properties/separador/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err396);
errors++;
}
}
}
else {
const err397 = {instancePath:instancePath+"/continuacao",schemaPath:"#/properties/continuacao/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err397);
errors++;
}
}
if(data.blocos !== undefined){
let data175 = data.blocos;
if(data175 && typeof data175 == "object" && !Array.isArray(data175)){
for(const key32 in data175){
if(!(((((key32 === "recuo") || (key32 === "abre")) || (key32 === "pares")) || (key32 === "palavras")) || (key32 === "largura"))){
const err398 = {instancePath:instancePath+"/blocos",schemaPath:"#/properties/blocos/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key32}};
vErrors = withError(vErrors, err398);
errors++;
}
}
if(data175.recuo !== undefined){
if(typeof data175.recuo !== "boolean"){
const err399 = {instancePath:instancePath+"/blocos/recuo",schemaPath:"#/properties/blocos/properties/recuo/type",keyword:"type",params:{type: "boolean"}};
vErrors = withError(vErrors, err399);
errors++;
}
}
if(data175.abre !== undefined){
let data177 = data175.abre;
if(Array.isArray(data177)){
const len42 = data177.length;
for(let i40=0; i40<len42; i40++){
let data178 = data177[i40];
if(typeof data178 === "string"){
if(func1(data178) > 64){
const err400 = {instancePath:instancePath+"/blocos/abre/" + i40,schemaPath:"#/properties/blocos/properties/abre/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = withError(vErrors, err400);
errors++;
}
if(func1(data178) < 1){
const err401 = {instancePath:instancePath+"/blocos/abre/" + i40,schemaPath:"#/properties/blocos/properties/abre/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err401);
errors++;
}
}
else {
const err402 = {instancePath:instancePath+"/blocos/abre/" + i40,schemaPath:"#/properties/blocos/properties/abre/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err402);
errors++;
}
}
}
else {
const err403 = {instancePath:instancePath+"/blocos/abre",schemaPath:"#/properties/blocos/properties/abre/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err403);
errors++;
}
}
if(data175.pares !== undefined){
let data179 = data175.pares;
if(Array.isArray(data179)){
const len43 = data179.length;
for(let i41=0; i41<len43; i41++){
let data180 = data179[i41];
if(Array.isArray(data180)){
if(data180.length > 2){
const err404 = {instancePath:instancePath+"/blocos/pares/" + i41,schemaPath:"#/properties/blocos/properties/pares/items/maxItems",keyword:"maxItems",params:{limit: 2}};
vErrors = withError(vErrors, err404);
errors++;
}
if(data180.length < 2){
const err405 = {instancePath:instancePath+"/blocos/pares/" + i41,schemaPath:"#/properties/blocos/properties/pares/items/minItems",keyword:"minItems",params:{limit: 2}};
vErrors = withError(vErrors, err405);
errors++;
}
const len44 = data180.length;
if(len44 > 0){
let data181 = data180[0];
if(typeof data181 === "string"){
if(func1(data181) > 64){
const err406 = {instancePath:instancePath+"/blocos/pares/" + i41+"/0",schemaPath:"#/properties/blocos/properties/pares/items/prefixItems/0/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = withError(vErrors, err406);
errors++;
}
if(func1(data181) < 1){
const err407 = {instancePath:instancePath+"/blocos/pares/" + i41+"/0",schemaPath:"#/properties/blocos/properties/pares/items/prefixItems/0/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err407);
errors++;
}
}
else {
const err408 = {instancePath:instancePath+"/blocos/pares/" + i41+"/0",schemaPath:"#/properties/blocos/properties/pares/items/prefixItems/0/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err408);
errors++;
}
}
if(len44 > 1){
let data182 = data180[1];
if(typeof data182 === "string"){
if(func1(data182) > 64){
const err409 = {instancePath:instancePath+"/blocos/pares/" + i41+"/1",schemaPath:"#/properties/blocos/properties/pares/items/prefixItems/1/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = withError(vErrors, err409);
errors++;
}
if(func1(data182) < 1){
const err410 = {instancePath:instancePath+"/blocos/pares/" + i41+"/1",schemaPath:"#/properties/blocos/properties/pares/items/prefixItems/1/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err410);
errors++;
}
}
else {
const err411 = {instancePath:instancePath+"/blocos/pares/" + i41+"/1",schemaPath:"#/properties/blocos/properties/pares/items/prefixItems/1/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err411);
errors++;
}
}
const len45 = data180.length;
if(!(len45 <= 2)){
const err412 = {instancePath:instancePath+"/blocos/pares/" + i41,schemaPath:"#/properties/blocos/properties/pares/items/items",keyword:"items",params:{limit: 2}};
vErrors = withError(vErrors, err412);
errors++;
}
}
else {
const err413 = {instancePath:instancePath+"/blocos/pares/" + i41,schemaPath:"#/properties/blocos/properties/pares/items/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err413);
errors++;
}
}
}
else {
const err414 = {instancePath:instancePath+"/blocos/pares",schemaPath:"#/properties/blocos/properties/pares/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err414);
errors++;
}
}
if(data175.palavras !== undefined){
let data183 = data175.palavras;
if(Array.isArray(data183)){
const len46 = data183.length;
for(let i42=0; i42<len46; i42++){
let data184 = data183[i42];
if(Array.isArray(data184)){
if(data184.length > 2){
const err415 = {instancePath:instancePath+"/blocos/palavras/" + i42,schemaPath:"#/properties/blocos/properties/palavras/items/maxItems",keyword:"maxItems",params:{limit: 2}};
vErrors = withError(vErrors, err415);
errors++;
}
if(data184.length < 2){
const err416 = {instancePath:instancePath+"/blocos/palavras/" + i42,schemaPath:"#/properties/blocos/properties/palavras/items/minItems",keyword:"minItems",params:{limit: 2}};
vErrors = withError(vErrors, err416);
errors++;
}
const len47 = data184.length;
if(len47 > 0){
let data185 = data184[0];
if(typeof data185 === "string"){
if(func1(data185) > 64){
const err417 = {instancePath:instancePath+"/blocos/palavras/" + i42+"/0",schemaPath:"#/properties/blocos/properties/palavras/items/prefixItems/0/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = withError(vErrors, err417);
errors++;
}
if(func1(data185) < 1){
const err418 = {instancePath:instancePath+"/blocos/palavras/" + i42+"/0",schemaPath:"#/properties/blocos/properties/palavras/items/prefixItems/0/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err418);
errors++;
}
}
else {
const err419 = {instancePath:instancePath+"/blocos/palavras/" + i42+"/0",schemaPath:"#/properties/blocos/properties/palavras/items/prefixItems/0/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err419);
errors++;
}
}
if(len47 > 1){
let data186 = data184[1];
if(typeof data186 === "string"){
if(func1(data186) > 64){
const err420 = {instancePath:instancePath+"/blocos/palavras/" + i42+"/1",schemaPath:"#/properties/blocos/properties/palavras/items/prefixItems/1/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = withError(vErrors, err420);
errors++;
}
if(func1(data186) < 1){
const err421 = {instancePath:instancePath+"/blocos/palavras/" + i42+"/1",schemaPath:"#/properties/blocos/properties/palavras/items/prefixItems/1/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err421);
errors++;
}
}
else {
const err422 = {instancePath:instancePath+"/blocos/palavras/" + i42+"/1",schemaPath:"#/properties/blocos/properties/palavras/items/prefixItems/1/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err422);
errors++;
}
}
const len48 = data184.length;
if(!(len48 <= 2)){
const err423 = {instancePath:instancePath+"/blocos/palavras/" + i42,schemaPath:"#/properties/blocos/properties/palavras/items/items",keyword:"items",params:{limit: 2}};
vErrors = withError(vErrors, err423);
errors++;
}
}
else {
const err424 = {instancePath:instancePath+"/blocos/palavras/" + i42,schemaPath:"#/properties/blocos/properties/palavras/items/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err424);
errors++;
}
}
}
else {
const err425 = {instancePath:instancePath+"/blocos/palavras",schemaPath:"#/properties/blocos/properties/palavras/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err425);
errors++;
}
}
if(data175.largura !== undefined){
let data187 = data175.largura;
if(!(((typeof data187 == "number") && (!(data187 % 1) && !isNaN(data187))) && (isFinite(data187)))){
const err426 = {instancePath:instancePath+"/blocos/largura",schemaPath:"#/properties/blocos/properties/largura/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err426);
errors++;
}
if((typeof data187 == "number") && (isFinite(data187))){
if(data187 > 16 || isNaN(data187)){
const err427 = {instancePath:instancePath+"/blocos/largura",schemaPath:"#/properties/blocos/properties/largura/maximum",keyword:"maximum",params:{comparison: "<=", limit: 16}};
vErrors = withError(vErrors, err427);
errors++;
}
if(data187 < 1 || isNaN(data187)){
const err428 = {instancePath:instancePath+"/blocos/largura",schemaPath:"#/properties/blocos/properties/largura/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = withError(vErrors, err428);
errors++;
}
}
}
}
else {
const err429 = {instancePath:instancePath+"/blocos",schemaPath:"#/properties/blocos/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err429);
errors++;
}
}
if(data.inexprimivel !== undefined){
let data188 = data.inexprimivel;
if(Array.isArray(data188)){
const len49 = data188.length;
for(let i43=0; i43<len49; i43++){
let data189 = data188[i43];
if(data189 && typeof data189 == "object" && !Array.isArray(data189)){
if(data189.o_que === undefined){
const err430 = {instancePath:instancePath+"/inexprimivel/" + i43,schemaPath:"#/properties/inexprimivel/items/required",keyword:"required",params:{missingProperty: "o_que"}};
vErrors = withError(vErrors, err430);
errors++;
}
if(data189.motivo === undefined){
const err431 = {instancePath:instancePath+"/inexprimivel/" + i43,schemaPath:"#/properties/inexprimivel/items/required",keyword:"required",params:{missingProperty: "motivo"}};
vErrors = withError(vErrors, err431);
errors++;
}
if(data189.exemplo === undefined){
const err432 = {instancePath:instancePath+"/inexprimivel/" + i43,schemaPath:"#/properties/inexprimivel/items/required",keyword:"required",params:{missingProperty: "exemplo"}};
vErrors = withError(vErrors, err432);
errors++;
}
for(const key33 in data189){
if(!(((key33 === "o_que") || (key33 === "motivo")) || (key33 === "exemplo"))){
const err433 = {instancePath:instancePath+"/inexprimivel/" + i43,schemaPath:"#/properties/inexprimivel/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key33}};
vErrors = withError(vErrors, err433);
errors++;
}
}
if(data189.o_que !== undefined){
let data190 = data189.o_que;
if(typeof data190 === "string"){
if(func1(data190) < 1){
const err434 = {instancePath:instancePath+"/inexprimivel/" + i43+"/o_que",schemaPath:"#/properties/inexprimivel/items/properties/o_que/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err434);
errors++;
}
}
else {
const err435 = {instancePath:instancePath+"/inexprimivel/" + i43+"/o_que",schemaPath:"#/properties/inexprimivel/items/properties/o_que/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err435);
errors++;
}
}
if(data189.motivo !== undefined){
let data191 = data189.motivo;
if(typeof data191 === "string"){
if(func1(data191) < 1){
const err436 = {instancePath:instancePath+"/inexprimivel/" + i43+"/motivo",schemaPath:"#/properties/inexprimivel/items/properties/motivo/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err436);
errors++;
}
}
else {
const err437 = {instancePath:instancePath+"/inexprimivel/" + i43+"/motivo",schemaPath:"#/properties/inexprimivel/items/properties/motivo/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err437);
errors++;
}
}
if(data189.exemplo !== undefined){
let data192 = data189.exemplo;
if(typeof data192 === "string"){
if(func1(data192) < 1){
const err438 = {instancePath:instancePath+"/inexprimivel/" + i43+"/exemplo",schemaPath:"#/properties/inexprimivel/items/properties/exemplo/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err438);
errors++;
}
}
else {
const err439 = {instancePath:instancePath+"/inexprimivel/" + i43+"/exemplo",schemaPath:"#/properties/inexprimivel/items/properties/exemplo/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err439);
errors++;
}
}
}
else {
const err440 = {instancePath:instancePath+"/inexprimivel/" + i43,schemaPath:"#/properties/inexprimivel/items/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err440);
errors++;
}
}
}
else {
const err441 = {instancePath:instancePath+"/inexprimivel",schemaPath:"#/properties/inexprimivel/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err441);
errors++;
}
}
if(data.palavras !== undefined){
let data193 = data.palavras;
if(data193 && typeof data193 == "object" && !Array.isArray(data193)){
for(const key34 in data193){
const _errs447 = errors;
if(typeof key34 !== "string"){
const err442 = {instancePath:instancePath+"/palavras",schemaPath:"#/properties/palavras/propertyNames/type",keyword:"type",params:{type: "string"},propertyName:key34};
vErrors = withError(vErrors, err442);
errors++;
}
var valid130 = _errs447 === errors;
if(!valid130){
const err443 = {instancePath:instancePath+"/palavras",schemaPath:"#/properties/palavras/propertyNames",keyword:"propertyNames",params:{propertyName: key34}};
vErrors = withError(vErrors, err443);
errors++;
}
}
for(const key35 in data193){
let data194 = data193[key35];
if(Array.isArray(data194)){
const len50 = data194.length;
for(let i44=0; i44<len50; i44++){
let data195 = data194[i44];
if(typeof data195 === "string"){
if(func1(data195) > 64){
const err444 = {instancePath:instancePath+"/palavras/" + key35.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i44,schemaPath:"#/properties/palavras/additionalProperties/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = withError(vErrors, err444);
errors++;
}
if(func1(data195) < 1){
const err445 = {instancePath:instancePath+"/palavras/" + key35.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i44,schemaPath:"#/properties/palavras/additionalProperties/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err445);
errors++;
}
}
else {
const err446 = {instancePath:instancePath+"/palavras/" + key35.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i44,schemaPath:"#/properties/palavras/additionalProperties/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err446);
errors++;
}
}
}
else {
const err447 = {instancePath:instancePath+"/palavras/" + key35.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/palavras/additionalProperties/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err447);
errors++;
}
}
}
else {
const err448 = {instancePath:instancePath+"/palavras",schemaPath:"#/properties/palavras/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err448);
errors++;
}
}
if(data.simbolos !== undefined){
let data196 = data.simbolos;
if(Array.isArray(data196)){
const len51 = data196.length;
for(let i45=0; i45<len51; i45++){
let data197 = data196[i45];
if(typeof data197 === "string"){
if(func1(data197) > 64){
const err449 = {instancePath:instancePath+"/simbolos/" + i45,schemaPath:"#/properties/simbolos/items/maxLength",keyword:"maxLength",params:{limit: 64}};
vErrors = withError(vErrors, err449);
errors++;
}
if(func1(data197) < 1){
const err450 = {instancePath:instancePath+"/simbolos/" + i45,schemaPath:"#/properties/simbolos/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err450);
errors++;
}
}
else {
const err451 = {instancePath:instancePath+"/simbolos/" + i45,schemaPath:"#/properties/simbolos/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err451);
errors++;
}
}
}
else {
const err452 = {instancePath:instancePath+"/simbolos",schemaPath:"#/properties/simbolos/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err452);
errors++;
}
}
}
else {
const err453 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err453);
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function withError(errors, error) {
  if (errors === null) return [error];
  if (errors.length < 1000) errors.push(error);
  return errors;
}

export const validators = { index, sintaxe, embutidas, modulos, comandos, erros, conteudos, manifest, registro, pacote, config, lock, verification, check, referencia, search, lexico };
