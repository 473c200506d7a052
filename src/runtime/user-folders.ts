import { homedir } from 'node:os';
import { join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where Neovim has its data, as `:help standard-path` says. */
export function neovimData(environment: Environment, platform: NodeJS.Platform): string {
  const name = environment.NVIM_APPNAME || 'nvim';
  if (environment.XDG_DATA_HOME) return join(environment.XDG_DATA_HOME, inside(name, platform));
  return platform === 'win32'
    ? join(localAppData(environment), inside(name, platform))
    : join(homedir(), '.local', 'share', name);
}

function localAppData({ LOCALAPPDATA }: Environment): string {
  return LOCALAPPDATA || join(homedir(), 'AppData', 'Local');
}

function inside(name: string, platform: NodeJS.Platform): string {
  return platform === 'win32' ? `${name}-data` : name;
}

/** Where what was fetched is kept for the person at this machine, as their system has it. */
export function userCache(environment: Environment, platform: NodeJS.Platform): string {
  if (environment.XDG_CACHE_HOME) return join(environment.XDG_CACHE_HOME, 'refdata');
  if (platform === 'win32') return join(localAppData(environment), 'refdata', 'cache');
  return platform === 'darwin'
    ? join(homedir(), 'Library', 'Caches', 'refdata')
    : join(homedir(), '.cache', 'refdata');
}
