import { Chart } from '../art/chart.tsx'
import { useAsked } from '../asked.ts'
import { Link } from '../router.tsx'
import { useText } from '../text.ts'

export function Hero() {
  const { say } = useText()
  const asked = useAsked()
  return (
    <div className="hero">
      <Chart viewBox="0 150 1200 300" />
      <div className="hero-text">
        <h1>{say('hero.title')}</h1>
        <p>{asked === 0 ? say('hero.promise') : <Link href="/#tables">{say('nav.asked', { count: asked })}</Link>}</p>
      </div>
    </div>
  )
}
