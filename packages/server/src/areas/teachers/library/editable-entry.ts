import { libraryErrors } from '@residency/contract/areas/teachers/library/access'
import { kernelErrors } from '@residency/contract/kernel'
import { fail } from '../../../platform/http/fail.ts'
import type { Reader } from '../../../platform/reader.ts'
import { isInLibrary } from './library.policy.ts'

/** Refuses a change of an entry that has left the library, or is the actor's own. */
export function mustBeEditable(entry: { state: string; userId: number }, actor: Reader) {
  if (!isInLibrary(entry.state)) throw fail(kernelErrors.actionNotNow)
  if (entry.userId === actor.userId) throw fail(libraryErrors.ownEntry)
}
