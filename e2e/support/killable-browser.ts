import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { ensureChromium } from '../../tools/tests/chromium.mjs'
import { root } from './product.ts'

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
]

type Running = { child: ChildProcess; browser: Browser }

/**
 * A browser of its own with a profile on disk, which can be killed like a phone whose battery is
 * empty, and started again.
 */
export function aKillableBrowser() {
  const profile = mkdtempSync(join(tmpdir(), 'residency-profile-'))
  let running: Running | null = null

  const start = async (): Promise<Browser> => {
    const child = spawn(
      ensureChromium(root),
      [...FLAGS, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
      {
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    )

    const address = await new Promise<string>((done, fail) => {
      let sentence = ''

      child.stderr!.on('data', (part: Buffer) => {
        sentence += part
        const found = /DevTools listening on (ws:\S+)/.exec(sentence)
        if (found) done(found[1]!)
      })

      child.once('exit', () =>
        fail(new Error(`the browser did not start: ${sentence.slice(-500)}`)),
      )
    })

    const browser = await chromium.connectOverCDP(address)

    running = { child, browser }

    return browser
  }

  const kill = async () => {
    if (!running) return

    const { child, browser } = running

    running = null

    const ended = new Promise((done) => child.once('exit', done))

    child.kill('SIGKILL')
    await ended
    await browser.close().catch(() => undefined)
  }

  return {
    start,
    kill,
    end: async () => {
      await kill()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
