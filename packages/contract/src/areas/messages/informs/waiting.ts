import { waitingKinds } from '../../../kernel/flows/waiting.ts'

export const informWaiting = waitingKinds({
  confirmInforms: {
    view: 'message/inform/own',
    query: { stand: 'toConfirm' },
    isOwn: true,
    urgency: 'due',
  },
})
