import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const USUAL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** Playwright's own download, if present. */
function playwrightChromium(root) {
  try {
    return createRequire(join(root, 'package.json'))('@playwright/test').chromium.executablePath()
  } catch {
    return undefined
  }
}

const find = (root) => [...USUAL, playwrightChromium(root)].find((path) => path && existsSync(path))

/**
 * The path of a Chromium: CHROMIUM, a usual location, or installed by apt-get if we are root;
 * otherwise throws with advice.
 */
export function ensureChromium(root) {
  const path = process.env.CHROMIUM
  if (path) {
    if (existsSync(path)) return path
    throw new Error(`CHROMIUM names ${path}, which does not exist.`)
  }

  const found = find(root)
  if (found) return found

  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('Installing Chromium (apt-get) …')

    const quiet = {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }

    spawnSync('apt-get', ['update', '-qq'], quiet)

    spawnSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'],
      quiet,
    )

    const installed = find(root)
    if (installed) return installed
  }

  throw new Error(
    'The browser tests need Chromium: install it (apt-get install chromium, or Chrome) or set CHROMIUM to its path.',
  )
}
