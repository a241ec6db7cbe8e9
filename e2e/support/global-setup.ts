import { startProduct } from './product.ts'

/** One product for all journeys; the workers get its address through the environment. */
export default async function startForAll() {
  const product = await startProduct({ WECHAT_PROVIDER: 'local' })
  process.env.E2E_BASE = product.base
  process.env.E2E_FOLDER = product.folder

  return async () => {
    await product.stop()
    // The server's errors are part of the run's report.
    const complaints = product
      .output()
      .split('\n')
      .filter((line) => /"level":(50|60)/.test(line))
    // Even if a journey passes at its second try, an internal server error fails the run.
    if (complaints.length)
      throw new Error(
        `The server logged ${complaints.length} errors:\n${complaints.slice(0, 20).join('\n')}`,
      )
  }
}
