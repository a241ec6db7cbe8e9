import { waitingKinds } from '../../kernel/flows/waiting.ts'

export const collectionWaiting = waitingKinds({
  uploadMaterials: {
    view: 'message/collection/own',
    query: { status: 'due' },
    isOwn: true,
    urgency: 'due',
  },
  reviewMaterials: { view: 'message/collection/index' },
})

export const informWaiting = waitingKinds({
  confirmInforms: {
    view: 'message/inform/own',
    query: { status: 'toConfirm' },
    isOwn: true,
    urgency: 'due',
  },
})
