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
const schema38 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:refdata-action:schema:manifest:1","type":"object","additionalProperties":false,"required":["versao","generator","source","base_url","rules","files"],"properties":{"versao":{"type":"string","minLength":1},"generator":{"type":"object","additionalProperties":false,"required":["name","version"],"properties":{"name":{"const":"refdata-action"},"version":{"type":"string","minLength":1}}},"source":{"type":"object","additionalProperties":false,"required":["commit","modified"],"properties":{"commit":{"type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},"modified":{"type":"boolean"}}},"base_url":{"type":["string","null"],"pattern":"^https?://\\S+$"},"rules":{"type":"object","propertyNames":{"minLength":1},"additionalProperties":{"type":"object","additionalProperties":false,"properties":{"level":{"enum":["error","warning","notice","off"]},"pattern":{"type":"string"}}}},"unread":{"type":"array","items":{"type":"string","pattern":"^/api/[a-z]+\\.json#/"}},"files":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["path","bytes","sha256","schema"],"properties":{"path":{"type":"string","pattern":"^(?!.*/\\.{1,2}(?:/|$))(?:/[^/\\\\]+)+$"},"bytes":{"type":"integer","minimum":0},"sha256":{"type":"string","pattern":"^[0-9a-f]{64}$"},"schema":{"type":["string","null"],"pattern":"^/schemas/[^/\\\\]+\\.schema\\.json$"},"served":{"const":false}}}}}};
const pattern6 = new RegExp("^[0-9a-f]{40}(?:[0-9a-f]{24})?$", "u");
const pattern7 = new RegExp("^https?://\\S+$", "u");
const pattern8 = new RegExp("^/api/[a-z]+\\.json#/", "u");
const pattern9 = new RegExp("^(?!.*/\\.{1,2}(?:/|$))(?:/[^/\\\\]+)+$", "u");
const pattern10 = new RegExp("^[0-9a-f]{64}$", "u");
const pattern11 = new RegExp("^/schemas/[^/\\\\]+\\.schema\\.json$", "u");

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
if(!((key2 === "commit") || (key2 === "modified"))){
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
}
else {
const err22 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err22);
errors++;
}
}
if(data.base_url !== undefined){
let data7 = data.base_url;
if((typeof data7 !== "string") && (data7 !== null)){
const err23 = {instancePath:instancePath+"/base_url",schemaPath:"#/properties/base_url/type",keyword:"type",params:{type: schema38.properties.base_url.type}};
vErrors = withError(vErrors, err23);
errors++;
}
if(typeof data7 === "string"){
if(!pattern7.test(data7)){
const err24 = {instancePath:instancePath+"/base_url",schemaPath:"#/properties/base_url/pattern",keyword:"pattern",params:{pattern: "^https?://\\S+$"}};
vErrors = withError(vErrors, err24);
errors++;
}
}
}
if(data.rules !== undefined){
let data8 = data.rules;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key3 in data8){
const _errs21 = errors;
if(typeof key3 === "string"){
if(func1(key3) < 1){
const err25 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/propertyNames/minLength",keyword:"minLength",params:{limit: 1},propertyName:key3};
vErrors = withError(vErrors, err25);
errors++;
}
}
var valid3 = _errs21 === errors;
if(!valid3){
const err26 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/propertyNames",keyword:"propertyNames",params:{propertyName: key3}};
vErrors = withError(vErrors, err26);
errors++;
}
}
for(const key4 in data8){
let data9 = data8[key4];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key5 in data9){
if(!((key5 === "level") || (key5 === "pattern"))){
const err27 = {instancePath:instancePath+"/rules/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/rules/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}};
vErrors = withError(vErrors, err27);
errors++;
}
}
if(data9.level !== undefined){
let data10 = data9.level;
if(!((((data10 === "error") || (data10 === "warning")) || (data10 === "notice")) || (data10 === "off"))){
const err28 = {instancePath:instancePath+"/rules/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/level",schemaPath:"#/properties/rules/additionalProperties/properties/level/enum",keyword:"enum",params:{allowedValues: schema38.properties.rules.additionalProperties.properties.level.enum}};
vErrors = withError(vErrors, err28);
errors++;
}
}
if(data9.pattern !== undefined){
if(typeof data9.pattern !== "string"){
const err29 = {instancePath:instancePath+"/rules/" + key4.replace(/~/g, "~0").replace(/\//g, "~1")+"/pattern",schemaPath:"#/properties/rules/additionalProperties/properties/pattern/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err29);
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/rules/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/rules/additionalProperties/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err30);
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err31);
errors++;
}
}
if(data.unread !== undefined){
let data12 = data.unread;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(typeof data13 === "string"){
if(!pattern8.test(data13)){
const err32 = {instancePath:instancePath+"/unread/" + i0,schemaPath:"#/properties/unread/items/pattern",keyword:"pattern",params:{pattern: "^/api/[a-z]+\\.json#/"}};
vErrors = withError(vErrors, err32);
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/unread/" + i0,schemaPath:"#/properties/unread/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err33);
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/unread",schemaPath:"#/properties/unread/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err34);
errors++;
}
}
if(data.files !== undefined){
let data14 = data.files;
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.path === undefined){
const err35 = {instancePath:instancePath+"/files/" + i1,schemaPath:"#/properties/files/items/required",keyword:"required",params:{missingProperty: "path"}};
vErrors = withError(vErrors, err35);
errors++;
}
if(data15.bytes === undefined){
const err36 = {instancePath:instancePath+"/files/" + i1,schemaPath:"#/properties/files/items/required",keyword:"required",params:{missingProperty: "bytes"}};
vErrors = withError(vErrors, err36);
errors++;
}
if(data15.sha256 === undefined){
const err37 = {instancePath:instancePath+"/files/" + i1,schemaPath:"#/properties/files/items/required",keyword:"required",params:{missingProperty: "sha256"}};
vErrors = withError(vErrors, err37);
errors++;
}
if(data15.schema === undefined){
const err38 = {instancePath:instancePath+"/files/" + i1,schemaPath:"#/properties/files/items/required",keyword:"required",params:{missingProperty: "schema"}};
vErrors = withError(vErrors, err38);
errors++;
}
for(const key6 in data15){
if(!(((((key6 === "path") || (key6 === "bytes")) || (key6 === "sha256")) || (key6 === "schema")) || (key6 === "served"))){
const err39 = {instancePath:instancePath+"/files/" + i1,schemaPath:"#/properties/files/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}};
vErrors = withError(vErrors, err39);
errors++;
}
}
if(data15.path !== undefined){
let data16 = data15.path;
if(typeof data16 === "string"){
if(!pattern9.test(data16)){
const err40 = {instancePath:instancePath+"/files/" + i1+"/path",schemaPath:"#/properties/files/items/properties/path/pattern",keyword:"pattern",params:{pattern: "^(?!.*/\\.{1,2}(?:/|$))(?:/[^/\\\\]+)+$"}};
vErrors = withError(vErrors, err40);
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/files/" + i1+"/path",schemaPath:"#/properties/files/items/properties/path/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err41);
errors++;
}
}
if(data15.bytes !== undefined){
let data17 = data15.bytes;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err42 = {instancePath:instancePath+"/files/" + i1+"/bytes",schemaPath:"#/properties/files/items/properties/bytes/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err42);
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err43 = {instancePath:instancePath+"/files/" + i1+"/bytes",schemaPath:"#/properties/files/items/properties/bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err43);
errors++;
}
}
}
if(data15.sha256 !== undefined){
let data18 = data15.sha256;
if(typeof data18 === "string"){
if(!pattern10.test(data18)){
const err44 = {instancePath:instancePath+"/files/" + i1+"/sha256",schemaPath:"#/properties/files/items/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"}};
vErrors = withError(vErrors, err44);
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/files/" + i1+"/sha256",schemaPath:"#/properties/files/items/properties/sha256/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err45);
errors++;
}
}
if(data15.schema !== undefined){
let data19 = data15.schema;
if((typeof data19 !== "string") && (data19 !== null)){
const err46 = {instancePath:instancePath+"/files/" + i1+"/schema",schemaPath:"#/properties/files/items/properties/schema/type",keyword:"type",params:{type: schema38.properties.files.items.properties.schema.type}};
vErrors = withError(vErrors, err46);
errors++;
}
if(typeof data19 === "string"){
if(!pattern11.test(data19)){
const err47 = {instancePath:instancePath+"/files/" + i1+"/schema",schemaPath:"#/properties/files/items/properties/schema/pattern",keyword:"pattern",params:{pattern: "^/schemas/[^/\\\\]+\\.schema\\.json$"}};
vErrors = withError(vErrors, err47);
errors++;
}
}
}
if(data15.served !== undefined){
if(false !== data15.served){
const err48 = {instancePath:instancePath+"/files/" + i1+"/served",schemaPath:"#/properties/files/items/properties/served/const",keyword:"const",params:{allowedValue: false}};
vErrors = withError(vErrors, err48);
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/files/" + i1,schemaPath:"#/properties/files/items/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err49);
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"}};
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
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const registro = validate28;
const pattern12 = new RegExp("^[^/\\\\]+\\.tar\\.gz$", "u");
const pattern13 = new RegExp("^[0-9A-Fa-f]{64}$", "u");

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
if(!pattern12.test(data11)){
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
if(!pattern13.test(data12)){
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
if(!pattern7.test(data16)){
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
if(!pattern12.test(data10)){
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
if(!pattern13.test(data11)){
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
if(!pattern7.test(data15)){
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
const pattern18 = new RegExp("\\{nome\\}", "u");
const pattern19 = new RegExp("\\{arquivo\\}", "u");

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
if(!pattern18.test(data3)){
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
if(!pattern19.test(data4)){
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
const pattern20 = new RegExp("^([0-9A-Fa-f]{64})?$", "u");

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
if(!pattern20.test(data6)){
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
const schema43 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:refdata-action:schema:verification:1","type":"object","additionalProperties":false,"required":["ok","baseUrl","versao","commit","attempts","pass","warn","fail","points"],"properties":{"ok":{"type":"boolean"},"baseUrl":{"type":"string"},"versao":{"type":["string","null"]},"commit":{"type":["string","null"]},"attempts":{"type":"integer","minimum":1},"pass":{"type":"integer","minimum":0},"warn":{"type":"integer","minimum":0},"fail":{"type":"integer","minimum":0},"points":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["check","title","verdict","message","remedy","paths"],"properties":{"check":{"type":"string","pattern":"^[a-z][a-z0-9-]*$"},"title":{"type":"string"},"verdict":{"enum":["pass","warn","fail"]},"message":{"type":"string"},"remedy":{"type":["string","null"]},"paths":{"type":"array","items":{"type":"string"}}}}}}};
const func45 = Object.prototype.hasOwnProperty;
const pattern21 = new RegExp("^[a-z][a-z0-9-]*$", "u");

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
if(data.points !== undefined){
let data8 = data.points;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.check === undefined){
const err22 = {instancePath:instancePath+"/points/" + i0,schemaPath:"#/properties/points/items/required",keyword:"required",params:{missingProperty: "check"}};
vErrors = withError(vErrors, err22);
errors++;
}
if(data9.title === undefined){
const err23 = {instancePath:instancePath+"/points/" + i0,schemaPath:"#/properties/points/items/required",keyword:"required",params:{missingProperty: "title"}};
vErrors = withError(vErrors, err23);
errors++;
}
if(data9.verdict === undefined){
const err24 = {instancePath:instancePath+"/points/" + i0,schemaPath:"#/properties/points/items/required",keyword:"required",params:{missingProperty: "verdict"}};
vErrors = withError(vErrors, err24);
errors++;
}
if(data9.message === undefined){
const err25 = {instancePath:instancePath+"/points/" + i0,schemaPath:"#/properties/points/items/required",keyword:"required",params:{missingProperty: "message"}};
vErrors = withError(vErrors, err25);
errors++;
}
if(data9.remedy === undefined){
const err26 = {instancePath:instancePath+"/points/" + i0,schemaPath:"#/properties/points/items/required",keyword:"required",params:{missingProperty: "remedy"}};
vErrors = withError(vErrors, err26);
errors++;
}
if(data9.paths === undefined){
const err27 = {instancePath:instancePath+"/points/" + i0,schemaPath:"#/properties/points/items/required",keyword:"required",params:{missingProperty: "paths"}};
vErrors = withError(vErrors, err27);
errors++;
}
for(const key1 in data9){
if(!((((((key1 === "check") || (key1 === "title")) || (key1 === "verdict")) || (key1 === "message")) || (key1 === "remedy")) || (key1 === "paths"))){
const err28 = {instancePath:instancePath+"/points/" + i0,schemaPath:"#/properties/points/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = withError(vErrors, err28);
errors++;
}
}
if(data9.check !== undefined){
let data10 = data9.check;
if(typeof data10 === "string"){
if(!pattern21.test(data10)){
const err29 = {instancePath:instancePath+"/points/" + i0+"/check",schemaPath:"#/properties/points/items/properties/check/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"}};
vErrors = withError(vErrors, err29);
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/points/" + i0+"/check",schemaPath:"#/properties/points/items/properties/check/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err30);
errors++;
}
}
if(data9.title !== undefined){
if(typeof data9.title !== "string"){
const err31 = {instancePath:instancePath+"/points/" + i0+"/title",schemaPath:"#/properties/points/items/properties/title/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err31);
errors++;
}
}
if(data9.verdict !== undefined){
let data12 = data9.verdict;
if(!(((data12 === "pass") || (data12 === "warn")) || (data12 === "fail"))){
const err32 = {instancePath:instancePath+"/points/" + i0+"/verdict",schemaPath:"#/properties/points/items/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema43.properties.points.items.properties.verdict.enum}};
vErrors = withError(vErrors, err32);
errors++;
}
}
if(data9.message !== undefined){
if(typeof data9.message !== "string"){
const err33 = {instancePath:instancePath+"/points/" + i0+"/message",schemaPath:"#/properties/points/items/properties/message/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err33);
errors++;
}
}
if(data9.remedy !== undefined){
let data14 = data9.remedy;
if((typeof data14 !== "string") && (data14 !== null)){
const err34 = {instancePath:instancePath+"/points/" + i0+"/remedy",schemaPath:"#/properties/points/items/properties/remedy/type",keyword:"type",params:{type: schema43.properties.points.items.properties.remedy.type}};
vErrors = withError(vErrors, err34);
errors++;
}
}
if(data9.paths !== undefined){
let data15 = data9.paths;
if(Array.isArray(data15)){
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
if(typeof data15[i1] !== "string"){
const err35 = {instancePath:instancePath+"/points/" + i0+"/paths/" + i1,schemaPath:"#/properties/points/items/properties/paths/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err35);
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/points/" + i0+"/paths",schemaPath:"#/properties/points/items/properties/paths/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err36);
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/points/" + i0,schemaPath:"#/properties/points/items/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err37);
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/points",schemaPath:"#/properties/points/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err38);
errors++;
}
}
}
else {
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err39);
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const check = validate33;
const schema44 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:refdata-action:schema:check:1","type":"object","additionalProperties":false,"required":["ok","verdict","level","requiredBump","suggestion","nome","base","head","counts","changes","excepted","findings"],"properties":{"ok":{"type":"boolean"},"verdict":{"enum":["unchanged","bumped","not-bumped","bumped-too-little","decreased","bumped-without-change","malformed","first","unknown","unversioned","deferred"]},"level":{"$ref":"#/$defs/bump"},"requiredBump":{"$ref":"#/$defs/bump"},"suggestion":{"type":["string","null"]},"nome":{"type":"string"},"base":{"type":"object","additionalProperties":false,"required":["name","commit","versao"],"properties":{"name":{"type":"string"},"commit":{"type":["string","null"]},"versao":{"type":["string","null"]}}},"head":{"type":"object","additionalProperties":false,"required":["name","commit","versao"],"properties":{"name":{"type":"string"},"commit":{"type":["string","null"]},"versao":{"type":"string"}}},"release":{"anyOf":[{"$ref":"#/$defs/release"},{"type":"null"}]},"compared":{"type":"object","additionalProperties":false,"required":["base","head"],"properties":{"base":{"type":"integer","minimum":0},"head":{"type":"integer","minimum":0}}},"counts":{"$ref":"#/$defs/counts"},"changes":{"type":"array","items":{"$ref":"#/$defs/change"}},"causes":{"type":"array","items":{"$ref":"#/$defs/cause"}},"evidence":{"type":"array","items":{"$ref":"#/$defs/evidence"}},"unknown":{"type":"array","items":{"$ref":"#/$defs/unknown"}},"excepted":{"type":"array","items":{"$ref":"#/$defs/change"}},"findings":{"type":"array","items":{"$ref":"#/$defs/finding"}}},"$defs":{"counts":{"type":"object","additionalProperties":false,"required":["major","minor","patch","info"],"properties":{"major":{"type":"integer","minimum":0},"minor":{"type":"integer","minimum":0},"patch":{"type":"integer","minimum":0},"info":{"type":"integer","minimum":0}}},"release":{"type":"object","additionalProperties":false,"required":["name","commit","versao","level","counts","requiredBump","suggestion","due"],"properties":{"name":{"type":"string"},"commit":{"type":["string","null"]},"versao":{"type":"string"},"level":{"$ref":"#/$defs/bump"},"counts":{"$ref":"#/$defs/counts"},"requiredBump":{"$ref":"#/$defs/bump"},"suggestion":{"type":["string","null"]},"due":{"type":"boolean"}}},"unknown":{"type":"object","additionalProperties":false,"required":["path","side","place"],"properties":{"path":{"type":"string"},"side":{"enum":["base","head","both"]},"place":{"anyOf":[{"$ref":"#/$defs/place"},{"type":"null"}]}}},"bump":{"enum":["major","minor","patch","none"]},"place":{"type":"object","additionalProperties":false,"required":["file"],"properties":{"file":{"type":"string"},"line":{"type":"integer","minimum":1},"column":{"type":"integer","minimum":1}}},"cause":{"type":"object","additionalProperties":false,"required":["kind","id","message","level","place","side","changes"],"properties":{"kind":{"enum":["change","move","line","edit"]},"id":{"type":"string","pattern":"^[0-9a-f]{16}$"},"message":{"type":"string"},"level":{"enum":["major","minor","patch","info"]},"place":{"anyOf":[{"$ref":"#/$defs/place"},{"type":"null"}]},"side":{"enum":["base","head"]},"changes":{"type":"array","minItems":2,"items":{"$ref":"#/$defs/explained"}}}},"explained":{"type":"object","additionalProperties":false,"required":["fingerprint","confidence"],"properties":{"fingerprint":{"type":"string"},"confidence":{"type":"number","minimum":0,"maximum":1}}},"change":{"type":"object","additionalProperties":false,"required":["rule","level","path","name","message","before","after","place","side","fingerprint"],"properties":{"rule":{"type":"string"},"level":{"enum":["major","minor","patch","info"]},"path":{"type":"string"},"name":{"type":"string"},"message":{"type":"string"},"before":{},"after":{},"place":{"anyOf":[{"$ref":"#/$defs/place"},{"type":"null"}]},"side":{"enum":["base","head"]},"fingerprint":{"type":"string","pattern":"^[0-9a-f]{16}$"}}},"finding":{"type":"object","required":["rule","level","message","remedy"],"properties":{"rule":{"type":"string"},"level":{"enum":["error","warning","notice"]},"message":{"type":"string"},"remedy":{"type":"string"},"place":{"$ref":"#/$defs/place"},"subject":{"type":"string"}}},"evidence":{"type":"object","additionalProperties":false,"required":["fingerprint","known","breaks","edited","programs","shortest"],"properties":{"fingerprint":{"type":"string"},"known":{"type":"integer","minimum":0},"breaks":{"type":"integer","minimum":0},"edited":{"type":"integer","minimum":0},"programs":{"type":"array","items":{"type":"string"}},"shortest":{"anyOf":[{"$ref":"#/$defs/program"},{"type":"null"}]}}},"program":{"type":"object","additionalProperties":false,"required":["program","text"],"properties":{"program":{"type":"string"},"text":{"type":"string"}}}}};
const schema45 = {"enum":["major","minor","patch","none"]};
const schema47 = {"type":"object","additionalProperties":false,"required":["name","commit","versao","level","counts","requiredBump","suggestion","due"],"properties":{"name":{"type":"string"},"commit":{"type":["string","null"]},"versao":{"type":"string"},"level":{"$ref":"#/$defs/bump"},"counts":{"$ref":"#/$defs/counts"},"requiredBump":{"$ref":"#/$defs/bump"},"suggestion":{"type":["string","null"]},"due":{"type":"boolean"}}};

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
const err10 = {instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/type",keyword:"type",params:{type: schema47.properties.commit.type}};
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
const err28 = {instancePath:instancePath+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type: schema47.properties.suggestion.type}};
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

const schema52 = {"type":"object","additionalProperties":false,"required":["rule","level","path","name","message","before","after","place","side","fingerprint"],"properties":{"rule":{"type":"string"},"level":{"enum":["major","minor","patch","info"]},"path":{"type":"string"},"name":{"type":"string"},"message":{"type":"string"},"before":{},"after":{},"place":{"anyOf":[{"$ref":"#/$defs/place"},{"type":"null"}]},"side":{"enum":["base","head"]},"fingerprint":{"type":"string","pattern":"^[0-9a-f]{16}$"}}};
const pattern22 = new RegExp("^[0-9a-f]{16}$", "u");

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
if(!(func45.call(schema52.properties, key0))){
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
const err12 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema52.properties.level.enum}};
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
const err26 = {instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema52.properties.side.enum}};
vErrors = withError(vErrors, err26);
errors++;
}
}
if(data.fingerprint !== undefined){
let data10 = data.fingerprint;
if(typeof data10 === "string"){
if(!pattern22.test(data10)){
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

const schema54 = {"type":"object","additionalProperties":false,"required":["kind","id","message","level","place","side","changes"],"properties":{"kind":{"enum":["change","move","line","edit"]},"id":{"type":"string","pattern":"^[0-9a-f]{16}$"},"message":{"type":"string"},"level":{"enum":["major","minor","patch","info"]},"place":{"anyOf":[{"$ref":"#/$defs/place"},{"type":"null"}]},"side":{"enum":["base","head"]},"changes":{"type":"array","minItems":2,"items":{"$ref":"#/$defs/explained"}}}};

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
const err8 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema54.properties.kind.enum}};
vErrors = withError(vErrors, err8);
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(!pattern22.test(data1)){
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
const err12 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema54.properties.level.enum}};
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
const err23 = {instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema54.properties.side.enum}};
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
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.program === undefined){
const err16 = {instancePath:instancePath+"/shortest",schemaPath:"#/$defs/program/required",keyword:"required",params:{missingProperty: "program"}};
vErrors = withError(vErrors, err16);
errors++;
}
if(data6.text === undefined){
const err17 = {instancePath:instancePath+"/shortest",schemaPath:"#/$defs/program/required",keyword:"required",params:{missingProperty: "text"}};
vErrors = withError(vErrors, err17);
errors++;
}
for(const key1 in data6){
if(!((key1 === "program") || (key1 === "text"))){
const err18 = {instancePath:instancePath+"/shortest",schemaPath:"#/$defs/program/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = withError(vErrors, err18);
errors++;
}
}
if(data6.program !== undefined){
if(typeof data6.program !== "string"){
const err19 = {instancePath:instancePath+"/shortest/program",schemaPath:"#/$defs/program/properties/program/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err19);
errors++;
}
}
if(data6.text !== undefined){
if(typeof data6.text !== "string"){
const err20 = {instancePath:instancePath+"/shortest/text",schemaPath:"#/$defs/program/properties/text/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err20);
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/shortest",schemaPath:"#/$defs/program/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err21);
errors++;
}
var _valid0 = _errs16 === errors;
valid3 = valid3 || _valid0;
const _errs24 = errors;
if(data6 !== null){
const err22 = {instancePath:instancePath+"/shortest",schemaPath:"#/properties/shortest/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = withError(vErrors, err22);
errors++;
}
var _valid0 = _errs24 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const err23 = {instancePath:instancePath+"/shortest",schemaPath:"#/properties/shortest/anyOf",keyword:"anyOf",params:{}};
vErrors = withError(vErrors, err23);
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
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err24);
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema59 = {"type":"object","additionalProperties":false,"required":["path","side","place"],"properties":{"path":{"type":"string"},"side":{"enum":["base","head","both"]},"place":{"anyOf":[{"$ref":"#/$defs/place"},{"type":"null"}]}}};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
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
if(!(((key0 === "path") || (key0 === "side")) || (key0 === "place"))){
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
const err5 = {instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema59.properties.side.enum}};
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
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err16);
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema61 = {"type":"object","required":["rule","level","message","remedy"],"properties":{"rule":{"type":"string"},"level":{"enum":["error","warning","notice"]},"message":{"type":"string"},"remedy":{"type":"string"},"place":{"$ref":"#/$defs/place"},"subject":{"type":"string"}}};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
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
const err5 = {instancePath:instancePath+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues: schema61.properties.level.enum}};
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
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"rule":true,"level":true,"message":true,"remedy":true,"place":true,"subject":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.nome !== undefined){
if(typeof data.nome !== "string"){
const err18 = {instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err18);
errors++;
}
}
if(data.base !== undefined){
let data6 = data.base;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.name === undefined){
const err19 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = withError(vErrors, err19);
errors++;
}
if(data6.commit === undefined){
const err20 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/required",keyword:"required",params:{missingProperty: "commit"}};
vErrors = withError(vErrors, err20);
errors++;
}
if(data6.versao === undefined){
const err21 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/required",keyword:"required",params:{missingProperty: "versao"}};
vErrors = withError(vErrors, err21);
errors++;
}
for(const key1 in data6){
if(!(((key1 === "name") || (key1 === "commit")) || (key1 === "versao"))){
const err22 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = withError(vErrors, err22);
errors++;
}
}
if(data6.name !== undefined){
if(typeof data6.name !== "string"){
const err23 = {instancePath:instancePath+"/base/name",schemaPath:"#/properties/base/properties/name/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err23);
errors++;
}
}
if(data6.commit !== undefined){
let data8 = data6.commit;
if((typeof data8 !== "string") && (data8 !== null)){
const err24 = {instancePath:instancePath+"/base/commit",schemaPath:"#/properties/base/properties/commit/type",keyword:"type",params:{type: schema44.properties.base.properties.commit.type}};
vErrors = withError(vErrors, err24);
errors++;
}
}
if(data6.versao !== undefined){
let data9 = data6.versao;
if((typeof data9 !== "string") && (data9 !== null)){
const err25 = {instancePath:instancePath+"/base/versao",schemaPath:"#/properties/base/properties/versao/type",keyword:"type",params:{type: schema44.properties.base.properties.versao.type}};
vErrors = withError(vErrors, err25);
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/base",schemaPath:"#/properties/base/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err26);
errors++;
}
}
if(data.head !== undefined){
let data10 = data.head;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.name === undefined){
const err27 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/required",keyword:"required",params:{missingProperty: "name"}};
vErrors = withError(vErrors, err27);
errors++;
}
if(data10.commit === undefined){
const err28 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/required",keyword:"required",params:{missingProperty: "commit"}};
vErrors = withError(vErrors, err28);
errors++;
}
if(data10.versao === undefined){
const err29 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/required",keyword:"required",params:{missingProperty: "versao"}};
vErrors = withError(vErrors, err29);
errors++;
}
for(const key2 in data10){
if(!(((key2 === "name") || (key2 === "commit")) || (key2 === "versao"))){
const err30 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = withError(vErrors, err30);
errors++;
}
}
if(data10.name !== undefined){
if(typeof data10.name !== "string"){
const err31 = {instancePath:instancePath+"/head/name",schemaPath:"#/properties/head/properties/name/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err31);
errors++;
}
}
if(data10.commit !== undefined){
let data12 = data10.commit;
if((typeof data12 !== "string") && (data12 !== null)){
const err32 = {instancePath:instancePath+"/head/commit",schemaPath:"#/properties/head/properties/commit/type",keyword:"type",params:{type: schema44.properties.head.properties.commit.type}};
vErrors = withError(vErrors, err32);
errors++;
}
}
if(data10.versao !== undefined){
if(typeof data10.versao !== "string"){
const err33 = {instancePath:instancePath+"/head/versao",schemaPath:"#/properties/head/properties/versao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err33);
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/head",schemaPath:"#/properties/head/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err34);
errors++;
}
}
if(data.release !== undefined){
let data14 = data.release;
const _errs32 = errors;
let valid5 = false;
const _errs33 = errors;
if(!(validate34(data14, {instancePath:instancePath+"/release",parentData:data,parentDataProperty:"release",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var _valid0 = _errs33 === errors;
valid5 = valid5 || _valid0;
const _errs34 = errors;
if(data14 !== null){
const err35 = {instancePath:instancePath+"/release",schemaPath:"#/properties/release/anyOf/1/type",keyword:"type",params:{type: "null"}};
vErrors = withError(vErrors, err35);
errors++;
}
var _valid0 = _errs34 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const err36 = {instancePath:instancePath+"/release",schemaPath:"#/properties/release/anyOf",keyword:"anyOf",params:{}};
vErrors = withError(vErrors, err36);
errors++;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
}
if(data.compared !== undefined){
let data15 = data.compared;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.base === undefined){
const err37 = {instancePath:instancePath+"/compared",schemaPath:"#/properties/compared/required",keyword:"required",params:{missingProperty: "base"}};
vErrors = withError(vErrors, err37);
errors++;
}
if(data15.head === undefined){
const err38 = {instancePath:instancePath+"/compared",schemaPath:"#/properties/compared/required",keyword:"required",params:{missingProperty: "head"}};
vErrors = withError(vErrors, err38);
errors++;
}
for(const key3 in data15){
if(!((key3 === "base") || (key3 === "head"))){
const err39 = {instancePath:instancePath+"/compared",schemaPath:"#/properties/compared/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = withError(vErrors, err39);
errors++;
}
}
if(data15.base !== undefined){
let data16 = data15.base;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err40 = {instancePath:instancePath+"/compared/base",schemaPath:"#/properties/compared/properties/base/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err40);
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err41 = {instancePath:instancePath+"/compared/base",schemaPath:"#/properties/compared/properties/base/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err41);
errors++;
}
}
}
if(data15.head !== undefined){
let data17 = data15.head;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err42 = {instancePath:instancePath+"/compared/head",schemaPath:"#/properties/compared/properties/head/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err42);
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err43 = {instancePath:instancePath+"/compared/head",schemaPath:"#/properties/compared/properties/head/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err43);
errors++;
}
}
}
}
else {
const err44 = {instancePath:instancePath+"/compared",schemaPath:"#/properties/compared/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err44);
errors++;
}
}
if(data.counts !== undefined){
let data18 = data.counts;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.major === undefined){
const err45 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/required",keyword:"required",params:{missingProperty: "major"}};
vErrors = withError(vErrors, err45);
errors++;
}
if(data18.minor === undefined){
const err46 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/required",keyword:"required",params:{missingProperty: "minor"}};
vErrors = withError(vErrors, err46);
errors++;
}
if(data18.patch === undefined){
const err47 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/required",keyword:"required",params:{missingProperty: "patch"}};
vErrors = withError(vErrors, err47);
errors++;
}
if(data18.info === undefined){
const err48 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/required",keyword:"required",params:{missingProperty: "info"}};
vErrors = withError(vErrors, err48);
errors++;
}
for(const key4 in data18){
if(!((((key4 === "major") || (key4 === "minor")) || (key4 === "patch")) || (key4 === "info"))){
const err49 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
vErrors = withError(vErrors, err49);
errors++;
}
}
if(data18.major !== undefined){
let data19 = data18.major;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err50 = {instancePath:instancePath+"/counts/major",schemaPath:"#/$defs/counts/properties/major/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err50);
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
const err51 = {instancePath:instancePath+"/counts/major",schemaPath:"#/$defs/counts/properties/major/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err51);
errors++;
}
}
}
if(data18.minor !== undefined){
let data20 = data18.minor;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err52 = {instancePath:instancePath+"/counts/minor",schemaPath:"#/$defs/counts/properties/minor/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err52);
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 0 || isNaN(data20)){
const err53 = {instancePath:instancePath+"/counts/minor",schemaPath:"#/$defs/counts/properties/minor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err53);
errors++;
}
}
}
if(data18.patch !== undefined){
let data21 = data18.patch;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err54 = {instancePath:instancePath+"/counts/patch",schemaPath:"#/$defs/counts/properties/patch/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err54);
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)){
const err55 = {instancePath:instancePath+"/counts/patch",schemaPath:"#/$defs/counts/properties/patch/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err55);
errors++;
}
}
}
if(data18.info !== undefined){
let data22 = data18.info;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err56 = {instancePath:instancePath+"/counts/info",schemaPath:"#/$defs/counts/properties/info/type",keyword:"type",params:{type: "integer"}};
vErrors = withError(vErrors, err56);
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 < 0 || isNaN(data22)){
const err57 = {instancePath:instancePath+"/counts/info",schemaPath:"#/$defs/counts/properties/info/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
vErrors = withError(vErrors, err57);
errors++;
}
}
}
}
else {
const err58 = {instancePath:instancePath+"/counts",schemaPath:"#/$defs/counts/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err58);
errors++;
}
}
if(data.changes !== undefined){
let data23 = data.changes;
if(Array.isArray(data23)){
const len0 = data23.length;
for(let i0=0; i0<len0; i0++){
if(!(validate36(data23[i0], {instancePath:instancePath+"/changes/" + i0,parentData:data23,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
const err59 = {instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err59);
errors++;
}
}
if(data.causes !== undefined){
let data25 = data.causes;
if(Array.isArray(data25)){
const len1 = data25.length;
for(let i1=0; i1<len1; i1++){
if(!(validate38(data25[i1], {instancePath:instancePath+"/causes/" + i1,parentData:data25,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
}
}
else {
const err60 = {instancePath:instancePath+"/causes",schemaPath:"#/properties/causes/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err60);
errors++;
}
}
if(data.evidence !== undefined){
let data27 = data.evidence;
if(Array.isArray(data27)){
const len2 = data27.length;
for(let i2=0; i2<len2; i2++){
if(!(validate40(data27[i2], {instancePath:instancePath+"/evidence/" + i2,parentData:data27,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
}
}
else {
const err61 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err61);
errors++;
}
}
if(data.unknown !== undefined){
let data29 = data.unknown;
if(Array.isArray(data29)){
const len3 = data29.length;
for(let i3=0; i3<len3; i3++){
if(!(validate42(data29[i3], {instancePath:instancePath+"/unknown/" + i3,parentData:data29,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
}
else {
const err62 = {instancePath:instancePath+"/unknown",schemaPath:"#/properties/unknown/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err62);
errors++;
}
}
if(data.excepted !== undefined){
let data31 = data.excepted;
if(Array.isArray(data31)){
const len4 = data31.length;
for(let i4=0; i4<len4; i4++){
if(!(validate36(data31[i4], {instancePath:instancePath+"/excepted/" + i4,parentData:data31,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
else {
const err63 = {instancePath:instancePath+"/excepted",schemaPath:"#/properties/excepted/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err63);
errors++;
}
}
if(data.findings !== undefined){
let data33 = data.findings;
if(Array.isArray(data33)){
const len5 = data33.length;
for(let i5=0; i5<len5; i5++){
if(!(validate45(data33[i5], {instancePath:instancePath+"/findings/" + i5,parentData:data33,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
}
else {
const err64 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err64);
errors++;
}
}
}
else {
const err65 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err65);
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const referencia = validate47;
const schema63 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:refdata-action:schema:referencia:1","type":"object","additionalProperties":false,"required":["versao","nome","idioma","commit","itens"],"properties":{"versao":{"type":"string","minLength":1},"nome":{"type":"string","minLength":1},"idioma":{"enum":["pt","en"]},"commit":{"type":["string","null"],"pattern":"^[0-9a-f]{40}(?:[0-9a-f]{24})?$"},"itens":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","tipo","nome","apelidos","modulo","assinatura","parametros","retorno","resumo","documentacao","exemplos","fonte","endereco","desde","obsoleto"],"properties":{"id":{"type":"string","minLength":1},"tipo":{"enum":["palavra","contextual","operador","verbo","regra","embutida","modulo","simbolo","comando","erro"]},"nome":{"type":"string"},"apelidos":{"type":"array","items":{"type":"string","minLength":1}},"modulo":{"type":["string","null"]},"assinatura":{"type":["string","null"]},"parametros":{"type":["array","null"],"items":{"type":"object","additionalProperties":false,"required":["nome","tipo","padrao","opcional","modo"],"properties":{"nome":{"type":"string"},"tipo":{"type":["string","null"]},"padrao":{"type":["string","null"]},"opcional":{"type":"boolean"},"modo":{"enum":["posicao","nome","ambos","resto"]}}}},"retorno":{"type":["string","null"]},"resumo":{"type":"string"},"documentacao":{"type":"string"},"exemplos":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["codigo","arquivo","linha"],"properties":{"codigo":{"type":"string"},"arquivo":{"type":["string","null"]},"linha":{"type":["integer","null"],"minimum":1}}}},"fonte":{"type":["object","null"],"additionalProperties":false,"required":["arquivo","linha","url"],"properties":{"arquivo":{"type":"string"},"linha":{"type":["integer","null"],"minimum":1},"url":{"type":["string","null"]}}},"endereco":{"type":"string","pattern":"^/"},"desde":{"type":["string","null"]},"obsoleto":{"type":["string","null"]}}}}}};
const pattern25 = new RegExp("^/", "u");

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:refdata-action:schema:referencia:1" */;
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
if(!(((((key0 === "versao") || (key0 === "nome")) || (key0 === "idioma")) || (key0 === "commit")) || (key0 === "itens"))){
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
const err10 = {instancePath:instancePath+"/idioma",schemaPath:"#/properties/idioma/enum",keyword:"enum",params:{allowedValues: schema63.properties.idioma.enum}};
vErrors = withError(vErrors, err10);
errors++;
}
}
if(data.commit !== undefined){
let data3 = data.commit;
if((typeof data3 !== "string") && (data3 !== null)){
const err11 = {instancePath:instancePath+"/commit",schemaPath:"#/properties/commit/type",keyword:"type",params:{type: schema63.properties.commit.type}};
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
if(data.itens !== undefined){
let data4 = data.itens;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.id === undefined){
const err13 = {instancePath:instancePath+"/itens/" + i0,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty: "id"}};
vErrors = withError(vErrors, err13);
errors++;
}
if(data5.tipo === undefined){
const err14 = {instancePath:instancePath+"/itens/" + i0,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty: "tipo"}};
vErrors = withError(vErrors, err14);
errors++;
}
if(data5.nome === undefined){
const err15 = {instancePath:instancePath+"/itens/" + i0,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty: "nome"}};
vErrors = withError(vErrors, err15);
errors++;
}
if(data5.apelidos === undefined){
const err16 = {instancePath:instancePath+"/itens/" + i0,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty: "apelidos"}};
vErrors = withError(vErrors, err16);
errors++;
}
if(data5.modulo === undefined){
const err17 = {instancePath:instancePath+"/itens/" + i0,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty: "modulo"}};
vErrors = withError(vErrors, err17);
errors++;
}
if(data5.assinatura === undefined){
const err18 = {instancePath:instancePath+"/itens/" + i0,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty: "assinatura"}};
vErrors = withError(vErrors, err18);
errors++;
}
if(data5.parametros === undefined){
const err19 = {instancePath:instancePath+"/itens/" + i0,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty: "parametros"}};
vErrors = withError(vErrors, err19);
errors++;
}
if(data5.retorno === undefined){
const err20 = {instancePath:instancePath+"/itens/" + i0,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty: "retorno"}};
vErrors = withError(vErrors, err20);
errors++;
}
if(data5.resumo === undefined){
const err21 = {instancePath:instancePath+"/itens/" + i0,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty: "resumo"}};
vErrors = withError(vErrors, err21);
errors++;
}
if(data5.documentacao === undefined){
const err22 = {instancePath:instancePath+"/itens/" + i0,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty: "documentacao"}};
vErrors = withError(vErrors, err22);
errors++;
}
if(data5.exemplos === undefined){
const err23 = {instancePath:instancePath+"/itens/" + i0,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty: "exemplos"}};
vErrors = withError(vErrors, err23);
errors++;
}
if(data5.fonte === undefined){
const err24 = {instancePath:instancePath+"/itens/" + i0,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty: "fonte"}};
vErrors = withError(vErrors, err24);
errors++;
}
if(data5.endereco === undefined){
const err25 = {instancePath:instancePath+"/itens/" + i0,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty: "endereco"}};
vErrors = withError(vErrors, err25);
errors++;
}
if(data5.desde === undefined){
const err26 = {instancePath:instancePath+"/itens/" + i0,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty: "desde"}};
vErrors = withError(vErrors, err26);
errors++;
}
if(data5.obsoleto === undefined){
const err27 = {instancePath:instancePath+"/itens/" + i0,schemaPath:"#/properties/itens/items/required",keyword:"required",params:{missingProperty: "obsoleto"}};
vErrors = withError(vErrors, err27);
errors++;
}
for(const key1 in data5){
if(!(func45.call(schema63.properties.itens.items.properties, key1))){
const err28 = {instancePath:instancePath+"/itens/" + i0,schemaPath:"#/properties/itens/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}};
vErrors = withError(vErrors, err28);
errors++;
}
}
if(data5.id !== undefined){
let data6 = data5.id;
if(typeof data6 === "string"){
if(func1(data6) < 1){
const err29 = {instancePath:instancePath+"/itens/" + i0+"/id",schemaPath:"#/properties/itens/items/properties/id/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err29);
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/itens/" + i0+"/id",schemaPath:"#/properties/itens/items/properties/id/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err30);
errors++;
}
}
if(data5.tipo !== undefined){
let data7 = data5.tipo;
if(!((((((((((data7 === "palavra") || (data7 === "contextual")) || (data7 === "operador")) || (data7 === "verbo")) || (data7 === "regra")) || (data7 === "embutida")) || (data7 === "modulo")) || (data7 === "simbolo")) || (data7 === "comando")) || (data7 === "erro"))){
const err31 = {instancePath:instancePath+"/itens/" + i0+"/tipo",schemaPath:"#/properties/itens/items/properties/tipo/enum",keyword:"enum",params:{allowedValues: schema63.properties.itens.items.properties.tipo.enum}};
vErrors = withError(vErrors, err31);
errors++;
}
}
if(data5.nome !== undefined){
if(typeof data5.nome !== "string"){
const err32 = {instancePath:instancePath+"/itens/" + i0+"/nome",schemaPath:"#/properties/itens/items/properties/nome/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err32);
errors++;
}
}
if(data5.apelidos !== undefined){
let data9 = data5.apelidos;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(typeof data10 === "string"){
if(func1(data10) < 1){
const err33 = {instancePath:instancePath+"/itens/" + i0+"/apelidos/" + i1,schemaPath:"#/properties/itens/items/properties/apelidos/items/minLength",keyword:"minLength",params:{limit: 1}};
vErrors = withError(vErrors, err33);
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/itens/" + i0+"/apelidos/" + i1,schemaPath:"#/properties/itens/items/properties/apelidos/items/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err34);
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/itens/" + i0+"/apelidos",schemaPath:"#/properties/itens/items/properties/apelidos/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err35);
errors++;
}
}
if(data5.modulo !== undefined){
let data11 = data5.modulo;
if((typeof data11 !== "string") && (data11 !== null)){
const err36 = {instancePath:instancePath+"/itens/" + i0+"/modulo",schemaPath:"#/properties/itens/items/properties/modulo/type",keyword:"type",params:{type: schema63.properties.itens.items.properties.modulo.type}};
vErrors = withError(vErrors, err36);
errors++;
}
}
if(data5.assinatura !== undefined){
let data12 = data5.assinatura;
if((typeof data12 !== "string") && (data12 !== null)){
const err37 = {instancePath:instancePath+"/itens/" + i0+"/assinatura",schemaPath:"#/properties/itens/items/properties/assinatura/type",keyword:"type",params:{type: schema63.properties.itens.items.properties.assinatura.type}};
vErrors = withError(vErrors, err37);
errors++;
}
}
if(data5.parametros !== undefined){
let data13 = data5.parametros;
if((!(Array.isArray(data13))) && (data13 !== null)){
const err38 = {instancePath:instancePath+"/itens/" + i0+"/parametros",schemaPath:"#/properties/itens/items/properties/parametros/type",keyword:"type",params:{type: schema63.properties.itens.items.properties.parametros.type}};
vErrors = withError(vErrors, err38);
errors++;
}
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.nome === undefined){
const err39 = {instancePath:instancePath+"/itens/" + i0+"/parametros/" + i2,schemaPath:"#/properties/itens/items/properties/parametros/items/required",keyword:"required",params:{missingProperty: "nome"}};
vErrors = withError(vErrors, err39);
errors++;
}
if(data14.tipo === undefined){
const err40 = {instancePath:instancePath+"/itens/" + i0+"/parametros/" + i2,schemaPath:"#/properties/itens/items/properties/parametros/items/required",keyword:"required",params:{missingProperty: "tipo"}};
vErrors = withError(vErrors, err40);
errors++;
}
if(data14.padrao === undefined){
const err41 = {instancePath:instancePath+"/itens/" + i0+"/parametros/" + i2,schemaPath:"#/properties/itens/items/properties/parametros/items/required",keyword:"required",params:{missingProperty: "padrao"}};
vErrors = withError(vErrors, err41);
errors++;
}
if(data14.opcional === undefined){
const err42 = {instancePath:instancePath+"/itens/" + i0+"/parametros/" + i2,schemaPath:"#/properties/itens/items/properties/parametros/items/required",keyword:"required",params:{missingProperty: "opcional"}};
vErrors = withError(vErrors, err42);
errors++;
}
if(data14.modo === undefined){
const err43 = {instancePath:instancePath+"/itens/" + i0+"/parametros/" + i2,schemaPath:"#/properties/itens/items/properties/parametros/items/required",keyword:"required",params:{missingProperty: "modo"}};
vErrors = withError(vErrors, err43);
errors++;
}
for(const key2 in data14){
if(!(((((key2 === "nome") || (key2 === "tipo")) || (key2 === "padrao")) || (key2 === "opcional")) || (key2 === "modo"))){
const err44 = {instancePath:instancePath+"/itens/" + i0+"/parametros/" + i2,schemaPath:"#/properties/itens/items/properties/parametros/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}};
vErrors = withError(vErrors, err44);
errors++;
}
}
if(data14.nome !== undefined){
if(typeof data14.nome !== "string"){
const err45 = {instancePath:instancePath+"/itens/" + i0+"/parametros/" + i2+"/nome",schemaPath:"#/properties/itens/items/properties/parametros/items/properties/nome/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err45);
errors++;
}
}
if(data14.tipo !== undefined){
let data16 = data14.tipo;
if((typeof data16 !== "string") && (data16 !== null)){
const err46 = {instancePath:instancePath+"/itens/" + i0+"/parametros/" + i2+"/tipo",schemaPath:"#/properties/itens/items/properties/parametros/items/properties/tipo/type",keyword:"type",params:{type: schema63.properties.itens.items.properties.parametros.items.properties.tipo.type}};
vErrors = withError(vErrors, err46);
errors++;
}
}
if(data14.padrao !== undefined){
let data17 = data14.padrao;
if((typeof data17 !== "string") && (data17 !== null)){
const err47 = {instancePath:instancePath+"/itens/" + i0+"/parametros/" + i2+"/padrao",schemaPath:"#/properties/itens/items/properties/parametros/items/properties/padrao/type",keyword:"type",params:{type: schema63.properties.itens.items.properties.parametros.items.properties.padrao.type}};
vErrors = withError(vErrors, err47);
errors++;
}
}
if(data14.opcional !== undefined){
if(typeof data14.opcional !== "boolean"){
const err48 = {instancePath:instancePath+"/itens/" + i0+"/parametros/" + i2+"/opcional",schemaPath:"#/properties/itens/items/properties/parametros/items/properties/opcional/type",keyword:"type",params:{type: "boolean"}};
vErrors = withError(vErrors, err48);
errors++;
}
}
if(data14.modo !== undefined){
let data19 = data14.modo;
if(!((((data19 === "posicao") || (data19 === "nome")) || (data19 === "ambos")) || (data19 === "resto"))){
const err49 = {instancePath:instancePath+"/itens/" + i0+"/parametros/" + i2+"/modo",schemaPath:"#/properties/itens/items/properties/parametros/items/properties/modo/enum",keyword:"enum",params:{allowedValues: schema63.properties.itens.items.properties.parametros.items.properties.modo.enum}};
vErrors = withError(vErrors, err49);
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/itens/" + i0+"/parametros/" + i2,schemaPath:"#/properties/itens/items/properties/parametros/items/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err50);
errors++;
}
}
}
}
if(data5.retorno !== undefined){
let data20 = data5.retorno;
if((typeof data20 !== "string") && (data20 !== null)){
const err51 = {instancePath:instancePath+"/itens/" + i0+"/retorno",schemaPath:"#/properties/itens/items/properties/retorno/type",keyword:"type",params:{type: schema63.properties.itens.items.properties.retorno.type}};
vErrors = withError(vErrors, err51);
errors++;
}
}
if(data5.resumo !== undefined){
if(typeof data5.resumo !== "string"){
const err52 = {instancePath:instancePath+"/itens/" + i0+"/resumo",schemaPath:"#/properties/itens/items/properties/resumo/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err52);
errors++;
}
}
if(data5.documentacao !== undefined){
if(typeof data5.documentacao !== "string"){
const err53 = {instancePath:instancePath+"/itens/" + i0+"/documentacao",schemaPath:"#/properties/itens/items/properties/documentacao/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err53);
errors++;
}
}
if(data5.exemplos !== undefined){
let data23 = data5.exemplos;
if(Array.isArray(data23)){
const len3 = data23.length;
for(let i3=0; i3<len3; i3++){
let data24 = data23[i3];
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.codigo === undefined){
const err54 = {instancePath:instancePath+"/itens/" + i0+"/exemplos/" + i3,schemaPath:"#/properties/itens/items/properties/exemplos/items/required",keyword:"required",params:{missingProperty: "codigo"}};
vErrors = withError(vErrors, err54);
errors++;
}
if(data24.arquivo === undefined){
const err55 = {instancePath:instancePath+"/itens/" + i0+"/exemplos/" + i3,schemaPath:"#/properties/itens/items/properties/exemplos/items/required",keyword:"required",params:{missingProperty: "arquivo"}};
vErrors = withError(vErrors, err55);
errors++;
}
if(data24.linha === undefined){
const err56 = {instancePath:instancePath+"/itens/" + i0+"/exemplos/" + i3,schemaPath:"#/properties/itens/items/properties/exemplos/items/required",keyword:"required",params:{missingProperty: "linha"}};
vErrors = withError(vErrors, err56);
errors++;
}
for(const key3 in data24){
if(!(((key3 === "codigo") || (key3 === "arquivo")) || (key3 === "linha"))){
const err57 = {instancePath:instancePath+"/itens/" + i0+"/exemplos/" + i3,schemaPath:"#/properties/itens/items/properties/exemplos/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}};
vErrors = withError(vErrors, err57);
errors++;
}
}
if(data24.codigo !== undefined){
if(typeof data24.codigo !== "string"){
const err58 = {instancePath:instancePath+"/itens/" + i0+"/exemplos/" + i3+"/codigo",schemaPath:"#/properties/itens/items/properties/exemplos/items/properties/codigo/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err58);
errors++;
}
}
if(data24.arquivo !== undefined){
let data26 = data24.arquivo;
if((typeof data26 !== "string") && (data26 !== null)){
const err59 = {instancePath:instancePath+"/itens/" + i0+"/exemplos/" + i3+"/arquivo",schemaPath:"#/properties/itens/items/properties/exemplos/items/properties/arquivo/type",keyword:"type",params:{type: schema63.properties.itens.items.properties.exemplos.items.properties.arquivo.type}};
vErrors = withError(vErrors, err59);
errors++;
}
}
if(data24.linha !== undefined){
let data27 = data24.linha;
if((!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))) && (data27 !== null)){
const err60 = {instancePath:instancePath+"/itens/" + i0+"/exemplos/" + i3+"/linha",schemaPath:"#/properties/itens/items/properties/exemplos/items/properties/linha/type",keyword:"type",params:{type: schema63.properties.itens.items.properties.exemplos.items.properties.linha.type}};
vErrors = withError(vErrors, err60);
errors++;
}
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 < 1 || isNaN(data27)){
const err61 = {instancePath:instancePath+"/itens/" + i0+"/exemplos/" + i3+"/linha",schemaPath:"#/properties/itens/items/properties/exemplos/items/properties/linha/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = withError(vErrors, err61);
errors++;
}
}
}
}
else {
const err62 = {instancePath:instancePath+"/itens/" + i0+"/exemplos/" + i3,schemaPath:"#/properties/itens/items/properties/exemplos/items/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err62);
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/itens/" + i0+"/exemplos",schemaPath:"#/properties/itens/items/properties/exemplos/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err63);
errors++;
}
}
if(data5.fonte !== undefined){
let data28 = data5.fonte;
if((!(data28 && typeof data28 == "object" && !Array.isArray(data28))) && (data28 !== null)){
const err64 = {instancePath:instancePath+"/itens/" + i0+"/fonte",schemaPath:"#/properties/itens/items/properties/fonte/type",keyword:"type",params:{type: schema63.properties.itens.items.properties.fonte.type}};
vErrors = withError(vErrors, err64);
errors++;
}
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.arquivo === undefined){
const err65 = {instancePath:instancePath+"/itens/" + i0+"/fonte",schemaPath:"#/properties/itens/items/properties/fonte/required",keyword:"required",params:{missingProperty: "arquivo"}};
vErrors = withError(vErrors, err65);
errors++;
}
if(data28.linha === undefined){
const err66 = {instancePath:instancePath+"/itens/" + i0+"/fonte",schemaPath:"#/properties/itens/items/properties/fonte/required",keyword:"required",params:{missingProperty: "linha"}};
vErrors = withError(vErrors, err66);
errors++;
}
if(data28.url === undefined){
const err67 = {instancePath:instancePath+"/itens/" + i0+"/fonte",schemaPath:"#/properties/itens/items/properties/fonte/required",keyword:"required",params:{missingProperty: "url"}};
vErrors = withError(vErrors, err67);
errors++;
}
for(const key4 in data28){
if(!(((key4 === "arquivo") || (key4 === "linha")) || (key4 === "url"))){
const err68 = {instancePath:instancePath+"/itens/" + i0+"/fonte",schemaPath:"#/properties/itens/items/properties/fonte/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}};
vErrors = withError(vErrors, err68);
errors++;
}
}
if(data28.arquivo !== undefined){
if(typeof data28.arquivo !== "string"){
const err69 = {instancePath:instancePath+"/itens/" + i0+"/fonte/arquivo",schemaPath:"#/properties/itens/items/properties/fonte/properties/arquivo/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err69);
errors++;
}
}
if(data28.linha !== undefined){
let data30 = data28.linha;
if((!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))) && (data30 !== null)){
const err70 = {instancePath:instancePath+"/itens/" + i0+"/fonte/linha",schemaPath:"#/properties/itens/items/properties/fonte/properties/linha/type",keyword:"type",params:{type: schema63.properties.itens.items.properties.fonte.properties.linha.type}};
vErrors = withError(vErrors, err70);
errors++;
}
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 < 1 || isNaN(data30)){
const err71 = {instancePath:instancePath+"/itens/" + i0+"/fonte/linha",schemaPath:"#/properties/itens/items/properties/fonte/properties/linha/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
vErrors = withError(vErrors, err71);
errors++;
}
}
}
if(data28.url !== undefined){
let data31 = data28.url;
if((typeof data31 !== "string") && (data31 !== null)){
const err72 = {instancePath:instancePath+"/itens/" + i0+"/fonte/url",schemaPath:"#/properties/itens/items/properties/fonte/properties/url/type",keyword:"type",params:{type: schema63.properties.itens.items.properties.fonte.properties.url.type}};
vErrors = withError(vErrors, err72);
errors++;
}
}
}
}
if(data5.endereco !== undefined){
let data32 = data5.endereco;
if(typeof data32 === "string"){
if(!pattern25.test(data32)){
const err73 = {instancePath:instancePath+"/itens/" + i0+"/endereco",schemaPath:"#/properties/itens/items/properties/endereco/pattern",keyword:"pattern",params:{pattern: "^/"}};
vErrors = withError(vErrors, err73);
errors++;
}
}
else {
const err74 = {instancePath:instancePath+"/itens/" + i0+"/endereco",schemaPath:"#/properties/itens/items/properties/endereco/type",keyword:"type",params:{type: "string"}};
vErrors = withError(vErrors, err74);
errors++;
}
}
if(data5.desde !== undefined){
let data33 = data5.desde;
if((typeof data33 !== "string") && (data33 !== null)){
const err75 = {instancePath:instancePath+"/itens/" + i0+"/desde",schemaPath:"#/properties/itens/items/properties/desde/type",keyword:"type",params:{type: schema63.properties.itens.items.properties.desde.type}};
vErrors = withError(vErrors, err75);
errors++;
}
}
if(data5.obsoleto !== undefined){
let data34 = data5.obsoleto;
if((typeof data34 !== "string") && (data34 !== null)){
const err76 = {instancePath:instancePath+"/itens/" + i0+"/obsoleto",schemaPath:"#/properties/itens/items/properties/obsoleto/type",keyword:"type",params:{type: schema63.properties.itens.items.properties.obsoleto.type}};
vErrors = withError(vErrors, err76);
errors++;
}
}
}
else {
const err77 = {instancePath:instancePath+"/itens/" + i0,schemaPath:"#/properties/itens/items/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err77);
errors++;
}
}
}
else {
const err78 = {instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/type",keyword:"type",params:{type: "array"}};
vErrors = withError(vErrors, err78);
errors++;
}
}
}
else {
const err79 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
vErrors = withError(vErrors, err79);
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const search = validate48;
const schema64 = {"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"urn:refdata-action:schema:search:1","type":"object","additionalProperties":false,"required":["versao","itens"],"properties":{"versao":{"type":"string","minLength":1},"itens":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["id","nome","tipo","modulo","resumo","url"],"properties":{"id":{"type":"string","minLength":1},"nome":{"type":"string"},"tipo":{"type":"string","minLength":1},"modulo":{"type":["string","null"]},"resumo":{"type":"string"},"url":{"type":"string","minLength":1}}}}}};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="urn:refdata-action:schema:search:1" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
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
const err17 = {instancePath:instancePath+"/itens/" + i0+"/modulo",schemaPath:"#/properties/itens/items/properties/modulo/type",keyword:"type",params:{type: schema64.properties.itens.items.properties.modulo.type}};
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
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

function withError(errors, error) {
  if (errors === null) return [error];
  if (errors.length < 1000) errors.push(error);
  return errors;
}

export const validators = { index, sintaxe, embutidas, modulos, comandos, erros, conteudos, manifest, registro, pacote, config, lock, verification, check, referencia, search };
