// `npm run check`: all checks that need no running server, two at a time. `--only types,lint` runs
// only those steps; `--only probes --record` runs the probes and writes down for everybody that
// they were green.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { orExplain, root, setup } from './setup.mjs'
import { packageSources, projectFiles } from './sources/source-files.mjs'

const bin = (...parts) => join(root, 'node_modules', ...parts)
const tool = (name) => [process.execPath, join(root, 'tools', name)]

/** tsc must have read every source on disk; otherwise an incomplete `include` would pass. */
function typesSaw(output) {
  const listed = new Set(output.split('\n').map((line) => line.trim().replace(/\\/g, '/')))
  const missed = packageSources(root).filter(
    (file) => !listed.has(`${root.replace(/\\/g, '/')}/${file}`),
  )

  return missed.length
    ? `not compiled: ${missed.slice(0, 5).join(', ')}${missed.length > 5 ? ' …' : ''}`
    : undefined
}

/** biome prints the number of files it checked; its configuration excludes generated files. */
function lintSaw(output) {
  const checked = Number(/Checked (\d+) files?/.exec(output)?.[1] ?? 0)

  const wanted = projectFiles(root).filter(
    (file) =>
      /^(packages|tools|e2e|bench)\/.*\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('.gen.ts'),
  ).length

  return checked < wanted ? `looked at ${checked} files, ${wanted} are there` : undefined
}

const withoutListing = (output) =>
  output
    .split('\n')
    .filter((line) => !/^([A-Za-z]:)?\/.*\.(ts|tsx|mts|cts|json)$/.test(line.trim()))
    .join('\n')

/**
 * Steps in starting order, long ones first. `saw` detects a step that checked too few files; `show`
 * shortens its output; the last line of a step that `concludes` is printed when it passes, too.
 */
export const STEPS = [
  {
    name: 'types',
    // One checker: every further one loads the library types again, which costs more than it saves
    // on two cores. What is unchanged since the last run here, and imports nothing that changed, is
    // not checked again: the compiler compares the text of every file.
    run: [
      bin('.bin', process.platform === 'win32' ? 'tsc.cmd' : 'tsc'),
      '-p',
      'tsconfig.json',
      '--listFiles',
      '--pretty',
      'false',
      '--checkers',
      '1',
      '--incremental',
      '--tsBuildInfoFile',
      '.cache/types.tsbuildinfo',
    ],
    saw: typesSaw,
    show: withoutListing,
  },
  {
    name: 'probes',
    run: [...tool('probes.mjs'), '--unless-green'],
    recording: [...tool('probes.mjs'), '--record'],
    concludes: true,
  },
  { name: 'migrations', run: tool('checks/check-migrations.mjs') },
  {
    name: 'lint',
    run: [
      process.execPath,
      bin('@biomejs/biome/bin/biome'),
      'check',
      '--error-on-warnings',
      '--max-diagnostics=20',
    ],
    saw: lintSaw,
  },
  { name: 'boundaries', run: tool('checks/check-boundaries.mjs') },
  { name: 'words', run: tool('checks/check-words.mjs') },
  { name: 'code', run: tool('checks/check-code.mjs') },
  { name: 'copies', run: tool('checks/check-copies.mjs') },
  { name: 'unused', run: tool('checks/check-unused.mjs') },
  { name: 'rooms', run: tool('checks/check-rooms.mjs') },
  { name: 'vocabulary', run: tool('checks/check-vocabulary.mjs') },
  { name: 'documents', run: tool('checks/check-documents.mjs') },
  { name: 'subjects', run: tool('checks/check-subjects.mjs'), concludes: true },
  { name: 'size', run: tool('checks/check-size.mjs') },
]

function runStep({ name, run: [command, ...args], saw, show, concludes }) {
  const begun = performance.now()
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0' },
      shell: command.endsWith('.cmd'),
    })

    let output = ''

    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => (output += error.message))

    child.on('close', (code) => {
      const missed = saw?.(output)
      const text = `${show ? show(output) : output}${missed ? `\n${missed}` : ''}`.trim()
      const conclusion = concludes ? text.split('\n').at(-1) : ''

      done({
        name,
        ok: code === 0 && !missed,
        seconds: (performance.now() - begun) / 1000,
        text,
        conclusion,
      })
    })
  })
}

function report({ name, ok, seconds, text, conclusion }) {
  console.log(
    `${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(10)} ${seconds.toFixed(1)} s ${conclusion}`.trimEnd(),
  )
  if (!ok) console.log(text.replace(/^/gm, '    '))
}

/** Runs the steps, two at a time; prints each result and returns `{name, ok, seconds}` for each. */
export async function runChecks(names = STEPS.map((step) => step.name), { record = false } = {}) {
  const unknown = names.filter((name) => !STEPS.some((step) => step.name === name))
  if (unknown.length)
    throw new Error(
      `There is no check ${unknown.join(', ')}; there are ${STEPS.map((step) => step.name).join(', ')}.`,
    )

  const waiting = STEPS.filter((step) => names.includes(step.name)).map((step) =>
    record && step.recording ? { ...step, run: step.recording } : step,
  )
  const results = []

  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await runStep(step)
      report(result)
      results.push(result)
    }
  }

  await Promise.all([worker(), worker()])

  return results
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await orExplain(() => setup({ build: false }))

  const words = process.argv.slice(2)

  const only = words.flatMap((word, i) => {
    if (words[i - 1] === '--only') return word.split(',')

    return word.startsWith('--only=') ? word.slice(7).split(',') : []
  })

  const results = await runChecks(only.length ? only : undefined, {
    record: words.includes('--record'),
  })
  const failed = results.filter((result) => !result.ok).length

  console.log(`${results.length - failed} checks passed, ${failed} failed`)

  if (failed) process.exitCode = 1
}
