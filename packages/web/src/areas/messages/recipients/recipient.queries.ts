import * as recipient from '@residency/contract/areas/messages/recipients/recipient.contract'
import type { InputOf } from '@residency/contract/kernel'
import { keepPreviousData } from '@tanstack/react-query'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useFormOf, useListOf } from '../../../platform/calls/queries.ts'

const PATHS = ['/api/v1/recipientGroups', '/api/v1/recipients']
export type GroupInput = InputOf<typeof recipient.listGroups>
export type GroupValues = InputOf<typeof recipient.createGroup>
export type Choice = InputOf<typeof recipient.previewRecipients>['recipients']

export const useRecipientChoices = () => useEndpoint(recipient.listRecipientChoices, {})

export const useFoundPeople = (keywords: string, isOpen: boolean) =>
  useEndpoint(recipient.findRecipients, isOpen ? { keywords } : null)

/** Whom a choice reaches now; nothing is asked while it is empty. */
export const useRecipientPreview = (recipients: Choice | null) =>
  useEndpoint(recipient.previewRecipients, recipients && { recipients }, {
    retry: false,
    staleTime: 0,
    ...({ placeholderData: keepPreviousData } as object),
  })

export const useGroups = (input: GroupInput) => useListOf(recipient.listGroups, input)
export const useGroupForm = (id: number | null) => useFormOf(recipient.getGroupForm, id)

export const useSaveGroup = () =>
  useChange(
    PATHS,
    ({ id, version, ...form }: GroupValues & { id: number | null; version: number }) =>
      id === null
        ? call(recipient.createGroup, form, { quiet: true })
        : call(recipient.updateGroup, { ...form, id, version }, { quiet: true }),
  )

export const useDeleteGroup = () =>
  useChange(PATHS, (id: number) => call(recipient.deleteGroup, { id }))
