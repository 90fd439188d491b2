/** The village fair: sky, hills, a church and bunting. Nothing but a backdrop. */
export const Fair = () => (
  <div className="backdrop" aria-hidden="true">
    <svg viewBox="0 0 1280 720" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="dm-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sky-high)" />
          <stop offset="1" stopColor="var(--sky-low)" />
        </linearGradient>
      </defs>
      <rect width="1280" height="720" fill="url(#dm-sky)" />
      <circle cx="1010" cy="120" r="54" fill="var(--sun)" />
      <g fill="var(--cloud)">
        <path d="M330 150q14-36 52-22 24-28 52 0 36-8 38 22zM760 210q10-26 38-16 18-20 38 0 26-6 28 16z" />
      </g>
      <path d="M0 470q180-120 380-40t380-30 520 40v280H0z" fill="var(--hill-far)" />
      <g>
        <path d="M860 400h60v-50l-30-30-30 30zM890 320v-34" fill="var(--wall)" stroke="var(--beam)" strokeWidth="3" />
        <path
          d="M940 410h80v-44l-40-36-40 36zM1060 420h64v-36l-32-30-32 30z"
          fill="var(--wall)"
          stroke="var(--beam)"
          strokeWidth="3"
        />
      </g>
      <path d="M0 560q320-90 640-30t640-30v220H0z" fill="var(--hill-near)" />
      <path d="M0 70q320 80 640 24t640 10" fill="none" stroke="var(--beam)" strokeWidth="3" />
      <g>
        <path d="M290 116l18 34 18-32z" fill="#e0a92f" />
        <path d="M420 122l18 34 18-36z" fill="#3c9c8f" />
        <path d="M840 84l18 34 18-34z" fill="#8a5cc0" />
        <path d="M960 88l18 34 18-32z" fill="#d8412f" />
        <path d="M1090 96l18 34 18-32z" fill="#5d9a45" />
        <path d="M160 102l18 34 18-30z" fill="#d8412f" />
      </g>
    </svg>
  </div>
);
