import { Modal, message as messages } from 'antd'
import { useEffect } from 'react'
import { installFeedback } from '../platform/feedback.ts'
import { textNow } from '../platform/texts/i18n.ts'
import { platformText } from '../platform/texts/platform.text.ts'

/**
 * Implements the platform's toasts and dialogs with the component library, in the reader's theme.
 */
export function FeedbackBridge(_: { isOpen: boolean }) {
  const [message, messagePlace] = messages.useMessage({ top: 16, duration: 3, maxCount: 3 })
  const [modal, modalPlace] = Modal.useModal()

  useEffect(() => {
    installFeedback({
      toast: (kind, text) => void message.open({ type: kind, content: text }),
      ask: ({ title, content, okText, cancelText, danger, onlyOk }) =>
        new Promise((resolve) => {
          const text = textNow(platformText)
          modal[onlyOk ? 'warning' : 'confirm']({
            title: title ?? text.notice,
            content,
            okText: okText ?? text.confirm,
            cancelText: cancelText ?? text.cancel,
            okButtonProps: { danger: danger === true },
            autoFocusButton: danger ? 'cancel' : 'ok',
            onOk: () => resolve(true),
            onCancel: () => resolve(false),
          })
        }),
    })
  }, [message, modal])

  return (
    <>
      {messagePlace}
      {modalPlace}
    </>
  )
}
