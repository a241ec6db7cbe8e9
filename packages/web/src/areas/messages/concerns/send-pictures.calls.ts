import { addConcernPicture } from '@residency/contract/areas/messages/concerns/sender.contract'
import { call } from '../../../platform/calls/api-client.ts'

/**
 * Adds pictures to a concern one after the other; their own names stay on the device. Answers those
 * that were not sent.
 */
export async function sendPictures(code: string, pictures: readonly File[]): Promise<File[]> {
  const unsent: File[] = []

  for (const blob of pictures)
    await call(addConcernPicture, { code }, { quiet: true, file: { blob, name: 'picture' } }).catch(
      () => void unsent.push(blob),
    )

  return unsent
}
