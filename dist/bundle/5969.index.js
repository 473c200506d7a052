export const id = 5969;
export const ids = [5969];
export const modules = {

 95969:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
 __webpack_require__.d(__webpack_exports__, {
   parse: () => (  parse)
 });
 var smol_toml$m0 = __webpack_require__(3292);
 var _format_js$m1 = __webpack_require__(92154);


function parse(text) {
	try {
		const data = (0,_format_js$m1  .bC)(() => (0,smol_toml$m0  .qg)(text, { integersAsBigInt: 'asNeeded' }));
		(0,_format_js$m1  .QR)(data);
		return { data: plain(data), lineOf: () => undefined, entryLines: () => new Map(), duplicates: [] };
	}
	catch (error) {
		if (!(error instanceof smol_toml$m0  .zx))
			throw error;
		throw new _format_js$m1  .IF(error.message.split('\n')[0] ?? $said('it cannot be parsed'), error.line, error.column);
	}
}
function plain(data) {
	if (data instanceof smol_toml$m0  .PJ)
		return data.toISOString();
	if (Array.isArray(data))
		return data.map(plain);
	if (typeof data !== 'object' || data === null)
		return data;
	return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, plain(value)]));
}


 })

};
