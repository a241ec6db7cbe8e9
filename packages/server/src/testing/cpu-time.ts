/**
 * How long the processor worked for some work in this process, in ms. A clock on the wall also
 * counts the time in which other programs had the processor, so that a limit by it fails on a busy
 * machine.
 */
export async function cpuTimeOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()

  const { user, system } = process.cpuUsage(before)

  return (user + system) / 1000
}
