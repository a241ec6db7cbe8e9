type KeyFacts = Pick<KeyboardEvent, 'isComposing' | 'keyCode'>

/** Of the page or of React. */
type Press = KeyFacts | { nativeEvent: KeyFacts }

/**
 * What Safari gives as the code of the key that ends composing, when composing itself is over
 * already.
 */
const OF_INPUT_METHOD = 229

const isComposing = (press: Press) => {
  const { isComposing: isUnderWay, keyCode } = 'nativeEvent' in press ? press.nativeEvent : press
  return isUnderWay || keyCode === OF_INPUT_METHOD
}

/**
 * A handler of keys that leaves alone those by which an input method composes and ends a word: they
 * are not meant for the page.
 */
export const byKey =
  <E extends Press>(handle: (press: E) => void) =>
  (press: E) => {
    if (!isComposing(press)) handle(press)
  }

/** Listens to keys of the whole page or window; the answer ends it. */
export function listenToKeys(
  target: Document | Window,
  handle: (press: KeyboardEvent) => void,
  options: AddEventListenerOptions = {},
): () => void {
  const listen = byKey(handle) as EventListener
  target.addEventListener('keydown', listen, options)

  return () => target.removeEventListener('keydown', listen, options)
}
