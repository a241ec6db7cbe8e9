import encodeQR from 'qr'
import { useMemo } from 'react'

/**
 * A QR code with its quiet zone; black on white in every theme, because some cameras read nothing
 * else.
 */
export function QrPicture({ value, label }: { value: string; label: string }) {
  const { size, path } = useMemo(() => {
    const rows = encodeQR(value, 'raw', { ecc: 'medium', border: 3 })
    const drawn = rows.map((row, y) =>
      row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''),
    )

    return { size: rows.length, path: drawn.join('') }
  }, [value])

  return (
    <svg
      className="scan-picture"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
