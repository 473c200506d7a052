import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  createMessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver-protocol/node';
import { refdataInProcess } from '../cli/run-cli.js';
import { type BuiltSite, buildLume } from '../verify/built-site.js';
import { Editor, PROGRAM } from './editor.js';

const CLI = resolve(import.meta.dirname ?? '.', '..', '..', 'dist', 'cli', 'index.js');
const LUME = resolve(import.meta.dirname ?? '.', '..', '..', 'examples', 'lume');

let site: BuiltSite;
beforeAll(async () => {
  site = await buildLume();
});
afterAll(() => site.remove());

function start(...args: string[]): ChildProcess {
  return spawn(process.execPath, [CLI, 'lsp', ...args], { stdio: ['pipe', 'pipe', 'pipe'] });
}

/** A server that ends before it has answered would be waited for in vain. */
async function initialized(editor: Editor, server: ChildProcess): Promise<void> {
  const ended = once(server, 'exit').then(([code]) => Promise.reject(new Error(`it ended with ${code}`)));
  await Promise.race([editor.initialize(), ended]);
  ended.catch(() => {});
}

describe('refdata lsp', () => {
  it('is a program that editors start and end', async () => {
    const server = start('--from', site.folder);
    const { stdin, stdout } = server;
    if (stdin === null || stdout === null) throw new Error('no streams');
    const editor = new Editor(
      createMessageConnection(new StreamMessageReader(stdout), new StreamMessageWriter(stdin)),
    );
    await initialized(editor, server);
    expect(await editor.labels('importa Lume.Texto como T\nmostra T.¦')).toContain('inverte');
    const [told] = await editor.diagnostics('mostra "bom dia\n');
    expect(told).toMatchObject({
      code: 'LM0104',
      codeDescription: { href: 'https://lume.example/erros/LM0104' },
    });
    await editor.connection.sendRequest('shutdown');
    const ended = once(server, 'exit');
    await editor.connection.sendNotification('exit');
    expect((await ended)[0]).toBe(0);
  });

  it("reads a language's repository, and ends when its editor is gone", async () => {
    const server = start('--repo', LUME, '--only', 'hover');
    const { stdin, stdout } = server;
    if (stdin === null || stdout === null) throw new Error('no streams');
    const editor = new Editor(
      createMessageConnection(new StreamMessageReader(stdout), new StreamMessageWriter(stdin)),
    );
    await initialized(editor, server);
    expect(editor.initialized.capabilities.completionProvider).toBeUndefined();
    expect(await editor.hover('mostra tama¦nho("a")', PROGRAM)).toContain(
      'https://lume.example/embutidas#tamanho',
    );
    const ended = once(server, 'exit');
    stdin.end();
    expect((await ended)[0]).toBe(0);
  });

  it('says which features there are', async () => {
    const { code, stderr } = await refdataInProcess(['lsp', '--only', 'hovver,links,x', '--stdio']);
    expect(code).toBe(2);
    expect(stderr).toMatch(
      /"hovver"\. Is it hover\? --only: there is no "x"\.\n--only takes completion, hover,/,
    );
  });
});

/** Neovim's client is not ours; where it is not installed, this is left out. */
const hasNeovim = spawnSync('nvim', ['--version']).status === 0;

