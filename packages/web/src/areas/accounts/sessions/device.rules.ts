const SYSTEMS: readonly [RegExp, string][] = [
  [/HarmonyOS/i, 'HarmonyOS'],
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]

const BROWSERS: readonly [RegExp, string][] = [
  [/MicroMessenger/i, 'WeChat'],
  [/Edg\//, 'Edge'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const first = (table: readonly [RegExp, string][], agent: string) =>
  table.find(([pattern]) => pattern.test(agent))?.[1]

/** A short device name: `Chrome · Windows`. An unknown user agent is shown shortened. */
export function deviceOf(agent: string): string {
  const names = [first(BROWSERS, agent), first(SYSTEMS, agent)].filter(Boolean)
  return names.length ? names.join(' · ') : agent.slice(0, 40) || '?'
}
