import type { ComponentProps } from "react";
import { Art } from "./offers.styles";

function Drop({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle r="10" data-part="amber" />
      <circle r="7.2" cx="-1" cy="-1" data-part="pale" opacity="0.35" />
      <circle r="2.4" cx="-3.6" cy="-3.8" data-part="pale" />
    </g>
  );
}

function CardFace() {
  return (
    <>
      <rect x="-92" y="-56" width="184" height="112" rx="12" data-part="amber" />
      <path
        d="M-92 24c40-30 74 18 184-22v42a12 12 0 0 1-12 12H-80a12 12 0 0 1-12-12z"
        data-part="pale"
        opacity="0.4"
      />
      <rect x="-72" y="-28" width="30" height="22" rx="5" data-part="deep" />
      <path d="M-72-17h30M-57-28v22" data-part="line" opacity="0.45" />
      <path d="M-30-24a10 10 0 0 1 0 14M-23-29a18 18 0 0 1 0 24" data-part="line" />
      <g data-part="ink" opacity="0.75">
        {[0, 1, 2].map((group) =>
          [0, 1, 2, 3].map((dot) => (
            <circle key={`${group}${dot}`} cx={-70 + group * 40 + dot * 8} cy="20" r="2.4" />
          )),
        )}
        <rect x="-72" y="34" width="62" height="5" rx="2.5" />
      </g>
      <path d="M70-38c8 9 12 15 12 20a12 12 0 0 1-24 0c0-5 4-11 12-20z" data-part="deep" />
    </>
  );
}

function CardPicture() {
  return (
    <>
      <circle cx="160" cy="104" r="122" data-part="ring" opacity="0.18" />
      <circle cx="160" cy="104" r="88" data-part="ring" opacity="0.28" />
      <rect
        x="-92"
        y="-56"
        width="184"
        height="112"
        rx="12"
        data-part="leaf"
        transform="translate(172 92) rotate(7)"
      />
      <g transform="translate(156 106) rotate(-9)">
        <CardFace />
      </g>
      <Drop x={52} y={52} size={1.5} />
      <Drop x={276} y={162} size={1.1} />
      <Drop x={262} y={36} size={0.7} />
      <Drop x={38} y={158} size={0.6} />
    </>
  );
}

function TopUpPicture() {
  return (
    <>
      <circle cx="160" cy="150" r="130" data-part="ring" opacity="0.18" />
      <circle cx="160" cy="150" r="92" data-part="ring" opacity="0.28" />
      <g transform="translate(160 170)">
        <CardFace />
      </g>
      <g transform="translate(160 62) scale(2.7)">
        <path d="M0-16C7-7.500 11-2 11 3A11 11 0 0 1-11 3C-11-2-7-7.5 0-16z" data-part="amber" />
        <circle r="2.2" cx="-5" cy="-1.5" data-part="pale" />
        <path d="M0 1v7M-3.5 4.5h7" data-part="line" strokeWidth="2" />
      </g>
      <Drop x={86} y={70} size={0.9} />
      <Drop x={236} y={48} size={1.2} />
      <Drop x={268} y={104} size={0.5} />
      <Drop x={52} y={112} size={0.6} />
    </>
  );
}

export interface OfferArtProps extends ComponentProps<"div"> {
  offer: "card" | "topUp";
}

/** Decorative illustration of an offer. */
export function OfferArt({ offer, ...rest }: OfferArtProps) {
  return (
    <Art {...rest} aria-hidden>
      <svg
        viewBox="0 0 320 208"
        preserveAspectRatio={offer === "card" ? "xMidYMid" : "xMidYMax"}
        focusable="false"
      >
        {offer === "card" ? <CardPicture /> : <TopUpPicture />}
      </svg>
    </Art>
  );
}
