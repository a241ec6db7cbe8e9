import * as inform from '@residency/contract/areas/messages/informs/inform.contract'
import * as own from '@residency/contract/areas/messages/informs/own-inform.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useFormOf, useListOf } from '../../../platform/calls/queries.ts'

const PATHS = ['/api/v1/informs']
const OWN_PATHS = ['/api/v1/ownInforms', '/api/v1/waiting']
export type InformInput = InputOf<typeof inform.listInforms>
export type InformValues = InputOf<typeof inform.createInform>
export type ReceiptInput = InputOf<typeof inform.listReceipts>
export type OwnInformInput = InputOf<typeof own.listOwnInforms>

export const useInforms = (input: InformInput) => useListOf(inform.listInforms, input)

export const useInform = (id: number | null) =>
  useEndpoint(inform.getInform, id === null ? null : { id })

export const useInformForm = (id: number | null) => useFormOf(inform.getInformForm, id)
export const useReceipts = (input: ReceiptInput) => useListOf(inform.listReceipts, input)

export const useSaveInform = () =>
  useChange(
    PATHS,
    ({ id, version, ...form }: InformValues & { id: number | null; version: number }) =>
      id === null
        ? call(inform.createInform, form, { quiet: true })
        : call(inform.updateInform, { ...form, id, version }, { quiet: true }),
  )

export const useDeleteInform = () =>
  useChange(PATHS, (input: { id: number; version: number }) => call(inform.deleteInform, input))

export const useActOnInform = ({ quiet = false } = {}) =>
  useChange(PATHS, (input: InputOf<typeof inform.actOnInform>) =>
    call(inform.actOnInform, input, { quiet }),
  )

export const useRemind = () => useChange(PATHS, (id: number) => call(inform.remindOfInform, { id }))

export const useOwnInforms = (input: OwnInformInput) => useListOf(own.listOwnInforms, input)

export const useOwnInform = (id: number | null) =>
  useEndpoint(own.getOwnInform, id === null ? null : { id })

export const useReadInform = () =>
  useChange(OWN_PATHS, (id: number) => call(own.readInform, { id }, { quiet: true }))

export const useConfirmInform = () =>
  useChange(OWN_PATHS, (id: number) => call(own.confirmInform, { id }))
