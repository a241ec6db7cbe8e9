import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import { PreviewPicture } from './preview-picture.tsx'

beforeEach(() => setLanguage('zh-cn'))
afterEach(() => vi.unstubAllGlobals())

const failing = (answer: () => Promise<unknown>) => {
  vi.stubGlobal('fetch', vi.fn(answer))

  const renew = vi.fn()

  render(<PreviewPicture url="/a" name="证明.heic" renew={renew} />)
  fireEvent.error(screen.getByAltText('证明.heic'))

  return renew
}

describe('a picture that does not show', () => {
  test('because the server has too many to convert: says so, and may be tried again', async () => {
    const renew = failing(async () => ({ status: 503 }))

    expect(await screen.findByText('正在转换的图片较多，请稍后再试')).toBeTruthy()

    fireEvent.click(screen.getByRole('button', { name: /重\s*试/ }))
    expect(renew).toHaveBeenCalledOnce()
    expect(screen.getByAltText('证明.heic')).toBeTruthy()
  })

  test('because it cannot be opened: asks for another one', async () => {
    failing(async () => ({ status: 400 }))
    expect(await screen.findByText('这张图片打不开，请换一张')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /重\s*试/ })).toBeNull()
  })

  test('because nobody answers: says that the network is the reason', async () => {
    failing(async () => Promise.reject(new TypeError('failed to fetch')))
    expect(await screen.findByText('文件没有读到，请检查网络后重试')).toBeTruthy()
  })
})
