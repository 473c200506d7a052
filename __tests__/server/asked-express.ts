import { createRequire } from 'node:module';
import { jsonFrom } from '../extract/interpreter.js';

const EXPRESS = createRequire(import.meta.url).resolve('express');
const SCRIPT = `
const http = require('node:http');
const express = require(${JSON.stringify(EXPRESS)});
let input = '';
process.stdin.on('data', data => { input += data; }).on('end', async () => {
  const said = [];
  for (const { text, asked } of JSON.parse(input)) {
    const module = { exports: {} };
    new Function('require', 'module', text)(() => express, module);
    const server = http.createServer(module.exports);
    await new Promise(done => server.listen(0, '127.0.0.1', done));
    const own = [];
    for (const [method, path] of asked)
      own.push(await new Promise(done => http.request({ port: server.address().port, method, path, agent: false }, answer => { answer.resume(); done(answer.statusCode); }).end()));
    said.push(own);
    server.closeAllConnections();
    server.close();
  }
  console.log(JSON.stringify(said));
});
`;

/** A program that exports its Express app, and methods and paths that it is asked for. */
export interface AskedProgram {
  readonly text: string;
  readonly asked: readonly (readonly [method: string, path: string])[];
}

/** Runs the programs as servers, and gives the status of each answer. */
export function statusesOf(programs: readonly AskedProgram[]): readonly (readonly number[])[] {
  const given = programs.map(({ text, asked }) => ({ text, asked }));
  return jsonFrom(process.execPath, ['-e', SCRIPT], JSON.stringify(given)) as number[][];
}
