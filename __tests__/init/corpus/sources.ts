import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { cached, debianSource } from '../../recipes/debian-source.js';
import { goModule } from '../go-module.js';
import type { Language } from './languages.js';

const modules = resolve(import.meta.dirname ?? '.', '..', '..', '..', 'node_modules');

/**
 * The files of a language's package as its registry has them, by the registry's own client; nothing of them is run.
 *
 * @returns the folder; undefined where the client or the network is missing, which in CI is an error.
 */
export function sourcesOf(language: Language): string | undefined {
  const folder = `init-${language.name}`;
  switch (language.from) {
    case 'go':
      return goModule(`${language.package}@${language.version}`, folder);
    case 'npm':
      return installed(language) ?? cached(folder, (cache, source) => ofNpm(language, cache, source));
    case 'pypi':
      return cached(folder, (cache, source) => ofPython(language, cache, source));
    case 'debian':
      return debianSource(language.package, language.version);
    case 'cargo':
      return cached(folder, (cache, source) => ofCargo(language, cache, source));
  }
}

/** What is there for other tests already. */
function installed({ package: name, version }: Language): string | undefined {
  const folder = join(modules, name);
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) return undefined;
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version === version
    ? folder
    : undefined;
}

function ofNpm({ package: name, version }: Language, cache: string, source: string): string | undefined {
  mkdirSync(source, { recursive: true });
  const problem = run(
    'npm',
    ['pack', '--ignore-scripts', '--pack-destination', cache, `${name}@${version}`],
    cache,
  );
  return problem ?? unpack('tar', cache, '.tgz', file => ['-xf', file, '-C', source, '--strip-components=1']);
}

/** Of Python the files that would be installed: to get sources, `pip` would run their build. */
function ofPython({ package: name, version }: Language, cache: string, source: string): string | undefined {
  mkdirSync(source, { recursive: true });
  const options = ['--quiet', '--no-deps', '--only-binary', ':all:', '-d', cache, `${name}==${version}`];
  const problem = run('python3', ['-m', 'pip', 'download', ...options], cache);
  return problem ?? unpack('python3', cache, '.whl', file => ['-m', 'zipfile', '-e', file, source]);
}

function ofCargo({ package: name, version }: Language, cache: string, source: string): string | undefined {
  mkdirSync(join(cache, 'src'), { recursive: true });
  writeFileSync(join(cache, 'src', 'lib.rs'), '');
  const dependency = `${name} = { version = "=${version}", default-features = false }`;
  const manifest = ['[package]', 'name = "corpus"', 'version = "0.0.0"', 'edition = "2021"', '[workspace]'];
  writeFileSync(join(cache, 'Cargo.toml'), [...manifest, '[dependencies]', dependency, ''].join('\n'));
  const problem = run('cargo', ['vendor', '--versioned-dirs', 'crates'], cache);
  if (problem !== undefined) return problem;
  cpSync(join(cache, 'crates', `${name}-${version}`), source, { recursive: true });
  return undefined;
}

function unpack(
  program: string,
  cache: string,
  ending: string,
  args: (file: string) => string[],
): string | undefined {
  const archive = readdirSync(cache).find(file => file.endsWith(ending));
  return archive === undefined
    ? 'there is no archive among what was fetched'
    : run(program, args(join(cache, archive)), cache);
}

/** @returns the reason where it did not work. */
function run(program: string, args: readonly string[], cwd: string): string | undefined {
  const { status, stderr, error } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  return status === 0 ? undefined : `${program}: ${error?.message ?? stderr.trim().split('\n').at(-1)}`;
}
