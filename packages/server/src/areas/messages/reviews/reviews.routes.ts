import { kernelWords } from '@residency/contract/kernel'
import {
  listDeciders as listDecidersCall,
  remindDeciders as remindDecidersCall,
} from '@residency/contract/kernel/deciders'
import type { Binder } from '../../../platform/http/bind.ts'
import { listDeciders } from './list-deciders.ts'
import { remindDeciders } from './remind-deciders.ts'

export function reviewsRoutes(binder: Binder) {
  const bind = binder(kernelWords)

  bind(listDecidersCall, listDeciders)
  bind(remindDecidersCall, remindDeciders)
}
