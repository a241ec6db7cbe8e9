import * as rule from '@residency/contract/areas/rotations/rules/rule.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useListOf } from '../../../platform/calls/queries.ts'

const PATHS = ['/api/v1/rotationRules', '/api/v1/rotationBlocks']
export const useRules = () => useListOf(rule.listRules, {})
type RuleInput = rule.RuleForm & ({ baseId: number } | { id: number; version: number })

export const useSaveRule = () =>
  useChange(
    PATHS,
    async (form: RuleInput): Promise<unknown> =>
      'id' in form
        ? call(rule.updateRule, form, { quiet: true })
        : call(rule.createRule, form, { quiet: true }),
  )

export const useDeleteRule = () =>
  useChange(PATHS, (input: InputOf<typeof rule.deleteRule>) => call(rule.deleteRule, input))
