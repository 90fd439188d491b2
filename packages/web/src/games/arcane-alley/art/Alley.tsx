/** The alley at night: crooked gables, lit windows, lanterns on a line. Nothing but a backdrop. */
export const Alley = () => (
  <div className="aa-alley" aria-hidden="true">
    <svg viewBox="0 0 1280 720" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="aa-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sky-high)" />
          <stop offset="0.6" stopColor="var(--sky-low)" />
          <stop offset="1" stopColor="var(--street)" />
        </linearGradient>
      </defs>
      <rect width="1280" height="720" fill="url(#aa-sky)" />
      <g fill="#fff" opacity="0.7">
        <path d="M330 90h2v2h-2zM420 130h2v2h-2zM520 80h2v2h-2zM700 110h2v2h-2zM820 76h2v2h-2zM930 140h2v2h-2zM610 160h2v2h-2z" />
      </g>
      <path
        d="M0 470V300l60-70 40 44 30-90 46 90 54-58 40 50v-40l50-60 46 60v34l40-40 52 54 30-120 34 120 60-56 50 50v-34l54-62 50 62v30l48-48 44 50 36-100 40 100 56-60 50 54 40-46 60 66v210z"
        fill="var(--house-far)"
      />
      <g fill="var(--window)" opacity="0.75">
        <path d="M292 300h12v20h-12zM318 300h12v20h-12zM420 330h12v18h-12zM500 290h8v18h-8zM590 340h12v18h-12zM664 300h12v20h-12zM690 300h12v20h-12zM790 330h12v18h-12zM856 290h8v18h-8zM930 330h12v18h-12zM960 350h12v18h-12z" />
      </g>
      <path d="M0 720V120l110-90 120 110v580zM1280 720V140l-130-110-140 120v570z" fill="var(--house-near)" />
      <path d="M230 470h780l270 250H0z" fill="var(--street)" />
      <g stroke="var(--house-far)" strokeWidth="2" opacity="0.5" fill="none">
        <path d="M210 490h860M170 520h940M120 556h1040M60 600h1160M0 652h1280M330 470L150 720M470 470l-80 250M610 470l-10 250M760 470l70 250M890 470l170 250" />
      </g>
      <path d="M230 140q200 80 410 30t370 0" fill="none" stroke="var(--house-near)" strokeWidth="3" />
    </svg>
    {[18, 38, 62, 84].map((left, i) => (
      <span key={left} className="aa-lantern" style={{ left: `${left}%`, animationDelay: `${-i * 0.8}s` }} />
    ))}
  </div>
);
