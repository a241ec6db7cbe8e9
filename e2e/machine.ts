import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/*
 * Pictures can only be compared on a machine that draws letters as the recording one did. What decides that is written down beside
 * the pictures, and a machine that differs is told so instead of failing for its fonts.
 */
const RECORD = join(import.meta.dirname, 'looks.spec.ts-snapshots/machine.json')
const lineOf = (command: string, args: string[]) => spawnSync(command, args, { encoding: 'utf8' }).stdout?.trim() || 'unknown'

/** Browser and faces of this machine. */
const machineOf = (chromium: string) => ({
  chromium: lineOf(chromium, ['--version']),
  platform: `${process.platform} ${process.arch}`,
  chinese: lineOf('fc-match', ['-f', '%{family} %{fontversion}', 'sans-serif:lang=zh-cn']),
  latin: lineOf('fc-match', ['-f', '%{family} %{fontversion}', 'sans-serif']),
  code: lineOf('fc-match', ['-f', '%{family} %{fontversion}', 'monospace']),
})
export const recordMachine = (chromium: string) => writeFileSync(RECORD, `${JSON.stringify(machineOf(chromium), null, 2)}\n`)

/** Why pictures cannot be compared here; null where they can. */
export function whyNotComparable(chromium: string): string | null {
  if (!existsSync(RECORD)) return 'no pictures are recorded yet (run with --update-snapshots)'
  const recorded = JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, string>
  const differing = Object.entries(machineOf(chromium)).filter(([what, here]) => recorded[what] !== here)
  if (differing.length === 0) return null
  return `this machine draws otherwise: ${differing.map(([what, here]) => `${what} ${here}, recorded with ${recorded[what]}`).join('; ')}`
}
