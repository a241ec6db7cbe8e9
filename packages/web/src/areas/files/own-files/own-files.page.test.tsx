import { filesErrors, filesPermissions as may } from '@residency/contract/areas/files/access'
import { deleteFile, getRoom, listOwnFiles } from '@residency/contract/areas/files/file.contract'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import { buttons, dialog, press, reads } from '../../../testing/person.ts'
import { openServer } from '../../../testing/server.ts'
import { show } from '../../../testing/show.tsx'
import OwnFilesPage from './own-files.page.tsx'

const server = openServer()
const MB = 1024 * 1024

const free = {
  filePath: 'key-1',
  name: '证明.pdf',
  size: 2 * MB,
  view: 'pdf',
  purpose: 'proof',
  createTime: '2026-11-20 10:00',
  isUsed: false,
  usedFor: null,
  actions: ['delete'],
} as const

const used = { ...free, isUsed: true, usedFor: '请假申请', actions: [] } as const

beforeEach(() => {
  server.answer(getRoom, { used: 95 * MB, allowed: 100 * MB })
  server.answer(listOwnFiles, { total: 1, list: [free] })
})

afterEach(() => setLanguage('zh-cn'))

const open = (perms: readonly string[] = []) => show(<OwnFilesPage />, { perms })

test('a file that no record uses is deleted after a question; list and space are read again', async () => {
  server.answer(deleteFile, null)
  open()
  await reads('未使用')
  await press('更多操作')
  await press('删除')

  server.answer(listOwnFiles, { total: 0, list: [] })
  server.answer(getRoom, { used: 93 * MB, allowed: 100 * MB })
  await press('删除', await dialog())
  await reads('93.0 MB / 100.0 MB')
  await reads(/还没有文件/)
  expect(server.sent(deleteFile)).toEqual([{ filePath: 'key-1' }])
})

test('a file in use says by what, and offers no deletion', async () => {
  server.answer(listOwnFiles, { total: 1, list: [used] })
  open()
  await reads('用于请假申请，不能删除')
  await press('更多操作')
  await waitFor(() => expect(buttons('下载')).toHaveLength(1))
  expect(buttons('删除')).toEqual([])
})

test('a file that a record began to use meanwhile stays, and the person reads why', async () => {
  server.refuse(deleteFile, filesErrors.stillUsed, '文件正在使用，不能删除')
  open()
  await press('更多操作')
  await press('删除')

  server.answer(listOwnFiles, { total: 1, list: [used] })
  await press('删除', await dialog())
  await reads('文件正在使用，不能删除')
  await reads('用于请假申请，不能删除')
})

test('a file without a preview can only be downloaded', async () => {
  server.answer(listOwnFiles, { total: 1, list: [{ ...used, name: '名单.xlsx', view: null }] })
  open()
  await waitFor(() => expect(buttons('下载')).toHaveLength(1))
  expect(buttons(/^(预览|名单.xlsx|更多操作)$/)).toEqual([])
})

test('the space used is a figure and a share', async () => {
  open()
  await reads('95.0 MB / 100.0 MB')
  expect(screen.getByRole('meter', { name: '已用空间' }).getAttribute('aria-valuenow')).toBe('95')
})

test('that films are accepted is shown only to who may upload course material', async () => {
  const { unmount } = open()
  await reads('图片和 pdf 每个不超过 20 MB，文档不超过 20 MB')
  unmount()

  open([may.courseUpload])
  await reads(/视频和音频不超过 4 GB/)
})

test.each([
  ['zh-cn', 1, /^共 1 个文件；/],
  ['en', 1, /^1 file; files not used/],
  ['en', 2, /^2 files; files not used/],
] as const)('the lead counts the files (%s, %i)', async (language, total, sentence) => {
  server.answer(listOwnFiles, { total, list: [free] })
  await act(async () => setLanguage(language))
  open()
  await reads(sentence)
})
