import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { setLanguage } from '../../../platform/texts/i18n.ts'
import { PreviewMedia } from './preview-media.tsx'

const idle = { currentTime: 0, paused: true, readyState: 1, error: null as { code: number } | null }

const mediaOf = (url: string, renew: () => void) => (
  <PreviewMedia kind="video" name="录像.mp4" url={url} renew={renew} />
)

/** The player, at a given playback position. */
function player() {
  const media = screen.getByLabelText('录像.mp4') as HTMLVideoElement
  for (const name of Object.keys(idle) as (keyof typeof idle)[])
    Object.defineProperty(media, name, {
      configurable: true,
      get: () => idle[name],
      set: (value) => Object.assign(idle, { [name]: value }),
    })

  return media
}

beforeEach(() => {
  setLanguage('zh-cn')
  Object.assign(idle, { currentTime: 0, paused: true, readyState: 1, error: null })
  vi.stubGlobal('MediaError', { MEDIA_ERR_DECODE: 3 })
  vi.stubGlobal('navigator', { ...navigator, onLine: true })
})

describe('a film whose address has died', () => {
  test('continues with another one at the same place, still playing', () => {
    const renew = vi.fn()
    const { rerender } = render(mediaOf('/a', renew))
    const media = player()
    const play = vi.spyOn(media, 'play').mockResolvedValue()

    Object.assign(idle, { currentTime: 754, paused: false })
    fireEvent.timeUpdate(media)
    idle.error = { code: 2 }
    fireEvent.error(media)
    expect(renew).toHaveBeenCalledOnce()

    rerender(mediaOf('/b', renew))
    Object.assign(idle, { currentTime: 0, paused: true, readyState: 0, error: null })
    fireEvent.timeUpdate(media)
    idle.readyState = 1
    fireEvent.loadedMetadata(media)
    expect(idle.currentTime).toBe(754)
    expect(play).toHaveBeenCalledOnce()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('continues where it was jumped to, also if the jump failed before it was reported', () => {
    const renew = vi.fn()
    const { rerender } = render(mediaOf('/a', renew))
    const media = player()

    Object.assign(idle, { currentTime: 90, error: { code: 2 } })
    fireEvent.error(media)
    fireEvent.seeking(media)
    rerender(mediaOf('/b', renew))
    Object.assign(idle, { currentTime: 0, error: null })
    fireEvent.loadedMetadata(media)
    expect(idle.currentTime).toBe(90)
  })

  test('one that fails again at once says so, with a way to try again', () => {
    const renew = vi.fn()
    render(mediaOf('/a', renew))

    const media = player()

    idle.currentTime = 3
    fireEvent.timeUpdate(media)
    idle.error = { code: 2 }
    fireEvent.error(media)
    fireEvent.error(media)
    expect(renew).toHaveBeenCalledOnce()
    expect(screen.getByRole('alert').textContent).toContain('文件没有读到')

    fireEvent.click(screen.getByRole('button', { name: /重\s?试/ }))
    expect(renew).toHaveBeenCalledTimes(2)
  })

  test('a format the browser cannot play is named as such and not asked for again', () => {
    const renew = vi.fn()
    render(mediaOf('/a', renew))

    const media = player()

    idle.error = { code: 3 }
    fireEvent.error(media)
    expect(renew).not.toHaveBeenCalled()
    expect(screen.getByRole('alert').textContent).toContain('不能播放这种格式')
  })
})
