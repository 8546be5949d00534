import { Chart } from '../art/chart.tsx'
import { useText } from '../text.ts'

export function Hero({ ready }: { ready: boolean }) {
  const { say } = useText()
  return (
    <div className="hero">
      <Chart viewBox="0 150 1200 300" />
      <div className="hero-text">
        <h1>{say('hero.title')}</h1>
        <p>{say(ready ? 'hero.promise' : 'hero.building')}</p>
      </div>
    </div>
  )
}
