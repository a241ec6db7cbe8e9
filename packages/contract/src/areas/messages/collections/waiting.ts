import { waitingKinds } from '../../../kernel/flows/waiting.ts'

export const collectionWaiting = waitingKinds({
  uploadMaterials: {
    view: 'message/collection/own',
    query: { stand: 'due' },
    isOwn: true,
    urgency: 'due',
  },
  reviewMaterials: { view: 'message/collection/index' },
})
