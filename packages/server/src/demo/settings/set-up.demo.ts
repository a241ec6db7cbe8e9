import { changeSetUpStep } from '../../areas/settings/set-up/change-step.ts'
import { asPerson, type Demo } from '../demo.ts'

/** What a hospital that only tries the product does not set up. */
const NOT_NEEDED = ['mail', 'sms', 'wechat', 'backup'] as const
const TAKEN_BEFORE_MS = 300 * 86_400_000

/** The demo hospital is set up: its home page has the path no longer, its page shows every state. */
export async function fillSetUpDemo(demo: Demo) {
  const office = await asPerson(demo, 'bhb', new Date(demo.now.getTime() - TAKEN_BEFORE_MS))

  for (const step of NOT_NEEDED)
    await changeSetUpStep(office, { step, isNeeded: false, handedTo: null, version: 0 })
}
