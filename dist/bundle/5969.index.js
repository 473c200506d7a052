export const id = 5969;
export const ids = [5969];
export const modules = {

/***/ 95969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parse: () => (/* binding */ parse)
/* harmony export */ });
/* harmony import */ var smol_toml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3292);
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92154);


/** TOML 1.0. @throws {FormatError} */
function parse(text) {
    try {
        const data = (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .boundedDepth */ .bC)(() => (0,smol_toml__WEBPACK_IMPORTED_MODULE_0__/* .parse */ .qg)(text, { integersAsBigInt: 'asNeeded' }));
        (0,_format_js__WEBPACK_IMPORTED_MODULE_1__/* .assertDepth */ .QR)(data);
        // The parser gives no positions: records of TOML files name the file only. It refuses keys that stand twice.
        return { data: plain(data), lineOf: () => undefined, entryLines: () => new Map(), duplicates: [] };
    }
    catch (error) {
        if (!(error instanceof smol_toml__WEBPACK_IMPORTED_MODULE_0__/* .TomlError */ .zx))
            throw error;
        throw new _format_js__WEBPACK_IMPORTED_MODULE_1__/* .FormatError */ .IF(error.message.split('\n')[0] ?? $said('it cannot be parsed'), error.line, error.column);
    }
}
/** Dates and times as they are written: JSON has none. */
function plain(data) {
    if (data instanceof smol_toml__WEBPACK_IMPORTED_MODULE_0__/* .TomlDate */ .PJ)
        return data.toISOString();
    if (Array.isArray(data))
        return data.map(plain);
    if (typeof data !== 'object' || data === null)
        return data;
    return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, plain(value)]));
}


/***/ })

};
