import { spawnSync } from 'node:child_process'

/** Runs npm, the one that called us where there is one; its output and exit code. */
export function runNpm(args, cwd) {
  const cli = process.env.npm_execpath
  const [command, first] =
    cli && /npm-cli\.c?js$/.test(cli) ? [process.execPath, [cli]] : ['npm', []]

  const { stdout, stderr, status } = spawnSync(command, [...first, ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })

  return { stdout: stdout ?? '', stderr: stderr ?? '', status }
}