(hasNeovim ? describe : describe.skip)('Neovim', () => {
  it('completes, shows, marks and mends a program', () => {
    const folder = mkdtempSync(join(tmpdir(), 'refdata-nvim-'));
    const program = join(folder, 'ola.lm');
    const report = join(folder, 'report.json');
    writeFileSync(program, 'importa Lume.Texto como T\nmostra T.inverti("é")\nmostra T.\n');
    writeFileSync(
      join(folder, 'test.lua'),
      `
      local function ask(method, line, character)
        local params = { textDocument = { uri = vim.uri_from_bufnr(0) }, position = { line = line, character = character } }
        for _, answer in pairs(vim.lsp.buf_request_sync(0, method, params, 60000) or {}) do return answer.result end
      end
      local id = vim.lsp.start_client({ name = 'lume', cmd = { ${[process.execPath, CLI, 'lsp', '--from', site.folder].map(each => JSON.stringify(each)).join(', ')} } })
      vim.lsp.buf_attach_client(0, id)
      vim.wait(60000, function() return #vim.diagnostic.get(0) > 0 end)
      local told = vim.diagnostic.get(0)
      local labels = {}
      local list = ask('textDocument/completion', 2, 9)
      for _, item in ipairs(list.items or list) do table.insert(labels, item.label) end
      local hover = ask('textDocument/hover', 0, 14)
      local fixes
      for _, answer in pairs(vim.lsp.buf_request_sync(0, 'textDocument/codeAction', {
        textDocument = { uri = vim.uri_from_bufnr(0) },
        range = { start = { line = 1, character = 9 }, ['end'] = { line = 1, character = 9 } },
        context = { diagnostics = {} },
      }, 60000)) do fixes = answer.result end
      vim.lsp.util.apply_workspace_edit(fixes[1].edit, 'utf-16')
      local file = io.open(${JSON.stringify(report)}, 'w')
      file:write(vim.json.encode({
        told = { told[1].lnum, told[1].col, told[1].code, told[1].message },
        labels = labels,
        hover = hover.contents.value,
        line = vim.api.nvim_buf_get_lines(0, 1, 2, false)[1],
      }))
      file:close()
      vim.cmd('qa!')
      `,
    );
    const { stderr } = spawnSync('nvim', ['--headless', '--clean', program, '-S', join(folder, 'test.lua')], {
      encoding: 'utf8',
      timeout: 240_000,
    });
    const said = JSON.parse(readFileSync(report, 'utf8') || JSON.stringify(stderr));
    rmSync(folder, { recursive: true, force: true });
    expect(said.told.slice(0, 3)).toEqual([1, 9, 'unknown-symbol']);
    expect(said.labels).toContain('centraliza');
    expect(said.hover).toContain('[módulo](<https://lume.example/modulos/Lume.Texto>)');
    expect(said.line).toBe('mostra T.inverte("é")');
  });

  it('finds what was installed for it by one command, and starts its server for programs', () => {
    const folder = mkdtempSync(join(tmpdir(), 'refdata-nvim-'));
    const env = {
      ...process.env,
      XDG_DATA_HOME: join(folder, 'data'),
      XDG_CONFIG_HOME: join(folder, 'config'),
      XDG_STATE_HOME: join(folder, 'state'),
    };
    const installed = spawnSync(
      process.execPath,
      [CLI, 'editor', '--repo', LUME, '--next', site.folder, '--install', 'neovim'],
      { encoding: 'utf8', env },
    );
    expect([installed.stderr, installed.status]).toEqual(['', 0]);
    const program = join(folder, 'ola.lm');
    const report = join(folder, 'report.json');
    writeFileSync(program, 'importa Lume.Texto como T\nmostra T.inverti("é")\n');
    writeFileSync(
      join(folder, 'test.lua'),
      `
      vim.wait(60000, function() return #vim.diagnostic.get(0) > 0 end)
      local file = io.open(${JSON.stringify(report)}, 'w')
      file:write(vim.json.encode({
        vim.bo.filetype, vim.bo.commentstring, vim.bo.shiftwidth, vim.bo.omnifunc, vim.diagnostic.get(0)[1].code,
        vim.fn.synIDattr(vim.fn.synIDtrans(vim.fn.synID(2, 18, 1)), 'name'),
      }))
      file:close()
      vim.cmd('qa!')
      `,
    );
    spawnSync('nvim', ['--headless', program, '-S', join(folder, 'test.lua')], { env, timeout: 120_000 });
    const said = JSON.parse(readFileSync(report, 'utf8'));
    rmSync(folder, { recursive: true, force: true });
    expect(said).toEqual(['lume', '# %s', 4, 'v:lua.vim.lsp.omnifunc', 'unknown-symbol', 'Constant']);
  });
});
