/** What an invigilator may do, the usual first. */
export const WATCH_ACTS = ['extraTime', 'message', 'pause', 'resume', 'readmit', 'finish'] as const
export type WatchAct = (typeof WATCH_ACTS)[number]
/** `ids` null: for everybody. */
export type WatchFormProps = {
  isOpen: boolean
  act: WatchAct
  id: number
  ids: readonly number[] | null
  names: readonly string[]
  onDone: () => void
  onClose: () => void
}
/** Everything but a message and letting go on needs a reason. */
export const needsReason = (act: WatchAct) => act !== 'message' && act !== 'resume'
