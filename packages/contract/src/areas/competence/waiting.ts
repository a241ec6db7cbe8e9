import { waitingKinds } from '../../kernel/flows/waiting.ts'

export const competenceWaiting = waitingKinds({
  decideLevels: { view: 'competence/grant/index', query: { waiting: '1' } },
})
