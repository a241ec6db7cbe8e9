/**
 * Messages and dialogs of the platform and the guard. The shell provides the implementation with
 * the component library.
 */
export type Question = {
  title?: string
  content: string
  okText?: string
  cancelText?: string
  danger?: boolean
  onlyOk?: boolean
}

export type Feedback = {
  toast: (kind: 'success' | 'error' | 'info' | 'warning', text: string) => void
  ask: (question: Question) => Promise<boolean>
}

let installed: Feedback | null = null
const waiting: ((feedback: Feedback) => void)[] = []
const listeners = new Set<() => void>()

/** Whether a message is waiting; the root component then loads the implementation. */
export const isFeedbackAwaited = () => installed === null && waiting.length > 0

export const onFeedbackAwaited = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const withFeedback = <T>(act: (feedback: Feedback) => T | Promise<T>): Promise<T> =>
  new Promise((resolve) => {
    const run = (feedback: Feedback) => resolve(act(feedback))
    if (installed) run(installed)
    else {
      waiting.push(run)
      for (const listener of listeners) listener()
    }
  })

/** Called once by the root component; waiting messages are then shown. */
export function installFeedback(feedback: Feedback) {
  installed = feedback
  for (const run of waiting.splice(0)) run(feedback)
}

/** A toast at the top, for three seconds. */
export const toast = {
  success: (text: string) => void withFeedback((f) => f.toast('success', text)),
  error: (text: string) => void withFeedback((f) => f.toast('error', text)),
  info: (text: string) => void withFeedback((f) => f.toast('info', text)),
  warning: (text: string) => void withFeedback((f) => f.toast('warning', text)),
}

/** Confirmation dialog; true if confirmed. */
export const ask = (question: Question) => withFeedback((f) => f.ask(question))

/** Alert dialog; resolves when closed. */
export const alertOf = (content: string) => ask({ content, onlyOk: true })
