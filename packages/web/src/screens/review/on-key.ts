const TYPED_IN = 'input,textarea,select,[contenteditable=true]'

/** Acts on single keys of the page until the answered function is called; not while somebody types, nor below an open window. */
export function onKey(acts: Readonly<Record<string, (() => void) | undefined>>, isBusy: boolean): () => void {
  const listen = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLElement && event.target.closest(TYPED_IN)
    const isElsewhere = event.ctrlKey || event.metaKey || event.altKey || event.repeat || document.querySelector('[role=dialog]')
    if (isBusy || isTyping || isElsewhere) return
    acts[event.key.toLowerCase()]?.()
  }
  window.addEventListener('keydown', listen)
  return () => window.removeEventListener('keydown', listen)
}
