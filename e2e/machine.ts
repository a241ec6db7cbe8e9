import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/*
 * Pictures can only be compared on a machine that renders fonts as the recording one did. Browser and fonts are recorded beside
 * the pictures; on a different machine the comparison is skipped with a message instead of failing.
 */
const RECORD = join(import.meta.dirname, 'looks.spec.ts-snapshots/machine.json')
const lineOf = (command: string, args: string[]) => spawnSync(command, args, { encoding: 'utf8' }).stdout?.trim() || 'unknown'

/** Browser and fonts of this machine. */
const machineOf = (chromium: string) => ({
  chromium: lineOf(chromium, ['--version']),
  platform: `${process.platform} ${process.arch}`,
  chinese: lineOf('fc-match', ['-f', '%{family} %{fontversion}', 'sans-serif:lang=zh-cn']),
  latin: lineOf('fc-match', ['-f', '%{family} %{fontversion}', 'sans-serif']),
  code: lineOf('fc-match', ['-f', '%{family} %{fontversion}', 'monospace']),
})
export const recordMachine = (chromium: string) => writeFileSync(RECORD, `${JSON.stringify(machineOf(chromium), null, 2)}\n`)

/** The reason why pictures cannot be compared here; null if they can. */
export function whyNotComparable(chromium: string): string | null {
  if (!existsSync(RECORD)) return 'no pictures are recorded yet (run with --update-snapshots)'
  const recorded = JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, string>
  const differing = Object.entries(machineOf(chromium)).filter(([what, here]) => recorded[what] !== here)
  if (differing.length === 0) return null
  return `this machine draws otherwise: ${differing.map(([what, here]) => `${what} ${here}, recorded with ${recorded[what]}`).join('; ')}`
}
